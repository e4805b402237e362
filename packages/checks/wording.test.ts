import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WRITTEN_LANGUAGES } from '@portal/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Text, textsByLanguage } from './texts';
import { refusedWords } from './vocabulary';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files in which sites and the demo newsroom address readers, in addition to the texts of the source. */
const YAML = {
  ca: [
    'apps/api/sites/far.yaml',
    'apps/api/sites/ones.yaml',
    'apps/demo/newsrooms/far/pages.yaml',
    'apps/demo/newsrooms/ones/pages.yaml',
  ],
  es: ['apps/api/sites/ribera.yaml', 'apps/demo/newsrooms/ribera/pages.yaml'],
} as const;
type Spoken = keyof typeof YAML;

/** Forbidden expressions and their replacements. The first text of each must be caught. */
const FORBIDDEN: Readonly<Record<Spoken, readonly Forbidden[]>> = {
  ca: [
    ['per a usuaris registrats', /(?<!nom d’)\busuari(?:s|a|es)?\b/iu, 'lectors; «nom d’usuari» for a nick'],
    ['les firmes d’El Far', /\bfirm(?:a|es)\b/iu, 'signatures'],
    ['Vés a la portada', /(?<!\p{L})(?:vés|néta|nétes|dóna|sóc)(?!\p{L})/iu, 'as the norm of 2016 has it'],
    [
      'el butlletí de El Far',
      /\bd[ei]l? (?:El|Ones|Els|\{(?:site|publisher|name|author|nick|about|email)\})/u,
      '{de |d’:name}',
    ],
    ['oberta fins al {date}', /\b(?:el|del|al) \{(?:date|end|from|to|when)\}/u, '{el |l’:date}'],
    ['a les {time}', /\ba les? \{time\}/u, '{atTime}'],
    ['si el vostre sistema', /\b(?:vostr[ea]s?|vosaltres|us barra|escriviu|truqueu|trobareu)\b/iu, 'tu'],
    ['de 6 a 12 dígits', /\bdígits?\b/iu, 'xifres'],
    ['veure tota l’agenda', /^veure\b/iu, 'mira'],
    ["l'enllaç", /\p{L}'\p{L}/u, 'a typographic apostrophe'],
    ['Ves al lloc', /\bves al lloc\b/iu, 'web'],
    ['valida la teva adreça', /(?<!\p{L})valida(?:r|t|da|ció)?(?!\p{L})/iu, 'confirma'],
  ],
  es: [
    [
      'para usuarios registrados',
      /(?<!nombre de )\busuari[oa]s?\b/iu,
      'lectores; “nombre de usuario” for a nick',
    ],
    [
      'si su sistema pide',
      /\b(?:si su|usted(?:es)?|vosotros|vuestr[oa]s?|escríbanos|o llame a|avísenos|golpee)\b/iu,
      'tú',
    ],
    ['nos encontraréis en', /(?<!\p{L})(?!(?:dieci|veinti)séis)\p{L}+[áé]is(?!\p{L})/u, 'tú'],
    ['Reintentar', /\breintentar\b/iu, 'Volver a intentarlo'],
    ['Nordeste', /\bnordeste\b/iu, 'Noreste'],
    ['a las {time}', /\ba las? \{time\}/u, '{atTime}'],
    ['Qué buscas', /(?<!¿|ni )\bqué buscas\b/iu, '¿Qué buscas?'],
    ['Ir al sitio', /\bir al sitio\b/iu, 'web'],
    ['valida tu dirección', /(?<!\p{L})valida(?:r|do|da|ción)?(?!\p{L})/iu, 'confirma'],
  ],
};
/** In any language. */
const SPACING: Forbidden[] = [
  ['200\u202f%', /[\u202f\u2009]/u, 'a no-break space, U+00A0'],
  ['200 %', /\d %|\} %/u, 'a no-break space, U+00A0'],
];

