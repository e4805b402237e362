/** The control letter is at the number's remainder by 23 in this row (Spanish Ministry of the Interior). */
const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** First letters of a NIE, each of which stands for a digit. */
const NIE_PREFIXES = 'XYZ';

/** The control letter of a NIF's number, below 100,000,000. */
export function nifLetter(number: number): string {
  return CONTROL_LETTERS.charAt(number % 23);
}

/**
 * Spanish NIF (8 digits and letter) or NIE (X, Y or Z, 7 digits and letter) with its checksum;
 * case-insensitive.
 */
export function isNif(text: string): boolean {
  const nif = text.toUpperCase();
  if (!/^[XYZ\d]\d{7}[A-Z]$/.test(nif)) return false;
  const prefix = NIE_PREFIXES.indexOf(nif.charAt(0));
  const number = prefix === -1 ? nif.slice(0, 8) : `${prefix}${nif.slice(1, 8)}`;
  return nifLetter(Number(number)) === nif.charAt(8);
}
