import { Icon, type IconProps } from '../Icon';

/** Empty bookmark: saves the content. */
export const BookmarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.25h12v17.5l-6-4.5-6 4.5z" />
  </Icon>
);

/** Filled bookmark: the content is saved. */
export const BookmarkFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.25h12v17.5l-6-4.5-6 4.5z" fill="currentColor" />
  </Icon>
);

/** Tick: done, chosen or correct. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12.5 5.25 5.25L20 6.5" />
  </Icon>
);

/** Cross: closes or removes. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);

/** Eye: shows the password. */
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12c2.4-4.3 5.9-6.75 10-6.75S19.6 7.7 22 12c-2.4 4.3-5.9 6.75-10 6.75S4.4 16.3 2 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

/** Crossed-out eye: hides the password. */
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12c2.4-4.3 5.9-6.75 10-6.75S19.6 7.7 22 12c-2.4 4.3-5.9 6.75-10 6.75S4.4 16.3 2 12z" />
    <path d="M4 20 20 4" />
  </Icon>
);

/** Empty heart: likes. */
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.25C6.5 16.4 3 13 3 9.1A4.85 4.85 0 0 1 7.9 4.25c1.7 0 3.2.9 4.1 2.4.9-1.5 2.4-2.4 4.1-2.4A4.85 4.85 0 0 1 21 9.1c0 3.9-3.5 7.3-9 11.15z" />
  </Icon>
);

/** Filled heart: liked. */
export const HeartFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M12 20.25C6.5 16.4 3 13 3 9.1A4.85 4.85 0 0 1 7.9 4.25c1.7 0 3.2.9 4.1 2.4.9-1.5 2.4-2.4 4.1-2.4A4.85 4.85 0 0 1 21 9.1c0 3.9-3.5 7.3-9 11.15z"
      fill="currentColor"
    />
  </Icon>
);

/** Minus: less, or closes a section. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h16" />
  </Icon>
);

/** Plus: more, or opens a section. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v16M4 12h16" />
  </Icon>
);

/** Sliders: settings of a player. */
export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </Icon>
);

/** Star: one point of a rating. */
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="m12 2.75 2.85 6 6.4.85-4.7 4.5 1.2 6.4L12 17.4l-5.75 3.1 1.2-6.4-4.7-4.5 6.4-.85z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Bin: deletes. */
export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 6.25h16.5M9 6V3.25h6V6M6 6.25l.9 14.5h10.2L18 6.25M10 10.25v6.5M14 10.25v6.5" />
  </Icon>
);

/** Arrow to the left: back, or the previous item. */
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21 12H3.5M10.5 5l-7 7 7 7" />
  </Icon>
);

/** Arrow to the right: onwards, or the next item. */
export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12h17.5M13.5 5l7 7-7 7" />
  </Icon>
);

/** Chevron down: opens what is below. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);

/** Chevron to the left: the previous slide, month or page. */
export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15 5-7 7 7 7" />
  </Icon>
);

/** Chevron to the right: the next slide, month or page. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" />
  </Icon>
);

/** Chevron up: closes what is open below. */
export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 15 7-7 7 7" />
  </Icon>
);

/** Arrow into a tray: a file to download. */
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25v12.5M6.75 10.75 12 16l5.25-5.25M4 20.5h16" />
  </Icon>
);

/** Arrow out of a frame: a link to another site. */
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4h6v6M20 4l-9 9M18.25 14v6H4V5.75h6" />
  </Icon>
);
