import type { SiteLocator } from '../sites/site-locator';

export const SITE_FILE = `
alias: prova
id: '9'
mediaId: '9'
name: La Prova
scheme: https
url: https://prova.example
staticUrl: /assets
language: ca
theme: wireframe
tagline: Diari de proves
description: Un diari.
timeZone: Europe/Madrid
hosts: [prova.example]
isDefault: true
features: { users: true, identityProvider: true, demoAccounts: true }
identityProvider: { script: 'https://id.prova.example/gigya.js?apiKey=prova' }
newsletters:
  - { id: mati, name: El matí }
  - { id: cultura, name: Cultura }
contactEmail: lectors@prova.example
navigation: []
hotTopics: []
footer: []
social: []
adMaps: {}
sections:
  - { slug: societat, name: Societat }
  - { slug: cultura, name: Cultura }
boards:
  - layout: 66-33
    columns:
      - - { type: card, shape: lead, select: {} }
      - - { type: cards, shape: headline, select: { count: 3, section: cultura } }
        - { type: most-read, tabs: [{ title: Avui, days: 1 }] }
  - layout: '100'
    columns:
      - - { type: card, shape: standard, select: { pinned: [/societat/noticia-7/] } }
`;

/** Links in emails use the sites' public addresses. */
export const asPublished: SiteLocator = (site) => site;
