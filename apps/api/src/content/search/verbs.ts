/** Verbs whose forms share no beginning with their infinitive, by its last letters, and the ones of theirs that news are full of. */
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

/** Vowels that change under the accent: aprobar aprueba, cerrar cierra, pedir pide. */
const UNDER_ACCENT: Readonly<Record<string, readonly string[]>> = { o: ['ue'], e: ['ie', 'i'] };

const STEM = /^(.*[^aeiou]|)([oe])([^aeiou]+)(ar|er|ir)$/;

/**
 * Other words to look for beside a Spanish infinitive: its stem as it is under the accent, and its irregular forms.
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
