export function affectedJourneys(
  changed: readonly string[] | undefined,
  pagesOf?: ReadonlyMap<string, readonly string[]>,
): Promise<{
  own: string[];
  others: string[] | undefined;
}>;
