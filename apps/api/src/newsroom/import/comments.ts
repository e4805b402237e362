/**
 * Replaces each HTML comment by the result of `replace`, nothing by default. For an unclosed comment only its
 * opening is removed, so that no text is lost.
 */
export function withoutComments(text: string, replace: (comment: string) => string = () => ''): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4);
    kept.push(text.slice(from, start));
    if (end === -1) return kept.join('') + text.slice(start).replaceAll('<!--', '');
    kept.push(replace(text.slice(start + 4, end)));
    from = end + 3;
  }
  return kept.join('') + text.slice(from);
}
