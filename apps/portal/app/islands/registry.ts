import type { ComponentType } from 'react';
import type { AccountIsland } from './AccountIsland';
import type { AccountSessionsIsland } from './AccountSessionsIsland';
import type { AudioIsland } from './AudioIsland';
import type { CardSavesIsland } from './CardSavesIsland';
import type { CarouselIsland } from './CarouselIsland';
import { loadChunk } from './chunks';
import type { EmbedIsland } from './EmbedIsland';
import type { FollowedAuthorsIsland } from './FollowedAuthorsIsland';
import type { FollowIsland } from './FollowIsland';
import type { GalleryIsland } from './GalleryIsland';
import type { GateIsland } from './GateIsland';
import type { LoadMoreIsland } from './LoadMoreIsland';
import type { LoginIsland } from './LoginIsland';
import type { MostReadIsland } from './MostReadIsland';
import type { NewsletterIsland } from './NewsletterIsland';
import type { NewslettersIsland } from './NewslettersIsland';
import type { PasswordChangeIsland } from './PasswordChangeIsland';
import type { ProfileIsland } from './ProfileIsland';
import type { ProgrammeIndexIsland } from './ProgrammeIndexIsland';
import type { ProviderAccountIsland } from './ProviderAccountIsland';
import type { ProviderLogoutIsland } from './ProviderLogoutIsland';
import type { ProviderScreenIsland } from './ProviderScreenIsland';
import type { RegistrationIsland } from './RegistrationIsland';
import type { SavedIsland } from './SavedIsland';
import type { SaveIsland } from './SaveIsland';
import type { ScheduleIsland } from './ScheduleIsland';
import type { SchemeIsland } from './SchemeIsland';
import type { SearcherIsland } from './SearcherIsland';
import type { StreamsIsland } from './StreamsIsland';
import type { Video360Island } from './Video360Island';
import type { VideoIsland } from './VideoIsland';

/** Every interactive part of the portal's documents, by the name its element bears. */
export type Islands = {
  account: typeof AccountIsland;
  'account-sessions': typeof AccountSessionsIsland;
  audio: typeof AudioIsland;
  'card-saves': typeof CardSavesIsland;
  carousel: typeof CarouselIsland;
  embed: typeof EmbedIsland;
  follow: typeof FollowIsland;
  'followed-authors': typeof FollowedAuthorsIsland;
  gallery: typeof GalleryIsland;
  gate: typeof GateIsland;
  'load-more': typeof LoadMoreIsland;
  login: typeof LoginIsland;
  'most-read': typeof MostReadIsland;
  newsletter: typeof NewsletterIsland;
  newsletters: typeof NewslettersIsland;
  'password-change': typeof PasswordChangeIsland;
  profile: typeof ProfileIsland;
  'provider-account': typeof ProviderAccountIsland;
  'provider-logout': typeof ProviderLogoutIsland;
  'provider-screen': typeof ProviderScreenIsland;
  registration: typeof RegistrationIsland;
  save: typeof SaveIsland;
  saved: typeof SavedIsland;
  scheme: typeof SchemeIsland;
  searcher: typeof SearcherIsland;
  streams: typeof StreamsIsland;
  schedule: typeof ScheduleIsland;
  'programme-index': typeof ProgrammeIndexIsland;
  video: typeof VideoIsland;
  'video-360': typeof Video360Island;
};
export type IslandName = keyof Islands;
export type IslandProps<N extends IslandName> = Parameters<Islands[N]>[0];

/** How each is loaded. One line a part, and a chunk of its own. */
const loaders: { [N in IslandName]: () => Promise<Islands[N]> } = {
  account: async () => (await loadChunk(() => import('./AccountIsland'))).AccountIsland,
  'account-sessions': async () =>
    (await loadChunk(() => import('./AccountSessionsIsland'))).AccountSessionsIsland,
  audio: async () => (await loadChunk(() => import('./AudioIsland'))).AudioIsland,
  'card-saves': async () => (await loadChunk(() => import('./CardSavesIsland'))).CardSavesIsland,
  carousel: async () => (await loadChunk(() => import('./CarouselIsland'))).CarouselIsland,
  embed: async () => (await loadChunk(() => import('./EmbedIsland'))).EmbedIsland,
  follow: async () => (await loadChunk(() => import('./FollowIsland'))).FollowIsland,
  'followed-authors': async () =>
    (await loadChunk(() => import('./FollowedAuthorsIsland'))).FollowedAuthorsIsland,
  gallery: async () => (await loadChunk(() => import('./GalleryIsland'))).GalleryIsland,
  gate: async () => (await loadChunk(() => import('./GateIsland'))).GateIsland,
  'load-more': async () => (await loadChunk(() => import('./LoadMoreIsland'))).LoadMoreIsland,
  login: async () => (await loadChunk(() => import('./LoginIsland'))).LoginIsland,
  'most-read': async () => (await loadChunk(() => import('./MostReadIsland'))).MostReadIsland,
  newsletter: async () => (await loadChunk(() => import('./NewsletterIsland'))).NewsletterIsland,
  newsletters: async () => (await loadChunk(() => import('./NewslettersIsland'))).NewslettersIsland,
  'password-change': async () =>
    (await loadChunk(() => import('./PasswordChangeIsland'))).PasswordChangeIsland,
  profile: async () => (await loadChunk(() => import('./ProfileIsland'))).ProfileIsland,
  'provider-account': async () =>
    (await loadChunk(() => import('./ProviderAccountIsland'))).ProviderAccountIsland,
  'provider-logout': async () =>
    (await loadChunk(() => import('./ProviderLogoutIsland'))).ProviderLogoutIsland,
  'provider-screen': async () =>
    (await loadChunk(() => import('./ProviderScreenIsland'))).ProviderScreenIsland,
  registration: async () => (await loadChunk(() => import('./RegistrationIsland'))).RegistrationIsland,
  save: async () => (await loadChunk(() => import('./SaveIsland'))).SaveIsland,
  saved: async () => (await loadChunk(() => import('./SavedIsland'))).SavedIsland,
  scheme: async () => (await loadChunk(() => import('./SchemeIsland'))).SchemeIsland,
  'programme-index': async () =>
    (await loadChunk(() => import('./ProgrammeIndexIsland'))).ProgrammeIndexIsland,
  schedule: async () => (await loadChunk(() => import('./ScheduleIsland'))).ScheduleIsland,
  streams: async () => (await loadChunk(() => import('./StreamsIsland'))).StreamsIsland,
  searcher: async () => (await loadChunk(() => import('./SearcherIsland'))).SearcherIsland,
  video: async () => (await loadChunk(() => import('./VideoIsland'))).VideoIsland,
  'video-360': async () => (await loadChunk(() => import('./Video360Island'))).Video360Island,
};

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(loaders, name);

/** The component of an island; its props are those the server rendered it with. */
export const loadIsland = (name: IslandName): Promise<ComponentType<never>> => loaders[name]();
