import type { DeskNewsletter } from '@portal/model/newsroom';
import { PortalProvider } from '@portal/ui/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandsBy } from '../../../server/islands';
import { contextOf } from '../../../server/render';
import { assets } from '../../../server/testing/assets';
import { registerIslands } from '../../Island';
import { ORIGIN, SITE } from '../../testing/site';
import { EditionForms } from './newsletter-forms';

registerIslands(islandsBy(assets.island));

const USER = { id: '1', name: 'Clara', email: 'clara@prova.example', role: 'editor' } as const;
const NONE = { waiting: 0, sent: 0, unanswered: 0, refused: 0, left: 0, bounced: 0, complained: 0 };
const edition: NonNullable<DeskNewsletter['edition']> = {
  day: '2026-11-26',
  at: '2026-11-26T05:30:00Z',
  version: 0,
  subject: null,
  state: 'planned',
  isByHand: false,
  email: { subject: 'El matí', text: 'Bon dia' },
  pieces: [{ id: '1', title: 'El port obre', url: '/port/', isOut: false }],
};

/** The forms of tomorrow's edition, if the edition of `day` went to `sent` readers. */
function drawn(day: string, sent: number): string {
  const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-11-25T12:00:00Z'), assets });
  const newsletter: DeskNewsletter = {
    id: 'mati',
    name: 'El matí',
    readers: 3,
    planned: [],
    sections: [],
    edition,
    sent: [{ day, subject: 'El matí', composedAt: `${day}T05:30:00Z`, counts: { ...NONE, sent } }],
  };
  return renderToStaticMarkup(
    <PortalProvider locale={context.locale}>
      <EditionForms context={context} newsletter={newsletter} edition={edition} user={USER} look="light" />
    </PortalProvider>,
  );
}

it('an edition to come can be sent now, unless one was sent to somebody today', () => {
  const TAKEN = 'Avui ja n’ha sortit una edició';
  expect(drawn('2026-11-24', 3)).not.toContain(TAKEN);
  expect(drawn('2026-11-24', 3)).toContain('value="send"');
  expect(drawn('2026-11-25', 0)).toContain('value="send"');
  expect(drawn('2026-11-25', 3)).toContain(TAKEN);
  expect(drawn('2026-11-25', 3)).not.toContain('value="send"');
});
