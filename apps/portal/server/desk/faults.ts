/**
 * What is wrong with each field of a form, in the desk's words; a field within a list is the list's.
 * @param texts by the name of the field
 */
export function faultsOf(
  texts: Readonly<Record<string, string>>,
  issues: readonly { field: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ field }) => {
      const name = field.split('.')[0] ?? '';
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
      return text ? [[name, text]] : [];
    }),
  );
}
