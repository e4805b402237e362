/*
 * How words are read, for both indexing and searching: function files refer to these rules as `:'name'`
 * (`functions.ts`), `search/words.ts` imports them. Expressions are written so that JavaScript and PostgreSQL
 * interpret them alike, even if the database's locale knows no case but that of ASCII.
 */

/** Characters that are not letters: accents, once separated from theirs (NFKD), and the soft hyphen. */
export const MARKS = '[\\u0300-\\u036f\\u00ad]';

/** Letters that Unicode does not decompose, and their replacements. */
export const LETTERS = { from: 'øØđĐðÐłŁħĦıĸŋŊŧŦ', to: 'ooddddllhhiknntt' } as const;

/** Letters that are read as two, each followed by these. */
export const LIGATURES = ['ßss', 'ẞss', 'æae', 'Æae', 'œoe', 'Œoe', 'þth', 'Þth'] as const;

/** Any of these letters; any of those that are read as two. */
export const A_LETTER = `[${LETTERS.from}]`;
export const A_LIGATURE = `[${LIGATURES.map(([letter]) => letter).join('')}]`;

/** A Catalan l·l in lower case, with any form of its dot. */
export const GEMINATE = 'l[·•.‧-]l';

const NO_LETTER_AFTER = '(?![a-zA-ZáéíóúüñÁÉÍÓÚÜÑ])';
/** Precomposed, or with a combining accent. */
const ACCENTED_O = '(?:[óÓ]|[oO]\\u0301)';

/**
 * Spanish past tenses that only their accent marks, and their replacements: `ardió` is `ardir`, `aprobó` is
 * `aprobar`.
 */
export const PASTS = {
  ir: `[iI](?:${ACCENTED_O}|[eE][rR][oO][nN])${NO_LETTER_AFTER}`,
  ar: `${ACCENTED_O}${NO_LETTER_AFTER}`,
} as const;

/**
 * Words that mean nothing alone, without case and accents. PostgreSQL ships none for Catalan.
 * @property everywhere nearly every text has them: they are indexed in titles only
 * @property asked left out of queries too, but indexed: another word may have the same stem (`nada` and
 * `nadar`)
 */
export const STOP_WORDS = {
  ca: {
    everywhere:
      'a al als amb d de del dels el els en es i l la les li ho hi m n no o per que s se un una ha han',
    asked: `
      ambdos aquell aquella aquelles aquells aquest aquesta aquestes aquests aixo aixi allo cada com des doncs ell ella elles
      ells em ens entre era eren esta estan et etc fins fou gaire has havia he hem ja jo lo llur llurs los ma mes meu meva
      molt na ne ni nos nosaltres on os perque pel pels pero poc qual quals quan qui sa sempre sense ser seu seus seva seves
      si sobre som son sota soc t tan tant te tots tu unes uns us va van vos vosaltres vam vaig ves`,
  },
  es: {
    everywhere: 'a al con de del e el en es la las lo los le les no o para por que se su sus un una y ha han',
    asked: `
      algo alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos aqui asi aunque cada como contra cual
      cuando desde donde dos ella ellas ello ellos entre era eran esa esas ese eso esos esta estaba estan estas este esto
      estos fue fueron habia has hasta hay he i mas me mi mis mucho muy nada ni nos nosotros os otra otro pero poco porque
      quien quienes segun ser si sido sin sobre son tambien tan tanto te ti tiene tu tus u uno unos ya yo`,
  },
  en: {
    everywhere:
      'a an and are as at be by for from has have he in is it its of on or s t that the they to was were will with',
    asked: `
      about after all also am any because been before being between both but can could d did do does during each few had her
      here him his how i if into just ll m me more most my no nor not now off once only other our out over own re same she
      should so some such than their them then there these this those through too under until up ve very we what when where
      which while who whom why would you your`,
  },
} as const;

/** The rules, by the names that function files use. */
export const RULES: Readonly<Record<string, string>> = {
  marks: MARKS,
  letters: LETTERS.from,
  plain_letters: LETTERS.to,
  a_letter: A_LETTER,
  ligatures: LIGATURES.join(' '),
  a_ligature: A_LIGATURE,
  geminate: GEMINATE,
  past_ir: PASTS.ir,
  past_ar: PASTS.ar,
  words_everywhere_ca: STOP_WORDS.ca.everywhere,
  words_everywhere_es: STOP_WORDS.es.everywhere,
  words_everywhere_en: STOP_WORDS.en.everywhere,
};
