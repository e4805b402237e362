/**
 * Components, their props and their hooks. Everything else in a folder (const arrays of options with their
 * types, helpers, parts of players, icons) is imported from the folder itself: `@portal/ui/button`,
 * `@portal/ui/icon`.
 */
export { AZIndex, type AZIndexProps, ProgrammeItems, type ProgrammeItemsProps } from './a-z-index/index';
export * from './accordion/Accordion';
export {
  AccountConfirmation,
  type AccountConfirmationProps,
} from './account-confirmation/AccountConfirmation';
export {
  type AccountFormProps,
  type FormErrors,
  type FormValues,
  useAccountForm,
} from './account-form/index';
export * from './account-list/AccountList';
export { AccountHead, AccountNav, type AccountNavProps } from './account-nav/index';
export { AccountOutcome, type AccountOutcomeProps } from './account-outcome/AccountOutcome';
export { AccountSessions, type AccountSessionsProps } from './account-sessions/AccountSessions';
export {
  AdPreview,
  type AdPreviewProps,
  AdSlot,
  type AdSlotProps,
  ClosableAdSlot,
  type ClosableAdSlotProps,
} from './ad-slot/index';
export * from './age-sign/AgeSign';
export * from './agenda-days/AgendaDays';
export {
  Article,
  ArticleHead,
  type ArticleHeadProps,
  type ArticleProps,
  type HeadContent,
  LeadMedia,
  type LeadMediaProps,
} from './article/index';
export {
  ArticleBody,
  type ArticleBodyProps,
  type DrawMedia,
  type MediaPiece,
  type MediaPlace,
  StaticMedia,
  type StaticMediaProps,
} from './article-body/index';
export { ArticleCard, type ArticleCardProps } from './article-card/ArticleCard';
export * from './aside-bar/AsideBar';
export * from './audio-player/index';
export * from './author-head/index';
export { Avatar, type AvatarProps } from './avatar/Avatar';
export { Banner, type BannerProps } from './banner/Banner';
export {
  Beside,
  type BesideProps,
  BesideStory,
  type BesideStoryProps,
  LinkList,
  type LinkListProps,
  OnlyAlone,
  OnlyBeside,
  type OnlyProps,
  type Point,
  Points,
  type PointsProps,
} from './beside/Beside';
export { Board, type BoardProps } from './board/Board';
export * from './breadcrumbs/Breadcrumbs';
export { BreakingNews, type BreakingNewsProps } from './breaking-news/BreakingNews';
export { Button, type ButtonProps, type LinkButtonProps, type PressButtonProps } from './button/Button';
export { Byline, type BylineProps, Moment, RelativeTime } from './byline/index';
export * from './calendar/Calendar';
export { Captcha, type CaptchaProps } from './captcha/Captcha';
export { Card, type CardProps, EventBadge, Rating } from './card/index';
export {
  CardItem,
  type CardItemProps,
  Cards,
  type CardsProps,
  DayCards,
  type DayCardsProps,
} from './cards/index';
export {
  CardCarousel,
  type CardCarouselProps,
  Carousel,
  type CarouselProps,
  PhotoCarousel,
  type PhotoCarouselProps,
  ScheduleCarousel,
  type ScheduleCarouselProps,
  type ScheduledShow,
} from './carousel/index';
export * from './chart/index';
export * from './checkbox/index';
export * from './chip/Chip';
export {
  CommentBox,
  type CommentBoxProps,
  Comments,
  type CommentsProps,
  CommentTools,
  type CommentToolsProps,
} from './comments/index';
export { ContactForm, type ContactFormProps } from './contact-form/ContactForm';
export * from './date-field/DateField';
export * from './date-range-select/DateRangeSelect';
export * from './day-selector/DaySelector';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from './dialog/index';
export * from './dictionaries/index';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure';
export * from './edition/index';
export { ConsentEmbed, type ConsentEmbedProps, Embed, type EmbedProps, type Playable } from './embed/index';
export * from './empty-state/EmptyState';
export * from './error-page/ErrorPage';
export * from './event-facts/EventFacts';
export { EventsModule, type EventsModuleProps } from './events-module/EventsModule';
export { type ControlProps, Field, FieldError, RequiredNote } from './field/index';
export { FileUpload, type FileUploadProps, type UploadItem } from './file-upload/index';
export { FilterBar, type FilterBarProps, type FilterBarValue, type FoundOptions } from './filter-bar/index';
export * from './five-text-cards/FiveTextCards';
export * from './footer/Footer';
export { FormAlert, type FormAlertProps } from './form-alert/FormAlert';
export { SIZES, type Size } from './foundation/props';
export { SECTIONS, type Section, sectionOf } from './foundation/section';
export * from './gallery/index';
export * from './grouper-in-5/GrouperIn5';
export {
  AccountMenu,
  type AccountMenuProps,
  type AccountUser,
  Header,
  type HeaderProps,
  OnAirLine,
  type OnAirLineProps,
  SchemeSwitch,
  type SchemeSwitchProps,
  Wordmark,
  type WordmarkProps,
} from './header/index';
export { HotTopics, type HotTopicsProps } from './hot-topics/HotTopics';
export type { IconProps } from './icon/index';
export {
  IdentityProviderScreen,
  type IdentityProviderScreenProps,
  ProviderLogout,
  type ProviderLogoutProps,
} from './identity-provider-screen/IdentityProviderScreen';
export { Image, type ImageProps, type PictureRatio } from './image/Image';
export {
  InterviewIntro,
  type InterviewIntroProps,
  type InterviewQuestion,
  InterviewWords,
  type InterviewWordsProps,
  QuestionForm,
  type QuestionFormProps,
  QuestionList,
  type QuestionListProps,
} from './interview/index';
export { Kicker, type KickerProps, LiveSign } from './kicker/Kicker';
export * from './last-hour/LastHour';
export * from './layout/Layout';
export { Link, type LinkProps } from './link/Link';
export * from './listing-head/index';
export {
  LiveBlog,
  type LiveBlogProps,
  LiveEntry,
  type LiveEntryProps,
  NewEntries,
  type NewEntriesProps,
  PointInTime,
} from './live-blog/index';
export * from './load-failure/LoadFailure';
export {
  LoadMore,
  type LoadMoreItem,
  type LoadMoreProps,
  MoreLink,
  type MoreLinkProps,
} from './load-more/index';
export {
  createLocale,
  defineLanguage,
  type Family,
  type FamilyTexts,
  type LanguagePack,
  type LanguageSource,
  type Locale,
  loadLanguage,
  PortalProvider,
  type PortalProviderProps,
  useLocale,
} from './locale/entry';
export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  LoginForm,
  type LoginFormProps,
  RecoverForm,
  type RecoverFormProps,
  SocialButtons,
  type SocialButtonsProps,
} from './login-form/index';
export * from './masonry/Masonry';
export { Menu, type MenuEntry, type MenuProps } from './menu/index';
export * from './month-grid/MonthGrid';
export * from './most-read/MostRead';
export * from './multi-select/MultiSelect';
export { type Child, MyChildren, type MyChildrenProps } from './my-children/index';
export * from './newsletter-module/NewsletterModule';
export * from './newsletters-form/NewslettersForm';
export { Notice, type NoticeProps } from './notice/Notice';
export * from './number-field/index';
export * from './on-air/OnAir';
export { PageMain, type PageMainProps } from './page/PageMain';
export * from './pagination/Pagination';
export { Panel, PanelLink, type PanelProps } from './panel/Panel';
export * from './paywall/index';
export * from './poll/Poll';
export { Popover, type PopoverProps } from './popover/Popover';
export * from './predictive-field/PredictiveField';
export { type PartOutcome, ProfileForm, type ProfileFormProps } from './profile-form/index';
export * from './programme-head/ProgrammeHead';
export * from './progress/Progress';
export * from './radio-group/RadioGroup';
export { RatingForm, type RatingFormProps } from './rating/RatingForm';
export * from './recipe-facts/index';
export * from './register-form/RegisterForm';
export {
  ReadingNotice,
  type ReadingNoticeProps,
  RegistrationGate,
  type RegistrationGateProps,
} from './registration-gate/index';
export { ResultList, type ResultListProps } from './result-list/ResultList';
export {
  type AnchorProps,
  type LinkComponent,
  type Routes,
  RoutingProvider,
  type RoutingProviderProps,
} from './routing/Routing';
export * from './schedule/Schedule';
export * from './search-opening/SearchOpening';
export * from './section-front/SectionFront';
export { type HeadingLevel, SectionHead, type SectionHeadProps } from './section-head/SectionHead';
export * from './select/Select';
export { Separator, type SeparatorProps } from './separator/Separator';
export { ShareBar, type ShareBarProps } from './share-bar/ShareBar';
export * from './show-grid/ShowGrid';
export { ShowNavigation, type ShowNavigationProps } from './show-navigation/ShowNavigation';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export * from './skip-links/SkipLinks';
export * from './slider/Slider';
export * from './special-edition/SpecialEdition';
export { Spinner, type SpinnerProps } from './spinner/Spinner';
export * from './step-by-step/index';
export { LivePlayer, type LivePlayerProps, StreamPanel, type StreamPanelProps } from './streams/index';
export * from './switch/Switch';
export * from './table/index';
export * from './tabs/Tabs';
export { Heading, type HeadingProps, Text, type TextProps } from './text/Text';
export * from './text-area/TextArea';
export {
  EmailField,
  type EmailFieldProps,
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from './text-field/TextField';
export {
  AlertToast,
  type AlertToastProps,
  Toast,
  type ToastMessage,
  type ToastProps,
  ToastRegion,
  type ToastRegionProps,
  useToastQueue,
} from './toast/index';
export * from './toggle-button/index';
export * from './tooltip/Tooltip';
export {
  type Caption,
  type Stream,
  Video,
  VideoControls,
  type VideoControlsProps,
  VideoPlayer,
  type VideoPlayerProps,
  type VideoProps,
} from './video-player/index';
export { Video360, type Video360Props } from './video360/index';
export * from './ways-on/index';
export {
  SkyIcon,
  WeatherDays,
  type WeatherDaysProps,
  type WeatherLocale,
  WeatherNow,
  type WeatherNowProps,
  WeatherReport,
  type WeatherReportProps,
  WeatherToday,
  type WeatherTodayProps,
} from './weather/index';
