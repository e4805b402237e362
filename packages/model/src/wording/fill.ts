/**
 * Beginnings of a value before which Catalan and Italian words elide their vowel: a vowel, possibly after a
 * mute h, except an i or u that sounds as a consonant (`iode`, `Huelva`); and the figures 1 and 11, read as
 * `un` and `onze`. A quotation mark may come first.
 */
const BEGINS_WITH_VOWEL =
  /^[«“‘"']?(?:h?(?![iu][aeouàèéíòóú])[aeiouàèéíïòóúü]|0?1(?!\d|[.,:]\d)|11(?!\d|[.,:]\d))/iu;

/**
 * Whether a word before this value elides its vowel: `d’El Far`, `l’1 de novembre`, `l’11`; but `de Ribera`,
 * `el 21`.
 */
export const beginsWithVowel = (text: string): boolean => BEGINS_WITH_VOWEL.test(text);

/** `{name}`, or `{de |d’:name}`: the words before a value, and those before one that begins with a vowel. */
const PLACE = /\{(?:([^{}|:]*)\|([^{}|:]*):)?(\w+)\}/g;

/**
 * Fills the placeholders of a text: `fill('{count} fotos', { count: 3 })`. `{de |d’:name}` chooses the word
 * before the value by the value's beginning. A value within guillemets gets inner quotation marks for its
 * own. An unknown placeholder stays unchanged.
 */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(
    PLACE,
    (place, before = '', beforeVowel: string | undefined, name: string, at: number) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return place;
      const shown =
        text[at - 1] === '«' ? String(value).replace(/«/g, '“').replace(/»/g, '”') : String(value);
      return `${beforeVowel !== undefined && beginsWithVowel(shown) ? beforeVowel : before}${shown}`;
    },
  );
}

/** Names in a sentence, each in the language's quotation marks: `«Primera hora» i «Llibres»`. */
export function quoted(names: readonly string[], language: string): string {
  const [before, after] = language.startsWith('en') ? ['“', '”'] : ['«', '»'];
  return new Intl.ListFormat(language).format(names.map((name) => fill(`${before}{name}${after}`, { name })));
}
