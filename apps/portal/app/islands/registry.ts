import type { ComponentType } from 'react';
import type { AccountIsland } from './AccountIsland';
import type { AccountSessionsIsland } from './AccountSessionsIsland';
import type { CardSavesIsland } from './CardSavesIsland';
import type { CarouselIsland } from './CarouselIsland';
import { loadChunk } from './chunks';
import type { FollowedAuthorsIsland } from './FollowedAuthorsIsland';
import type { FollowIsland } from './FollowIsland';
import type { LoadMoreIsland } from './LoadMoreIsland';
import type { LoginIsland } from './LoginIsland';
import type { MostReadIsland } from './MostReadIsland';
import type { NewsletterIsland } from './NewsletterIsland';
import type { NewslettersIsland } from './NewslettersIsland';
import type { PasswordChangeIsland } from './PasswordChangeIsland';
import type { ProfileIsland } from './ProfileIsland';
import type { ProviderAccountIsland } from './ProviderAccountIsland';
import type { ProviderLogoutIsland } from './ProviderLogoutIsland';
import type { ProviderScreenIsland } from './ProviderScreenIsland';
import type { RegistrationIsland } from './RegistrationIsland';
import type { SavedIsland } from './SavedIsland';
import type { SaveIsland } from './SaveIsland';
import type { SchemeIsland } from './SchemeIsland';

/** Every interactive part of the portal's documents, by the name its element bears. */
export type Islands = {
  account: typeof AccountIsland;
  'account-sessions': typeof AccountSessionsIsland;
  'card-saves': typeof CardSavesIsland;
  carousel: typeof CarouselIsland;
  follow: typeof FollowIsland;
  'followed-authors': typeof FollowedAuthorsIsland;
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
};
export type IslandName = keyof Islands;
export type IslandProps<N extends IslandName> = Parameters<Islands[N]>[0];

/** What loads one of a file's components, as a chunk of which it is known how it fares. */
const chunk =
  <File, Component>(load: () => Promise<File>, pick: (file: File) => Component) =>
  (): Promise<Component> =>
    loadChunk(load).then(pick);

/** How each is loaded. One line a part, and a chunk of its own. */
const loaders: { [N in IslandName]: () => Promise<Islands[N]> } = {
  account: chunk(
    () => import('./AccountIsland'),
    (file) => file.AccountIsland,
  ),
  'account-sessions': chunk(
    () => import('./AccountSessionsIsland'),
    (file) => file.AccountSessionsIsland,
  ),
  'card-saves': chunk(
    () => import('./CardSavesIsland'),
    (file) => file.CardSavesIsland,
  ),
  carousel: chunk(
    () => import('./CarouselIsland'),
    (file) => file.CarouselIsland,
  ),
  follow: chunk(
    () => import('./FollowIsland'),
    (file) => file.FollowIsland,
  ),
  'followed-authors': chunk(
    () => import('./FollowedAuthorsIsland'),
    (file) => file.FollowedAuthorsIsland,
  ),
  'load-more': chunk(
    () => import('./LoadMoreIsland'),
    (file) => file.LoadMoreIsland,
  ),
  login: chunk(
    () => import('./LoginIsland'),
    (file) => file.LoginIsland,
  ),
  'most-read': chunk(
    () => import('./MostReadIsland'),
    (file) => file.MostReadIsland,
  ),
  newsletter: chunk(
    () => import('./NewsletterIsland'),
    (file) => file.NewsletterIsland,
  ),
  newsletters: chunk(
    () => import('./NewslettersIsland'),
    (file) => file.NewslettersIsland,
  ),
  'password-change': chunk(
    () => import('./PasswordChangeIsland'),
    (file) => file.PasswordChangeIsland,
  ),
  profile: chunk(
    () => import('./ProfileIsland'),
    (file) => file.ProfileIsland,
  ),
  'provider-account': chunk(
    () => import('./ProviderAccountIsland'),
    (file) => file.ProviderAccountIsland,
  ),
  'provider-logout': chunk(
    () => import('./ProviderLogoutIsland'),
    (file) => file.ProviderLogoutIsland,
  ),
  'provider-screen': chunk(
    () => import('./ProviderScreenIsland'),
    (file) => file.ProviderScreenIsland,
  ),
  registration: chunk(
    () => import('./RegistrationIsland'),
    (file) => file.RegistrationIsland,
  ),
  save: chunk(
    () => import('./SaveIsland'),
    (file) => file.SaveIsland,
  ),
  saved: chunk(
    () => import('./SavedIsland'),
    (file) => file.SavedIsland,
  ),
  scheme: chunk(
    () => import('./SchemeIsland'),
    (file) => file.SchemeIsland,
  ),
};

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(loaders, name);

/** The component of an island; its props are those the server rendered it with. */
export const loadIsland = (name: IslandName): Promise<ComponentType<never>> => loaders[name]();
