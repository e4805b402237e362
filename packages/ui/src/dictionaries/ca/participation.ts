import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

export const share: Dictionary['share'] = {
  label: 'Comparteix',
  on: 'Comparteix a {network}',
  native: 'Comparteix',
  copy: 'Copia l’enllaç',
  copied: 'Enllaç copiat',
  copyFailed: 'No s’ha pogut copiar',
  more: 'Més xarxes',
  less: 'Menys xarxes',
};

export const toggles: Dictionary['toggles'] = {
  like: 'M’agrada',
  liked: 'Ja no m’agrada',
  save: 'Desa-ho',
  saved: 'Desat',
  follow: 'Segueix {name}',
  following: 'Deixa de seguir {name}',
  followShort: 'Segueix',
  followingShort: 'Seguint',
  failed: 'No s’ha pogut desar. Torna-ho a provar.',
  likes: { one: '{count} persona', other: '{count} persones' },
};

export const newsletter: Dictionary['newsletter'] = {
  title: 'Rep el nostre butlletí',
  email: 'Correu electrònic',
  terms: 'He llegit i accepto les condicions legals',
  submit: 'Subscriu-m’hi',
  done: 'Ja hi estàs subscrit. Mira el correu.',
  failed: errorTextsCa.newsletterFailed,
};

export const poll: Dictionary['poll'] = {
  label: 'Enquesta',
  notStarted: 'L’enquesta s’obre el {date}',
  closes: 'Oberta fins al {date}',
  finished: 'Enquesta tancada',
  vote: 'Vota',
  votes: { one: '{count} vot', other: '{count} vots' },
  yours: 'El teu vot',
  failed: 'No s’ha pogut desar el teu vot. Torna-ho a provar.',
  choose: 'Tria una resposta',
};
