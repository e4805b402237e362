/** Missing parts of a decision at the desk, one sentence each; undefined if it is complete. */
export function missingMessage(
  texts: { chooseSome: string; reasonMissing: string },
  { isChosen, hasGround }: { isChosen: boolean; hasGround: boolean },
): string | undefined {
  const missing = [...(isChosen ? [] : [texts.chooseSome]), ...(hasGround ? [] : [texts.reasonMissing])];
  return missing.length ? missing.join(' ') : undefined;
}
