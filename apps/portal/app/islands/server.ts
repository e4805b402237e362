import { AccountIsland } from './AccountIsland';
import { AccountSessionsIsland } from './AccountSessionsIsland';
import { CardSavesIsland } from './CardSavesIsland';
import { CarouselIsland } from './CarouselIsland';
import { FollowedAuthorsIsland } from './FollowedAuthorsIsland';
import { FollowIsland } from './FollowIsland';
import { LoadMoreIsland } from './LoadMoreIsland';
import { LoginIsland } from './LoginIsland';
import { MostReadIsland } from './MostReadIsland';
import { NewsletterIsland } from './NewsletterIsland';
import { NewslettersIsland } from './NewslettersIsland';
import { PasswordChangeIsland } from './PasswordChangeIsland';
import { ProfileIsland } from './ProfileIsland';
import { ProviderAccountIsland } from './ProviderAccountIsland';
import { ProviderLogoutIsland } from './ProviderLogoutIsland';
import { ProviderScreenIsland } from './ProviderScreenIsland';
import { RegistrationIsland } from './RegistrationIsland';
import type { Islands } from './registry';
import { SavedIsland } from './SavedIsland';
import { SaveIsland } from './SaveIsland';
import { SchemeIsland } from './SchemeIsland';

/** The same parts, for the server to render. */
export const SERVER_ISLANDS: Islands = {
  account: AccountIsland,
  'account-sessions': AccountSessionsIsland,
  'card-saves': CardSavesIsland,
  carousel: CarouselIsland,
  follow: FollowIsland,
  'followed-authors': FollowedAuthorsIsland,
  'load-more': LoadMoreIsland,
  login: LoginIsland,
  'most-read': MostReadIsland,
  newsletter: NewsletterIsland,
  newsletters: NewslettersIsland,
  'password-change': PasswordChangeIsland,
  profile: ProfileIsland,
  'provider-account': ProviderAccountIsland,
  'provider-logout': ProviderLogoutIsland,
  'provider-screen': ProviderScreenIsland,
  registration: RegistrationIsland,
  save: SaveIsland,
  saved: SavedIsland,
  scheme: SchemeIsland,
};
