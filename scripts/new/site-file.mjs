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
  },
};

/** Language of the site of a brand; Catalan for a brand without a site, such as the wireframe. */
export function languageOf(brand) {
  const file = siteFilePath(brand);
  const [, language] = (existsSync(file) && /^language: "?(\w+)"?/m.exec(readFileSync(file, 'utf8'))) || [];
  return Object.hasOwn(WORDS, language ?? '') ? language : 'ca';
}

/** A site's minimal file, as YAML. */
export function siteFile({ alias, name, id, mediaId, language }) {
  const { tagline, description, sections, about } = WORDS[language];
  const [{ slug: first, name: firstName }] = sections;
  const card = `{ type: card, shape: standard, size: md, select: { section: ${first} } }`;
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
  - layout: 66-33
    columns:
      - - { type: card, shape: lead, size: 2xl, select: { withImage: true } }
      - - { type: card, shape: standard, size: md, select: {} }
        - { type: card, shape: standard, size: md, select: {} }
  - layout: 33x3
    title: ${firstName}
    href: /${first}/
    columns:
      - - ${card}
      - - ${card}
      - - ${card}
`;
}