/** All files with texts, in any language: words that belong together have to stay on one line. */
const SPACED = [
  /^packages\/ui\/src\/dictionaries\//,
  /^packages\/model\/src\/(?:errors|dates|paywall)\//,
  /^apps\/portal\/app\/(?:.*\/)?(?:texts|legal)\//,
  /^apps\/portal\/app\/(?:.*[/-])?texts\.ts$/,
  /^apps\/api\/src\/.*(?:emails|texts)\.ts$/,
  /^apps\/api\/src\/(?:.*\/)?texts\//,
];
/** Pairs that a line break must not separate; the first text of each must be caught. */
const PARTED: readonly (readonly [example: string, form: RegExp])[] = [
  ["'{size} MB'", /[\d}] (?:%|‰|€|km|kg|cm|mm|m|g|h|min|ms|s|[kKMG]B|px|°C)(?![\p{L}\p{N}’])/u],
  ["'la norma EN 301 549 i'", /\bEN[ \u00a0]301 549|\bEN 301/u],
  ["'(artículo 10)'", /(?:art[íi]c(?:le|ulo)|article)s? \d/iu],
];
type Forbidden = readonly [example: string, form: RegExp, instead: string];

const texts = new Map<Spoken, [place: string, line: string][]>();

async function linesOf(file: string): Promise<[string, string][]> {
  const source = await readFile(path.join(ROOT, file), 'utf8');
  return source
    .split('\n')
    .map((line, at): [string, string] => [`${file}:${at + 1}`, line])
    .filter(([, line]) => !/^\s*(?:\/?\*|\/\/|import |export )/.test(line));
}

beforeAll(async () => {
  const inSource = textsByLanguage();
  for (const language of ['ca', 'es'] as const) {
    const inYaml = (await Promise.all(YAML[language].map(linesOf))).flat();
    const own = inSource.get(language) ?? [];
    texts.set(language, [...own.map(({ place, words }): [string, string] => [place, words]), ...inYaml]);
  }
});

describe('a figure and its unit', () => {
  it.each(SPACED)('is looked for in the texts: %s', async (place) => {
    const folders = ['packages/ui/src/dictionaries', 'packages/model/src', 'apps/portal/app', 'apps/api/src'];
    const names = await Promise.all(
      folders.map(async (folder) =>
        (await readdir(path.join(ROOT, folder), { recursive: true })).map((name) => `${folder}/${name}`),
      ),
    );
    expect(names.flat().some((file) => /(?<!\.test)\.ts$/.test(file) && place.test(file))).toBe(true);
  });

  it.each(PARTED)('is never separated: “%s”', async (example, form) => {
    expect(example).toMatch(form);
    const folders = ['packages/ui/src/dictionaries', 'packages/model/src', 'apps/portal/app', 'apps/api/src'];
    const files = (
      await Promise.all(
        folders.map(async (folder) =>
          (await readdir(path.join(ROOT, folder), { recursive: true })).map((name) => `${folder}/${name}`),
        ),
      )
    )
      .flat()
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && SPACED.some((place) => place.test(file)));
    expect(files.length).toBeGreaterThan(100);
    const lines = (await Promise.all(files.map(linesOf))).flat();
    expect(
      lines.filter(([, line]) => form.test(line)),
      'a no-break space, U+00A0',
    ).toEqual([]);
  });
});

describe.each(['ca', 'es'] as const)('texts in %s', (language) => {
  it('are found', () => expect(texts.get(language)?.length).toBeGreaterThan(2500));

  it.each([...FORBIDDEN[language], ...SPACING])('never contain “%s”', (example, form, instead) => {
    expect(example).toMatch(form);
    const found = (texts.get(language) ?? []).filter(([, line]) => form.test(line));
    expect(found, `say instead: ${instead}`).toEqual([]);
  });
});

const SITES = ['far', 'ones', 'ribera'].map((alias) => `apps/api/sites/${alias}.yaml`);

describe.each(WRITTEN_LANGUAGES)('the vocabulary, in %s', (language) => {
  const words = refusedWords().get(language) ?? [];

  it('rejects words', () => expect(words.length).toBeGreaterThan(10));

  it('is followed by every text of the product', async () => {
    const own = textsByLanguage().get(language) ?? [];
    const sites =
      language === 'en' ? [] : SITES.filter((file) => YAML[language].some((known) => known === file));
    const lines = [
      ...own.map(({ place, words: said }) => [place, said] as const),
      ...(await Promise.all(sites.map(linesOf))).flat(),
    ];
    const refused = words.flatMap(({ word, instead, form }) =>
      lines.filter(([, said]) => form.test(said)).map(([place, said]) => ({ place, said, word, instead })),
    );
    expect(refused, 'see “Words of the interface” in docs/vocabulary.md').toEqual([]);
  });
});

