/** The words of a date, whose day stays on one line with its month: “21 de novembre”, “21 nov.”. */
export const unbrokenDay = (words: string): string => words.replace(/(\d|\bde) (?=\D)/g, '$1\u00a0');
