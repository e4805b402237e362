export type { IconProps } from './Icon';
export { AppleIcon, GoogleIcon, MailIcon } from './set/accounts';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BookmarkFilledIcon,
  BookmarkIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  DownloadIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  HeartFilledIcon,
  HeartIcon,
  MinusIcon,
  PlusIcon,
  SettingsIcon,
  StarIcon,
  TrashIcon,
} from './set/controls';
export { FilterIcon, MenuIcon, MoreIcon, PinIcon, SearchIcon } from './set/finding';
export { FacebookIcon, InstagramIcon, RssIcon, XIcon, YoutubeIcon } from './set/networks';
export { DislikeIcon, FlagIcon, LikeIcon } from './set/opinions';
export {
  OneAfterAnotherIcon,
  PauseIcon,
  PlayIcon,
  SkipBackIcon,
  SkipForwardIcon,
  SkipThirtyIcon,
  VolumeIcon,
  VolumeOffIcon,
} from './set/players';
export {
  CaptionsIcon,
  CompassIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  LiveIcon,
  PictureInPictureIcon,
  RadioIcon,
  TvIcon,
} from './set/screens';
export {
  BlueskyIcon,
  LinkedinIcon,
  LinkIcon,
  ShareIcon,
  TelegramIcon,
  ThreadsIcon,
  WhatsappIcon,
} from './set/sharing';
export {
  AudioIcon,
  BellIcon,
  CommentIcon,
  ErrorIcon,
  GalleryIcon,
  InfoIcon,
  LockIcon,
  QuoteIcon,
  RecipeIcon,
  UnlockIcon,
  UserIcon,
  VideoIcon,
  WarningIcon,
} from './set/signs';
export { CalendarIcon, ClockIcon, DropIcon, MoonIcon, SunIcon, WindIcon } from './set/weather';
