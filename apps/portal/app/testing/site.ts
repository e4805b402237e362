import { type Card, type ListingPage, type Site, siteSchema } from '@portal/model';
import * as v from 'valibot';

export const ORIGIN = 'https://prova.example';

/** A small site for tests. */
export const SITE: Site = v.parse(siteSchema, {
  alias: 'prova',
  id: '1',
  mediaId: '1',
  name: 'La Prova & Cia',
  scheme: 'https',
  url: ORIGIN,
  staticUrl: '/assets',
  language: 'ca',
  theme: 'wireframe',
  tagline: 'Diari de proves',
  description: 'Un diari.',
  founded: 1908,
  timeZone: 'Europe/Madrid',
  features: { users: false, identityProvider: false },
  navigation: [],
  hotTopics: [],
  footer: [],
  social: [],
  adMaps: {},
});

export const CARD: Card = {
  id: '1',
  type: 'article',
  title: 'Una notícia',
  url: '/societat/una/',
  publishedDate: { date: '2026-03-18T11:00:00.000Z' },
  category: { name: 'Societat', href: '/societat/' },
  description: [{ html: 'Amb <em>entradeta</em> &amp; prou.' }],
  authors: [{ id: '1', name: 'Ada Mas', url: '/autor/ada-mas/' }],
  image: { src: '/media/0123456789abcdef0123/full/850.jpg', alt: 'Una porta', width: 1600, height: 1200 },
};

export const listing = (cards: Card[], over: Partial<ListingPage> = {}): ListingPage => ({
  type: 'listing',
  path: '/societat/',
  kind: 'section',
  title: 'Societat',
  updatedAt: '2026-03-18T11:00:00.000Z',
  breadcrumbs: [{ id: 'front', text: 'La Prova', href: '/' }],
  cards,
  nextCursor: null,
  ...over,
});