it.each([
  ['ca', 'Entra amb el teu correu', 'entra'],
  ['es', 'Guarda el fichero', 'fichero'],
  ['en', 'None is chosen any more', 'any more'],
] as const)('the vocabulary rejects, in %s, “%s”', (language, said, word) => {
  const found = (refusedWords().get(language) ?? []).filter(({ form }) => form.test(said));
  expect(found.map((refused) => refused.word)).toEqual([word]);
});

/**
 * Imperatives that a Spanish button might begin with; those that more often make a statement (“empieza”,
 * “da”) are left out.
 */
const IMPERATIVES =
  'acepta activa actualiza añade añádela abre avisa avísanos baja borra busca cambia cancela cierra completa compón comprueba confirma corrige crea date deja descarga descarta desactiva edita elige elígelo elimina envía escribe escucha fija guarda guárdalo haz imprime inicia lee léelo levanta marca mira míralo mírala muestra oculta omite pausa pide prepara publica pulsa quita reabre recibe recíbelo recupera regístrate reproduce responde restablece retira revisa sigue sube suscríbete toca ve vota vuelve'.split(
    ' ',
  );
/**
 * Names of texts that prompt a reader rather than act: headings, labels, prompts of fields, subjects of
 * emails.
 */
const PROMPTS =
  /^(?:title\w*|\w+Title|subject|label|choose\w*|edit|follow|tooMany|atLeast|\w*empty|\w*\.?required|no[A-Z]\w*)$/i;
const isImperative = ({ words, key }: Pick<Text, 'words' | 'key'>): boolean => {
  const [first = ''] = /^\p{Lu}\p{L}*/u.exec(words) ?? [];
  return IMPERATIVES.includes(first.toLowerCase()) && !/[.:?!…]/.test(words) && !PROMPTS.test(key);
};

it('Spanish buttons are infinitives', () => {
  expect(isImperative({ words: 'Guarda los cambios', key: 'save' })).toBe(true);
  expect(isImperative({ words: 'Guardar los cambios', key: 'save' })).toBe(false);
  expect(isImperative({ words: 'Inicia sesión', key: 'title' })).toBe(false);
  const own = textsByLanguage().get('es') ?? [];
  expect(own.filter(isImperative)).toEqual([]);
});

/** “What’s on” is the name of a section, and idiom. */
const CONTRACTION =
  /n’t\b|’(?:ll|re|ve|m|d)\b|\b(?:(?:it|that|there|here|let|who|he|she)’s|what’s(?! on))\b/i;

it('English texts have no contractions', () => {
  for (const said of ['We’ll email you', 'You can’t', 'It’s here']) expect(said).toMatch(CONTRACTION);
  for (const said of ['What’s on', 'the reader’s name']) expect(said).not.toMatch(CONTRACTION);
  const own = textsByLanguage().get('en') ?? [];
  expect(own.filter(({ words }) => CONTRACTION.test(words))).toEqual([]);
});

const STRAIGHT = /"|(?<=\p{L})'|'(?=\p{L})/u;

it.each(WRITTEN_LANGUAGES)('texts in %s have no straight quotes', (language) => {
  for (const said of ["l'enllaç", 'the "front"', "'so'"]) expect(said).toMatch(STRAIGHT);
  const own = textsByLanguage().get(language) ?? [];
  expect(own.filter(({ words }) => STRAIGHT.test(words))).toEqual([]);
});

it('the texts of the demo newsrooms have none either', async () => {
  const folder = 'apps/demo/newsrooms';
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  const prose = names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
  expect(prose.length).toBeGreaterThan(100);
  const lines = (await Promise.all(prose.map(linesOf))).flat();
  expect(lines.filter(([, line]) => /\p{L}'\p{L}/u.test(line))).toEqual([]);
});
