import { inEveryLanguage, LANGUAGES, type Language } from '@portal/model';
import type { DeskNewsletter } from '@portal/model/newsroom';
import { PortalProvider } from '@portal/ui/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandsBy } from '../../../server/islands';
import { contextOf } from '../../../server/render';
import { assets } from '../../../server/testing/assets';
import { registerIslands } from '../../Island';
import { ORIGIN, SITE } from '../../testing/site';
import { deskNewsletterView } from './screens/newsletters';

registerIslands(islandsBy(assets.island));

const USER = { id: '1', name: 'Clara', email: 'clara@prova.example', role: 'editor' } as const;
const NONE = { waiting: 0, sent: 0, unanswered: 0, refused: 0, left: 0, bounced: 0, complained: 0 };

/** The page of a newsletter with a sent edition, as editors see it. */
function drawn(counts: Partial<typeof NONE>, language: Language = 'ca'): string {
  const site = { ...SITE, language };
  const context = contextOf({ site, origin: ORIGIN, now: new Date('2026-11-25T12:00:00Z'), assets });
  const day = '2026-11-24';
  const newsletter: DeskNewsletter = {
    id: 'mati',
    name: 'El matí',
    readers: 3,
    planned: [],
    sections: [],
    edition: null,
    sent: [{ day, subject: 'El port', composedAt: `${day}T05:30:00Z`, counts: { ...NONE, ...counts } }],
  };
  const { view } = deskNewsletterView(context, { user: USER, newsletter, look: 'light' });
  return renderToStaticMarkup(<PortalProvider locale={context.locale}>{view}</PortalProvider>);
}

const numbersOf = (html: string) => [...html.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, number]) => number);

it.each(LANGUAGES)('unanswered emails have a column of their own, with an explanation, in %s', (language) => {
  const html = drawn({ sent: 40, unanswered: 2, refused: 1 }, language);
  expect(numbersOf(html)).toEqual(['0', '40', '2', '1', '0', '0', '0']);
  const words = inEveryLanguage({ ca: 'Sense resposta', es: 'Sin respuesta', en: 'Unanswered' })[language];
  expect(html.split(words)).toHaveLength(3);
});

it('without unanswered emails there is no such column', () => {
  const html = drawn({ sent: 40 });
  expect(numbersOf(html)).toEqual(['0', '40', '0', '0', '0', '0']);
  expect(html).not.toContain('Sense resposta');
});

it('an edition with only unanswered emails was not sent to nobody', () => {
  const TO_NOBODY = 'no ha anat a ningú';
  expect(drawn({ unanswered: 1 })).not.toContain(TO_NOBODY);
  expect(drawn({})).toContain(TO_NOBODY);
});
