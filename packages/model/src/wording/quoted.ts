import { fill } from './fill';

/** Names in a sentence, each in the language's quotation marks: `«Primera hora» i «Llibres»`. */
export function quoted(names: readonly string[], language: string): string {
  const [before, after] = language.startsWith('en') ? ['“', '”'] : ['«', '»'];
  return new Intl.ListFormat(language).format(names.map((name) => fill(`${before}{name}${after}`, { name })));
}
