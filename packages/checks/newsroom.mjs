/** Loads a newsroom's file and parses it with the model, as at the portal's border. */
import { cardSchema, contentSchema } from '@portal/model';
import * as v from 'valibot';

const story = {
  id: 'bocana',
  title: 'El port torna a obrir la bocana',
  url: '/territori/bocana/',
  kicker: { text: 'Temporal', url: '/etiqueta/temporal/' },
  category: { name: 'Territori', href: '/territori/' },
  description: [{ html: 'La llotja reprèn la subhasta a les cinc.' }],
  authors: [{ id: 'nuria', name: 'Núria Escarré', url: '/autor/nuria-escarre/' }],
  publishedDate: { date: '2026-03-18T17:10:00+01:00' },
};

export const card = v.parse(cardSchema, story);

export const article = v.parse(contentSchema, {
  ...story,
  type: 'article',
  signatories: [{ id: 'nuria', name: 'Núria Escarré', url: '/autor/nuria-escarre/' }],
  body: [
    { type: 'paragraph', html: 'El vent ha amainat a migdia.' },
    { type: 'heading', level: 2, id: 'danys', html: 'Danys a la llotja' },
    { type: 'quote', html: 'És la tercera vegada que la penjo.', cite: 'Damià Roig, pràctic' },
  ],
  breadcrumbs: [{ id: 'territori', text: 'Territori', href: '/territori/' }],
  tags: [{ id: 'temporal', name: 'Temporal', url: '/etiqueta/temporal/' }],
  related: [],
  comments: { open: false, items: [], count: 0, next: null },
});

export const navigation = [
  { id: 'politica', text: 'Política', href: '/politica/' },
  { id: 'territori', text: 'Territori', href: '/territori/' },
];
