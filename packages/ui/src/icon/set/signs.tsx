import { Icon, type IconProps } from '../Icon';

/** Headphones: something to listen to. */
export const AudioIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 15.5V12a8.25 8.25 0 0 1 16.5 0v3.5" />
    <path d="M3.75 14h3.5v6.25h-1.5a2 2 0 0 1-2-2zM20.25 14h-3.5v6.25h1.5a2 2 0 0 0 2-2z" />
  </Icon>
);

/** Speech bubble: reader comments. */
export const CommentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.25 4.25h17.5v12.5h-9L7 20.75v-4H3.25z" />
  </Icon>
);

/** Stacked pictures: a photo gallery. */
export const GalleryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 7.25h14.5v13H2.75z" />
    <path d="M6.5 3.75h14.75V16.5" />
    <path d="m2.75 17 4.5-4.75 3.5 3.5 2.25-2 4.25 3.75" />
  </Icon>
);

/** Quotation marks: an opinion piece. */
export const QuoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M10.25 6.25C6.5 7.5 4.5 10 4.5 13.75v4h5.75V12H7.5c.1-1.9 1.1-3.1 2.75-3.9zM19.75 6.25C16 7.5 14 10 14 13.75v4h5.75V12H17c.1-1.9 1.1-3.1 2.75-3.9z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Steaming bowl: a recipe. */
export const RecipeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10.5h17v4.75a4.5 4.5 0 0 1-4.5 4.5H8a4.5 4.5 0 0 1-4.5-4.5zM1.5 10.5h21M9 7.25c-1.1-1.2 1.1-2.3 0-3.75M14.5 7.25c-1.1-1.2 1.1-2.3 0-3.75" />
  </Icon>
);

/** Camera: something to watch. */
export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 6.25h12.5v11.5H2.75z" />
    <path d="m15.25 10.5 6-3.25v9.5l-6-3.25z" />
  </Icon>
);

/** Bell: notices and alerts. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 17.25c1.4-1.5 1.75-3.4 1.75-6.5a5.25 5.25 0 0 1 10.5 0c0 3.1.35 5 1.75 6.5zM9.75 20.5h4.5M12 5.5V3" />
  </Icon>
);

/** Octagon with a cross: something went wrong. A triangle is a warning. */
export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM9 9l6 6M15 9l-6 6" />
  </Icon>
);

/** Letter i in a circle: information. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7v.75" />
  </Icon>
);

/** Closed padlock: needs an account, or cannot be changed. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10.5h14v10H5zM8 10.5V7.25a4 4 0 0 1 8 0v3.25" />
  </Icon>
);

/** Open padlock: open to this reader. */
export const UnlockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10.5h14v10H5zM8 10.5V7.25a4 4 0 0 1 7.75-1.4" />
  </Icon>
);

/** Head and shoulders: the reader's account, or an author. */
export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4.25" />
    <path d="M3.75 21c.6-4.3 3.8-6.75 8.25-6.75S19.65 16.7 20.25 21" />
  </Icon>
);

/** Triangle with an exclamation mark: a warning. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25 22 20.5H2zM12 9.5v5.25M12 17.25v.75" />
  </Icon>
);
