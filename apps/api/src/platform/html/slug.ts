/** Longest slug, in characters: long headlines are cut at a word. */
const MAX_LENGTH = 80;
/**
 * Characters of a text that are read for its slug: nothing after them could be part of it, and endless rows
 * of accents take long to normalise.
 */
const READ = 1000;

/**
 * `L'Ajuntament d'Elx: col·lecció` → `l-ajuntament-d-elx-colleccio`. Empty if nothing can be written in
 * ASCII.
 */
export function slugOf(text: string): string {
  const ascii = text
    .slice(0, READ)
    .toLowerCase()
    .replace(/l·l/g, 'll')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (ascii.length <= MAX_LENGTH) return ascii;
  const cut = ascii.lastIndexOf('-', MAX_LENGTH);
  return ascii.slice(0, cut > MAX_LENGTH / 2 ? cut : MAX_LENGTH);
}
