import type { ContactSettings } from '@portal/model/participation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { contactView } from '../../app/readers/account/contact';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

registerIslands(islandsBy(assets.island));

const SETTINGS: ContactSettings = {
  subjects: [{ id: 'errada', label: 'He vist un error' }],
  fields: ['phone'],
};

/** The page that answers a form posted without JavaScript. */
function pageOf(errors: Record<string, string[]>): string {
  const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-11-25T12:00:00Z'), assets });
  const values = { name: 'Mercè', message: 'La barca és verda.' };
  return renderToStaticMarkup(contactView(context, SETTINGS, { sentKey: 'a', values, errors }, 400).view);
}

it('a message that failed to send without JavaScript comes back under a focused summary that links to each field', () => {
  const page = pageOf({
    terms: ['Cal que acceptis les condicions'],
    email: ['El correu és obligatori'],
    phone: ['De 6 a 12 xifres'],
  });
  const [summary = ''] = /<div[^>]*data-part="form-alert".*?<\/ul>/s.exec(page) ?? [];
  expect(summary).toContain('Hi ha 3 dades per revisar');
  expect(summary).toMatch(/^<div[^>]* autofocus=""/i);
  const links = [...summary.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
  // In the order of the form, each with its field's name unless the message has it.
  expect(links.map(([, , words]) => words)).toEqual([
    'Correu electrònic: El correu és obligatori',
    'Telèfon: De 6 a 12 xifres',
    'Cal que acceptis les condicions',
  ]);
  expect(links.map(([, id]) => new RegExp(`<input[^>]* id="${id}"`).exec(page) !== null)).toEqual([
    true,
    true,
    true,
  ]);
  const idOf = (name: string) =>
    new RegExp(`<input(?=[^>]* name="${name}")[^>]* id="([^"]+)"`).exec(page)?.[1];
  expect(links.map(([, id]) => id)).toEqual(['email', 'phone', 'terms'].map(idOf));
});

it('a message that has not been sent yet has no summary', () => {
  expect(pageOf({})).not.toContain('data-part="form-alert"');
});
