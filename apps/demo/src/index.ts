import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Seed } from '@portal/api';
import { DrawingAhead } from './drawing-ahead';
import { mediaFolder, newsroomsFolder } from './home';
import { livePlaylists } from './media/live';
import { demoForecast } from './weather/forecast';

const illustrations = new DrawingAhead(async (url) => {
  const { draw } = await import('./drawing');
  return draw(url);
});

/**
 * The demo newsrooms, their weather and their media. Texts and pictures are loaded on demand: a process that
 * only serves keeps neither.
 */
export const seed: Seed = {
  name: 'demo',
  sites: readdirSync(newsroomsFolder),
  newsroom: async (site, startedAt) => {
    const { illustrationsOf, readNewsroom } = await import('./newsroom');
    const newsroom = await readNewsroom(path.join(newsroomsFolder, site.alias), site, startedAt);
    illustrations.expect(illustrationsOf(newsroom));
    return newsroom;
  },
  happening: async (alias) => {
    const { readHappening } = await import('./live');
    return readHappening(path.join(newsroomsFolder, alias));
  },
  open: illustrations.open,
  forecast: demoForecast,
  media: { folder: mediaFolder, playlist: livePlaylists(mediaFolder) },
  identityProvider: async (options) => {
    const { openProvider } = await import('./identity-provider/provider');
    return openProvider(options);
  },
  frontDoor: async () => {
    const { frontDoor } = await import('./front-door/index');
    return frontDoor;
  },
};
