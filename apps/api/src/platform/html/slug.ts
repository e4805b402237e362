/** Longest slug, in characters: long headlines are cut at a word. */
const MAX_LENGTH = 80;
/**
 * Part of a text that is read for its slug: nothing after it could be in it, and accents in endless rows take long to
 * order.
 */
const READ = 1000;

/** `L'Ajuntament d'Elx: col·lecció` → `l-ajuntament-d-elx-colleccio`. Empty where nothing can be written in ASCII. */
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
