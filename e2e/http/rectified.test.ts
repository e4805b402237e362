import { expect, it } from 'vitest';
import {
  publishRectification,
  withdrawRectification,
} from '../../apps/api/src/testing/published-rectifications';
import { portalWith, sharedDatabase } from './portal';

const portal = await portalWith();

const STORY = '/economia/comunitat-energetica-mercat/';
const SAID = 'El rebut mitjà no va ser mai de 74 euros </script><script>alert(1)</script>';
const ESCAPED = 'El rebut mitjà no va ser mai de 74 euros &lt;/script&gt;&lt;script&gt;alert(1)';

const textAt = async (address: string) => (await portal.ask('far', address)).body.toString();
/** Places in which it appears now. */
const saidIn = async () => {
  const places = [STORY, '/economia/rss.xml', '/economia/atom.xml', '/hemeroteca/hoy/', '/economia/'];
  const [page = '', rss = '', atom = '', archive = '', section = ''] = await Promise.all(places.map(textAt));
  return [
    page.includes(`<p dir="auto"`) && page.includes(ESCAPED),
    rss.includes('Rectificació de Jaume Rius'),
    atom.includes('Rectificació de Jaume Rius'),
    archive.includes('Rectificació de Jaume Rius'),
    section.includes('>Amb rectificació<'),
  ];
};

it('a cached page, its lists and feeds show a rectification at once, and lose a withdrawn one', async () => {
  const before = await textAt(STORY);
  expect(before).toContain('data-kind="update"');
  expect(await saidIn()).toEqual([false, false, false, false, false]);
  const db = await sharedDatabase();
  const now = new Date();
  const id = await publishRectification(db, { path: STORY, party: 'Jaume Rius', text: SAID, decidedAt: now });
  await expect.poll(saidIn, { timeout: 5_000 }).toEqual([true, true, true, true, true]);
  const page = await textAt(STORY);
  expect(page).toContain(`id="rectificacio-${id}"`);
  expect(page).not.toContain('<script>alert');
  await withdrawRectification(db, id, now);
  await expect.poll(saidIn, { timeout: 5_000 }).toEqual([false, false, false, false, false]);
});
