/**
 * Verbs with forms that share no beginning with their infinitive, by its ending, and those of their forms
 * that are frequent in news.
 */
const IRREGULAR: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  ['tener', ['tuvo', 'tiene']],
  ['poner', ['puso', 'puesto']],
  ['hacer', ['hizo', 'hecho']],
  ['decir', ['dijo', 'dicho']],
  ['venir', ['vino', 'viene']],
  ['ducir', ['dujo', 'duce']],
  ['traer', ['trajo', 'trae']],
  ['olver', ['uelto']],
  ['abrir', ['abierto']],
  ['cribir', ['crito']],
];

/** Vowels that change under stress: aprobar aprueba, cerrar cierra, pedir pide. */
const UNDER_ACCENT: Readonly<Record<string, readonly string[]>> = { o: ['ue'], e: ['ie', 'i'] };

const STEM = /^(.*[^aeiou]|)([oe])([^aeiou]+)(ar|er|ir)$/;

/**
 * Other words to search for in addition to a Spanish infinitive: its stressed stem and its irregular forms.
 * @param word without accents
 */
export function otherForms(word: string): string[] {
  if (word.length < 5) return [];
  const [, before = '', vowel = '', after = '', ending = ''] = STEM.exec(word) ?? [];
  const changed = (UNDER_ACCENT[vowel] ?? [])
    .filter((other) => other !== 'i' || ending === 'ir')
    .map((other) => `${before}${other}${after}${ending}`);
  const irregular = IRREGULAR.filter(([last]) => word.endsWith(last)).flatMap(([last, forms]) =>
    forms.map((form) => word.slice(0, -last.length) + form),
  );
  return [...changed, ...irregular];
}
