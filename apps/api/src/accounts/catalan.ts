/** A vowel, or one after a mute h, as a Catalan word begins; not the i and u that sound as consonants: `iode`, `hiena`. */
const BEGINS_WITH_VOWEL = /^h?(?![iu][aeouàèéíòóú])[aeiouàèéíïòóúü]/iu;

/** `de` before a name, which drops its vowel before another one: `d’El Far`, `d’Ones`, `de Ribera Diario`. */
export const catalanOf = (name: string): string =>
  BEGINS_WITH_VOWEL.test(name) ? `d’${name}` : `de ${name}`;
