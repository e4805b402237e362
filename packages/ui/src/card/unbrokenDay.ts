const NO_BREAK = '\u00a0';

/** The words of a date, whose day stays on one line with its month: “21 de novembre”, “21 nov.”. */
export const unbrokenDay = (words: string): string =>
  words.replace(/(\d{1,2}) (de )?(?=\p{L})/gu, (_, day: string, of: string | undefined) =>
    of ? `${day}${NO_BREAK}de${NO_BREAK}` : `${day}${NO_BREAK}`,
  );
