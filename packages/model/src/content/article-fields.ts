import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';

/** Definition of a field in plain text; everything that imports, stores, edits or shows it reads this. */
type FieldDefinition = {
  /** Most characters. */
  max: number;
  /** `byline` next to the names and dates, `foot` after the text, under its label. */
  place: 'byline' | 'foot';
  label: Readonly<Record<Language, string>>;
  /** Instruction for editors. */
  hint: Readonly<Record<Language, string>>;
  /** WordPress’s custom fields and ninjs’s properties that have it; the first with a value counts. */
  importedFrom: { wordpress: readonly string[]; ninjs: readonly string[] };
  /** Property of schema.org’s `NewsArticle`. */
  schemaOrg?: string;
};

/**
 * Optional fields of an article, in display order. Its newsroom sends them; an editor may change them at the
 * desk.
 */
export const ARTICLE_FIELDS = {
  dateline: {
    max: 80,
    place: 'byline',
    label: inEveryLanguage({ ca: 'Lloc', es: 'Lugar', en: 'Dateline' }),
    hint: inEveryLanguage({
      ca: 'On s’ha escrit: «Alzira».',
      es: 'Dónde se ha escrito: «Alzira».',
      en: 'Where it was written: “Alzira”.',
    }),
    importedFrom: { wordpress: ['dateline'], ninjs: ['located', 'dateline'] },
    schemaOrg: 'dateline',
  },
  backstory: {
    max: 1_000,
    place: 'foot',
    label: inEveryLanguage({
      ca: 'Com hem fet aquesta informació',
      es: 'Cómo hemos hecho esta información',
      en: 'How we reported this story',
    }),
    hint: inEveryLanguage({
      ca: 'Amb qui s’ha parlat, quins documents o dades s’han fet servir, i per què es publica.',
      es: 'Con quién se ha hablado, qué documentos o datos se han usado, y por qué se publica.',
      en: 'Who was interviewed, which documents or data were used, and why it is published.',
    }),
    importedFrom: { wordpress: ['backstory', 'newsroom_methodology'], ninjs: ['backstory'] },
    schemaOrg: 'backstory',
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>;

/** Name of an optional field of an article. */
export type ArticleFieldName = keyof typeof ARTICLE_FIELDS;

/** Names of the fields, in display order. */
export const ARTICLE_FIELD_NAMES = Object.keys(ARTICLE_FIELDS).filter(
  (name): name is ArticleFieldName => name in ARTICLE_FIELDS,
);

/** Label of a field in a language of the interface; in English for any other language. */
export const articleFieldLabel = (name: ArticleFieldName, language: string): string =>
  new Map<string, string>(Object.entries(ARTICLE_FIELDS[name].label)).get(language) ??
  ARTICLE_FIELDS[name].label.en;
