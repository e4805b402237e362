/**
 * Components, their props and their hooks. Everything else in a folder (const arrays of options with their
 * types, helpers, parts of players, icons) is imported from the folder itself: `@portal/ui/button`,
 * `@portal/ui/icon`.
 */
export { AZIndex, type AZIndexProps, ProgrammeItems, type ProgrammeItemsProps } from './a-z-index/index';
export * from './accordion/index';
export { AccountConfirmation, type AccountConfirmationProps } from './account-confirmation/index';
export {
  type AccountFormProps,
  type FormErrors,
  type FormValues,
  useAccountForm,
} from './account-form/index';
export * from './account-list/index';
export { AccountHead, AccountNav, type AccountNavProps } from './account-nav/index';
export { AccountOutcome, type AccountOutcomeProps } from './account-outcome/index';
export { AccountSessions, type AccountSessionsProps } from './account-sessions/index';
export {
  AdPreview,
  type AdPreviewProps,
  AdSlot,
  type AdSlotProps,
  ClosableAdSlot,
  type ClosableAdSlotProps,
} from './ad-slot/index';
export * from './age-sign/index';
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
export { ArticleCard, type ArticleCardProps } from './article-card/index';
export * from './aside-bar/index';
export * from './audio-player/index';
export * from './author-head/index';
export { Avatar, type AvatarProps } from './avatar/index';
export { Banner, type BannerProps } from './banner/index';
export { Board, type BoardProps } from './board/index';
export * from './breadcrumbs/index';
export { BreakingNews, type BreakingNewsProps } from './breaking-news/index';
export { Button, type ButtonProps, type LinkButtonProps, type PressButtonProps } from './button/index';
export { Byline, type BylineProps, Moment, RelativeTime } from './byline/index';
export * from './calendar/index';
export { Captcha, type CaptchaProps } from './captcha/index';
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
export * from './checkbox/index';
export * from './chip/index';
export {
  CommentBox,
  type CommentBoxProps,
  Comments,
  type CommentsProps,
  CommentTools,
  type CommentToolsProps,
} from './comments/index';
export { ContactForm, type ContactFormProps } from './contact-form/index';
export * from './date-field/index';
export * from './date-range-select/index';
export * from './day-selector/index';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from './dialog/index';
export * from './dictionaries/index';
export { Disclosure, type DisclosureProps } from './disclosure/index';
export { ConsentEmbed, type ConsentEmbedProps, Embed, type EmbedProps, type Playable } from './embed/index';
export * from './empty-state/index';
export * from './error-page/index';
export * from './event-facts/index';
export { EventsModule, type EventsModuleProps } from './events-module/index';
export { type ControlProps, Field, FieldError, RequiredNote } from './field/index';
export { FileUpload, type FileUploadProps, type UploadItem } from './file-upload/index';
export { FilterBar, type FilterBarProps, type FilterBarValue, type FoundOptions } from './filter-bar/index';
export * from './five-text-cards/index';
export * from './footer/index';
export { FormAlert, type FormAlertProps } from './form-alert/index';
export { SIZES, type Size } from './foundation/props';
export { SECTIONS, type Section, sectionOf } from './foundation/section';
export * from './gallery/index';
export * from './grouper-in-5/index';
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
export { HotTopics, type HotTopicsProps } from './hot-topics/index';
export type { IconProps } from './icon/index';
export {
  IdentityProviderScreen,
  type IdentityProviderScreenProps,
  ProviderLogout,
  type ProviderLogoutProps,
} from './identity-provider-screen/index';
export { Image, type ImageProps, type PictureRatio } from './image/index';
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
export { Kicker, type KickerProps, LiveSign } from './kicker/index';
export * from './last-hour/index';
export * from './layout/index';
export { Link, type LinkProps } from './link/index';
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
export * from './load-failure/index';
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
export * from './masonry/index';
export { Menu, type MenuEntry, type MenuProps } from './menu/index';
export * from './most-read/index';
export * from './multi-select/index';
export { type Child, MyChildren, type MyChildrenProps } from './my-children/index';
export * from './newsletter-module/index';
export * from './newsletters-form/index';
export { Notice, type NoticeProps } from './notice/index';
export * from './number-field/index';
export * from './on-air/index';
export { PageMain, type PageMainProps } from './page/index';
export * from './pagination/index';
export { Panel, PanelLink, type PanelProps } from './panel/index';
export * from './paywall/index';
export * from './poll/index';
export { Popover, type PopoverProps } from './popover/index';
export * from './predictive-field/index';
export { type PartOutcome, ProfileForm, type ProfileFormProps } from './profile-form/index';
export * from './programme-head/index';
export * from './progress/index';
export * from './radio-group/index';
export { RatingForm, type RatingFormProps } from './rating/index';
export * from './recipe-facts/index';
export * from './register-form/index';
export {
  ReadingNotice,
  type ReadingNoticeProps,
  RegistrationGate,
  type RegistrationGateProps,
} from './registration-gate/index';
export { ResultList, type ResultListProps } from './result-list/index';
export {
  type AnchorProps,
  type LinkComponent,
  type Routes,
  RoutingProvider,
  type RoutingProviderProps,
} from './routing/index';
export * from './schedule/index';
export * from './search-opening/index';
export { type HeadingLevel, SectionHead, type SectionHeadProps } from './section-head/index';
export * from './select/index';
export { Separator, type SeparatorProps } from './separator/index';
export { ShareBar, type ShareBarProps } from './share-bar/index';
export * from './show-grid/index';
export { ShowNavigation, type ShowNavigationProps } from './show-navigation/index';
export { Skeleton, type SkeletonProps } from './skeleton/index';
export * from './skip-links/index';
export * from './slider/index';
export { Spinner, type SpinnerProps } from './spinner/index';
export * from './step-by-step/index';
export { LivePlayer, type LivePlayerProps, StreamPanel, type StreamPanelProps } from './streams/index';
export * from './switch/index';
export * from './table/index';
export * from './tabs/index';
export { Heading, type HeadingProps, Text, type TextProps } from './text/index';
export * from './text-area/index';
export {
  EmailField,
  type EmailFieldProps,
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from './text-field/index';
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
export * from './tooltip/index';
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
