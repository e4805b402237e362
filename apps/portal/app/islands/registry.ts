import type { ComponentType } from 'react';
import type { CarouselIsland } from './CarouselIsland';
import type { LoadMoreIsland } from './LoadMoreIsland';
import type { MostReadIsland } from './MostReadIsland';
import type { SchemeIsland } from './SchemeIsland';

/** Every interactive part of the portal's documents, by the name its element bears. */
export type Islands = {
  carousel: typeof CarouselIsland;
  'load-more': typeof LoadMoreIsland;
  'most-read': typeof MostReadIsland;
  scheme: typeof SchemeIsland;
};
export type IslandName = keyof Islands;
export type IslandProps<N extends IslandName> = Parameters<Islands[N]>[0];

/** How each is loaded. One line a part, and a chunk of its own. */
const loaders: { [N in IslandName]: () => Promise<Islands[N]> } = {
  carousel: () => import('./CarouselIsland').then((module) => module.CarouselIsland),
  'load-more': () => import('./LoadMoreIsland').then((module) => module.LoadMoreIsland),
  'most-read': () => import('./MostReadIsland').then((module) => module.MostReadIsland),
  scheme: () => import('./SchemeIsland').then((module) => module.SchemeIsland),
};

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(loaders, name);

/** The component of an island; its props are those the server rendered it with. */
export const loadIsland = (name: IslandName): Promise<ComponentType<never>> => loaders[name]();
