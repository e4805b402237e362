import { WRITTEN_LANGUAGES, type WrittenLanguage } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { textsByLanguage } from './texts';

type Foreign = {
  /** Spelling that does not occur in the language. */
  spelling: RegExp;
  /** Words of the other languages whose spelling would pass. */
  words: string;
  /** Words of the language, or borrowed by it, that break its spelling rules. */
  known: string;
};

const ENGLISH = 'the you your and is are of not this that with from please could have been will cannot what';
const CATALAN =
  'i ho hi per els dels amb hem què més és té són teva teves seva seves meva qui quan encara ara sense només també després potser sempre així aquesta aquestes altre altres altra totes dues persones dia dies vegada vegades notícia notícies imatge imatges línia paraula paraules preguntes respostes resposta empreses article articles dades estona galetes llista fotografia petició redacció edició camí permís avís raó privadesa nosaltres provar torna tornar fer dir llegir veure rebre obrir tanca tancar desa desar tria triar canvia canviar esborra esborrar afegir acceptar accepta canvis regal clau acord';
const SPANISH =
  'los las le con para por sin desde hasta quien qué ahora antes todos todas otra otras ninguna nadie este esta estos estas ese esa eso su sus tus tú mis cuenta cuentas enlace enlaces mensaje mensajes respuesta respuestas dirección vez veces gracias noticias fecha fechas nueva nuevas hemos puede puedes pueden tiene tienes quieres son hacer leer volver vuelve elegir elige cerrar cambiar cambia borrar quitar escribe siguiente también bien día días';

const FOREIGN: Readonly<Record<WrittenLanguage, Foreign>> = {
  es: {
    // No Spanish word ends in t, m, p, g, two consonants or u after a vowel; only loanwords end in i.
    spelling:
      /[àèòïç·wk]|ss|ny|tx|th|ff|[^aeiouáéíóúnsrldzjxy]$|[^aeiouáéíóúy]s$|[aeio]u$|[^a]i$|(?:[cp]c|s)ió$/,
    words: `${CATALAN} ${ENGLISH}`,
    known:
      'web webs cookie cookies paywall twitter javascript internet blog scripts test núm km mm casi di mi ni si ti dom sáb feb sep oct nov dic',
  },
  ca: {
    // Few Catalan words end in o; those are listed one by one.
    spelling: /[áñ¿¡wk]|sh|(?<!n)y|o$|(?:ción|ciones|sión|dad|[ai]dos|mientos)$/,
    words: `${SPANISH} ${ENGLISH}`,
    known:
      'ho o no aleshores web webs paywall twitter km foto vídeo àudio ràdio número so saldo accepto consento permeto envio comunico desisteixo demano',
  },
  en: {
    spelling: /[áéíóúàèòïüñç¿¡·]/,
    words:
      'de del el la los las lo les els un una al que se para por y i ho ya ja como com hem nos tu su teu teva aquest aquesta cuando desde hasta amb entra torna',
    known: '',
  },
};

/**
 * Words of a text, without placeholders, URLs, tags, acronyms and pronouns attached to Catalan verbs
 * (`publicar-lo`).
 */
const wordsOf = (text: string): string[] =>
  (
    text
      .replaceAll(/\{[^{}]*\}|https?:\/\/\S+|\S+@\S+|<[^>]*>/g, ' ')
      .replaceAll(/(?<=\p{L})-(?:\p{L}{1,3})(?!\p{L})/gu, '')
      .match(/\p{L}+(?:·\p{L}+)*/gu) ?? []
  )
    .filter((word) => word !== word.toUpperCase() && (word.length > 1 || /[iy]/.test(word)))
    .map((word) => word.toLowerCase());

/** Words of a text that do not belong to its language. */
function foreignIn(text: string, language: WrittenLanguage): string[] {
  const { spelling, words, known } = FOREIGN[language];
  const [others, own] = [words.split(' '), known.split(' ')];
  return wordsOf(text).filter(
    (word) => !own.includes(word) && (spelling.test(word) || others.includes(word)),
  );
}

const lettersOf = (text: string) => wordsOf(text).join('').length;

const TEXTS = textsByLanguage();

describe.each(WRITTEN_LANGUAGES)('texts in %s', (language) => {
  const texts = TEXTS.get(language) ?? [];

  it('are found in dictionaries, files of one language and records of all languages', () => {
    expect(texts.length).toBeGreaterThan(2500);
    const files = new Set(texts.map(({ place }) => place.split(':')[0]));
    for (const file of [
      `packages/ui/src/dictionaries/${language}/participation.ts`,
      `packages/model/src/errors/texts-${language}.ts`,
      'apps/portal/app/newsroom/desk/texts/discussion.ts',
      'apps/portal/app/content/stories/refused.tsx',
      'apps/api/src/participation/uploads/emails.ts',
      'apps/api/src/newsroom/newsletters/texts.ts',
    ])
      expect(files).toContain(file);
  });

  it('have no words of another language', () => {
    const mixed = texts.flatMap(({ place, words }) => {
      const foreign = foreignIn(words, language);
      return foreign.length ? [{ place, words, foreign }] : [];
    });
    expect(mixed, 'translate it, or add a borrowed word to `known`').toEqual([]);
  });
});

it.each([
  ['es', 'Canviar el vot', ['canviar', 'vot']],
  ['es', 'No publicarem el que vas enviar a {site}', ['publicarem']],
  ['es', 'El regal d’aquest text s’ha acabat', ['regal', 'aquest', 'text', 'acabat']],
  ['es', 'Cancel·la la subscripció', ['cancel·la', 'subscripció']],
  ['es', 'Your account has no subscription now', ['your', 'account', 'now']],
  ['ca', 'Has cambiado el voto', ['cambiado', 'voto']],
  ['ca', '¿Quieres borrar la cuenta?', ['quieres', 'borrar', 'cuenta']],
  ['ca', 'El mes que viene no se publicará', ['publicará']],
  ['en', 'Change el voto', ['el']],
  ['en', 'Publicació retirada', ['publicació']],
] as const)('in %s, “%s” is detected', (language, text, words) => {
  expect(foreignIn(text, language)).toEqual(words);
});

it('no sentence is identical in two languages', () => {
  const long = WRITTEN_LANGUAGES.flatMap((language) =>
    (TEXTS.get(language) ?? [])
      .filter(({ words }) => lettersOf(words) > 20)
      .map(({ place, words }) => ({ language, place, words })),
  );
  expect(long.length).toBeGreaterThan(2000);
  const languages = new Map<string, Set<WrittenLanguage>>();
  for (const { words, language } of long)
    languages.set(words, (languages.get(words) ?? new Set()).add(language));
  expect(long.filter(({ words }) => (languages.get(words)?.size ?? 0) > 1)).toEqual([]);
});
