import type { Language } from '@portal/model';
import type { OwnUpload } from '@portal/model/participation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { ownUploadsView } from '../../app/readers/account/uploads';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

registerIslands(islandsBy(assets.island));

const NOW = new Date('2026-11-25T12:00:00Z');
const UPLOAD: OwnUpload = {
  id: '1',
  kind: 'image',
  title: 'Matinada',
  state: 'held',
  size: 10,
  offset: 10,
  reason: null,
  note: '',
  sentAt: '2026-11-18T09:00:00Z',
  call: { id: '7', title: 'La costa', path: '/territori/costa/' },
};

function pageOf(language: Language, items: readonly OwnUpload[]): string {
  const context = contextOf({ site: { ...SITE, language }, origin: ORIGIN, now: NOW, assets });
  return renderToStaticMarkup(ownUploadsView(context, { items }).view);
}

it.each([
  ['ca', 'Mira les crides de fotos i vídeos'],
  ['es', 'Ver las convocatorias de fotos y vídeos'],
  ['en', 'See the calls for photos and videos'],
] as const)('links readers who have sent nothing to the calls for pictures, in %s', (language, way) => {
  expect(pageOf(language, [])).toMatch(
    new RegExp(`href="/hemeroteca/\\?type=ugcparticipation"[^>]*>(?:<span>)?${way}`),
  );
});

it.each([
  ['ca', 'Enviat a «La costa» el 18 de novembre'],
  ['es', 'Enviado a «La costa» el 18 de noviembre'],
] as const)('shows the date of an upload in words, in %s', (language, words) => {
  expect(pageOf(language, [UPLOAD])).toContain(words);
  expect(pageOf(language, [UPLOAD])).not.toContain('hemeroteca');
});
