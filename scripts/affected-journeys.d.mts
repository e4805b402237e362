export function affectedJourneys(changed: readonly string[] | undefined): string[] | undefined;
