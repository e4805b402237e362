import { expect, it } from 'vitest';
import { portalWith } from './portal';

const portal = await portalWith();

it('responds to a search for programmes with HTML fragments (spec §7)', async () => {
  const ask = async (address: string) => {
    const { status, body } = await portal.ask('ones', address);
    return { status, ...JSON.parse(body.toString()) };
  };
  const path = '/webapi/shows/search/';
  const query = '?limit=4&types=program&orderBy=lastPublishedContentDate';
  const first = await ask(path + query);
  expect(first.response.html.match(/data-content-id/g)).toHaveLength(4);
  const second = await ask(path + first.response.cursorMark + query);
  expect(second.response.html.match(/data-content-id/g)).toHaveLength(4);
  expect(second.response.html).not.toBe(first.response.html);
  const wrong = await ask(`${path}?limit=<script>`);
  expect([wrong.status, JSON.stringify(wrong)]).toEqual([
    400,
    expect.stringContaining('limit: expected a whole number from 1 to '),
  ]);
  expect(JSON.stringify(wrong)).not.toContain('<script>');
  expect((await portal.ask('far', path)).status).toBe(404);
});

it('lists the live streams except the one of the page (spec §7)', async () => {
  const list = async (path: string) =>
    JSON.parse((await portal.ask('ones', path)).body.toString()).response.streamingList.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list('/api/front/streaming/list')).toEqual(['tv', 'radio']);
  expect(await list('/api/front/streaming/list/tv')).toEqual(['radio']);
});

it('shows the programme’s navigation on its page', async () => {
  const { body } = await portal.ask('ones', '/programes/conta-m-ho/');
  expect(body.toString()).toMatch(/data-part="show-navigation"/);
});

it('counts and measures nobody on the pages for children, which are pictures with titles', async () => {
  const section = (await portal.ask('ones', '/infantil/')).body.toString();
  expect(section.match(/data-part="picture-tile"/g)?.length).toBeGreaterThan(2);
  for (const part of ['data-part="listing-filters"', 'name="searcher"', 'data-part="ad"', 'data-measuring'])
    expect(section).not.toContain(part);
  const story = (await portal.ask('ones', '/infantil/mar-en-una-carmanyola/')).body.toString();
  expect(story).not.toContain('data-measuring');
  expect((await portal.ask('ones', '/noticies/')).body.toString()).toContain('data-measuring');
});
