import { AccountIsland } from './AccountIsland';
import { AccountSessionsIsland } from './AccountSessionsIsland';
import { AudioIsland } from './AudioIsland';
import { CardSavesIsland } from './CardSavesIsland';
import { CarouselIsland } from './CarouselIsland';
import { EmbedIsland } from './EmbedIsland';
import { FollowedAuthorsIsland } from './FollowedAuthorsIsland';
import { FollowIsland } from './FollowIsland';
import { GalleryIsland } from './GalleryIsland';
import { GateIsland } from './GateIsland';
import { LoadMoreIsland } from './LoadMoreIsland';
import { LoginIsland } from './LoginIsland';
import { MostReadIsland } from './MostReadIsland';
import { NewsletterIsland } from './NewsletterIsland';
import { NewslettersIsland } from './NewslettersIsland';
import { PasswordChangeIsland } from './PasswordChangeIsland';
import { ProfileIsland } from './ProfileIsland';
import { ProgrammeIndexIsland } from './ProgrammeIndexIsland';
import { ProviderAccountIsland } from './ProviderAccountIsland';
import { ProviderLogoutIsland } from './ProviderLogoutIsland';
import { ProviderScreenIsland } from './ProviderScreenIsland';
import { RegistrationIsland } from './RegistrationIsland';
import type { Islands } from './registry';
import { SavedIsland } from './SavedIsland';
import { SaveIsland } from './SaveIsland';
import { ScheduleIsland } from './ScheduleIsland';
import { SchemeIsland } from './SchemeIsland';
import { SearcherIsland } from './SearcherIsland';
import { StreamsIsland } from './StreamsIsland';
import { Video360Island } from './Video360Island';
import { VideoIsland } from './VideoIsland';

/** The same parts, for the server to render. */
export const SERVER_ISLANDS: Islands = {
  account: AccountIsland,
  'account-sessions': AccountSessionsIsland,
  audio: AudioIsland,
  'card-saves': CardSavesIsland,
  carousel: CarouselIsland,
  embed: EmbedIsland,
  follow: FollowIsland,
  'followed-authors': FollowedAuthorsIsland,
  gallery: GalleryIsland,
  gate: GateIsland,
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
  searcher: SearcherIsland,
  streams: StreamsIsland,
  schedule: ScheduleIsland,
  'programme-index': ProgrammeIndexIsland,
  video: VideoIsland,
  'video-360': Video360Island,
};
