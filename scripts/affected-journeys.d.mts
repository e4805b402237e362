export function affectedJourneys(changed: readonly string[] | undefined): {
  own: string[];
  others: string[] | undefined;
};
