/** Joins the day of a formatted date to its month with no-break spaces: “21 de novembre”, “21 nov.”. */
export const unbrokenDay = (words: string): string => words.replace(/(\d|\bde) (?=\D)/g, '$1\u00a0');
