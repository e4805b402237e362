/** Creates the file of a new site, in its language. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare.mjs';

/** Path of a site's file. */
export const siteFilePath = (alias) => path.join(root, 'apps/api/sites', `${alias}.yaml`);

const WORDS = {
  ca: {
    tagline: 'Què som, en una línia',
    description: 'Què hi trobarà qui llegeix, en una o dues frases.',
    sections: [
      { slug: 'noticies', name: 'Notícies' },
      { slug: 'cultura', name: 'Cultura' },
      { slug: 'esports', name: 'Esports' },
    ],
    about: { text: 'Qui som', href: '/qui-som/' },
    mostRead: 'El més llegit',
    week: 'Setmana',
  },
  es: {
    tagline: 'Qué somos, en una línea',
    description: 'Qué encontrará quien lee, en una o dos frases.',
    sections: [
      { slug: 'noticias', name: 'Noticias' },
      { slug: 'cultura', name: 'Cultura' },
      { slug: 'deportes', name: 'Deportes' },
    ],
    about: { text: 'Quiénes somos', href: '/quienes-somos/' },
    mostRead: 'Lo más leído',
    week: 'Semana',
  },
  en: {
    tagline: 'What we are, in one line',
    description: 'What readers will find here, in one or two sentences.',
    sections: [
      { slug: 'news', name: 'News' },
      { slug: 'culture', name: 'Culture' },
      { slug: 'sport', name: 'Sport' },
    ],
    about: { text: 'About us', href: '/about/' },
    mostRead: 'Most read',
    week: 'Week',
  },
};

/** Language of the site of a brand; Catalan for a brand without a site, such as the wireframe. */
export function languageOf(brand) {
  const file = siteFilePath(brand);
  const [, language] = (existsSync(file) && /^language: "?(\w+)"?/m.exec(readFileSync(file, 'utf8'))) || [];
  return Object.hasOwn(WORDS, language ?? '') ? language : 'ca';
}

const card = (shape, size, select = '') =>
  `{ type: card, shape: ${shape}, size: ${size}, select: ${select ? `{ ${select} }` : '{}'} }`;
const times = (count, line) => Array.from({ length: count }, () => line);
/** A board of the given columns, each a list of modules. */
const board = (layout, columns, settings = {}) =>
  [
    `  - layout: ${layout}`,
    ...Object.entries(settings).map(([key, value]) => `    ${key}: ${value}`),
    '    columns:',
    ...columns.flatMap(([first, ...others]) => [
      `      - - ${first}`,
      ...others.map((line) => `        - ${line}`),
    ]),
  ].join('\n');

/**
 * Boards of a front that any newsroom fills: the newest stories, whatever their section, then a board of each
 * section. Boards without stories are left out of a page.
 */
const front = (sections, { mostRead, week }) =>
  [
    board('50-25-25', [
      [
        card('lead', '2xl', 'withImage: true'),
        '{ type: cards, shape: headline, size: sm, across: 2, select: { count: 2 } }',
      ],
      [card('standard', 'sm', 'withImage: true'), ...times(4, card('headline', 'xs'))],
      [card('headline', 'md'), ...times(5, card('headline', 'xs'))],
    ]),
    board('25x4', times(4, [card('standard', 'sm', 'withImage: true')])),
    board('"100"', [['{ type: last-hour, href: /ultima-hora/, select: { count: 7 } }']]),
    ...sections.map(({ slug, name }, place) =>
      board(
        '66-33',
        [
          [
            card('horizontal', 'lg', `section: ${slug}, withImage: true`),
            `{ type: cards, shape: headline, size: sm, across: 2, select: { count: 4, section: ${slug} } }`,
          ],
          [
            place === 0
              ? `{ type: most-read, title: ${mostRead}, tabs: [{ title: ${week}, days: 7 }] }`
              : `{ type: cards, shape: horizontal, size: sm, select: { count: 3, section: ${slug} } }`,
          ],
        ],
        { title: name, href: `/${slug}/` },
      ),
    ),
  ].join('\n');

/** The file of a new site, as YAML. */
export function siteFile({ alias, name, id, mediaId, language }) {
  const { tagline, description, sections, about, ...words } = WORDS[language];
  return `alias: ${alias}
id: "${id}"
mediaId: "${mediaId}"
name: ${name}
scheme: https
url: https://www.${alias}.example
staticUrl: /assets
language: ${language}
theme: ${alias}
tagline: ${tagline}
description: ${description}
timeZone: Europe/Madrid
hosts: [${alias}.localhost, www.${alias}.example, ${alias}.example]
# users: true gives readers accounts: docs/new-brand.md, 6.
features: { users: false, identityProvider: false }
navigation:
${sections.map(({ slug, name: text }) => `  - { id: ${slug}, text: ${text}, href: /${slug}/ }`).join('\n')}
sections:
${sections.map(({ slug, name: text }) => `  - { slug: ${slug}, name: ${text} }`).join('\n')}
hotTopics: []
footer:
  - title: ${name}
    links:
      - { id: f1, text: ${about.text}, href: ${about.href} }
social: []
adMaps: {}
boards:
${front(sections, words)}
`;
}
