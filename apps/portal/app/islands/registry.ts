import type { ComponentType } from 'react';
import type { AccountIsland } from './AccountIsland';
import type { AccountSessionsIsland } from './AccountSessionsIsland';
import type { CardSavesIsland } from './CardSavesIsland';
import type { CarouselIsland } from './CarouselIsland';
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

/** How each is loaded. One line a part, and a chunk of its own. */
const loaders: { [N in IslandName]: () => Promise<Islands[N]> } = {
  account: () => import('./AccountIsland').then((module) => module.AccountIsland),
  'account-sessions': () => import('./AccountSessionsIsland').then((module) => module.AccountSessionsIsland),
  'card-saves': () => import('./CardSavesIsland').then((module) => module.CardSavesIsland),
  carousel: () => import('./CarouselIsland').then((module) => module.CarouselIsland),
  follow: () => import('./FollowIsland').then((module) => module.FollowIsland),
  'followed-authors': () => import('./FollowedAuthorsIsland').then((module) => module.FollowedAuthorsIsland),
  'load-more': () => import('./LoadMoreIsland').then((module) => module.LoadMoreIsland),
  login: () => import('./LoginIsland').then((module) => module.LoginIsland),
  'most-read': () => import('./MostReadIsland').then((module) => module.MostReadIsland),
  newsletter: () => import('./NewsletterIsland').then((module) => module.NewsletterIsland),
  newsletters: () => import('./NewslettersIsland').then((module) => module.NewslettersIsland),
  'password-change': () => import('./PasswordChangeIsland').then((module) => module.PasswordChangeIsland),
  profile: () => import('./ProfileIsland').then((module) => module.ProfileIsland),
  'provider-account': () => import('./ProviderAccountIsland').then((module) => module.ProviderAccountIsland),
  'provider-logout': () => import('./ProviderLogoutIsland').then((module) => module.ProviderLogoutIsland),
  'provider-screen': () => import('./ProviderScreenIsland').then((module) => module.ProviderScreenIsland),
  registration: () => import('./RegistrationIsland').then((module) => module.RegistrationIsland),
  save: () => import('./SaveIsland').then((module) => module.SaveIsland),
  saved: () => import('./SavedIsland').then((module) => module.SavedIsland),
  scheme: () => import('./SchemeIsland').then((module) => module.SchemeIsland),
};

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(loaders, name);

/** The component of an island; its props are those the server rendered it with. */
export const loadIsland = (name: IslandName): Promise<ComponentType<never>> => loaders[name]();
