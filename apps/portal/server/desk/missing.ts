/** What a decision at the desk still lacks, in a sentence for each; undefined where nothing does. */
export function missingOf(
  texts: { chooseSome: string; chooseGround: string },
  { isChosen, hasGround }: { isChosen: boolean; hasGround: boolean },
): string | undefined {
  const missing = [...(isChosen ? [] : [texts.chooseSome]), ...(hasGround ? [] : [texts.chooseGround])];
  return missing.length ? missing.join(' ') : undefined;
}
