import { Icon, type IconProps } from '../Icon';

/** Bluesky's butterfly, in the share bar. */
export const BlueskyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M12 11c-1.1-2.5-4.2-6.3-7.1-7.5-1.5-.6-2.4 0-2.4 1.8 0 1.5.6 5 1 6.2.6 2 2.5 2.6 4.9 2.3-3.4.6-4.7 2.4-2.6 4.6 2.6 2.7 4.9.3 6.2-3.1 1.3 3.4 3.6 5.8 6.2 3.1 2.1-2.2.8-4-2.6-4.6 2.4.3 4.3-.3 4.9-2.3.4-1.2 1-4.7 1-6.2 0-1.8-.9-2.4-2.4-1.8C16.2 4.7 13.1 8.5 12 11z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Chain: copies the URL of the page. */
export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 14a4 4 0 0 0 5.65 0l3.6-3.6a4 4 0 0 0-5.65-5.65L12 6.35M14 10a4 4 0 0 0-5.65 0l-3.6 3.6a4 4 0 0 0 5.65 5.65l1.6-1.6" />
  </Icon>
);

/** LinkedIn's mark, in the share bar. */
export const LinkedinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M3.5 9h3.6v11.5H3.5zM9.75 9h3.45v1.6c.6-1.1 1.9-1.9 3.6-1.9 3.1 0 3.95 2 3.95 4.9v6.9h-3.6v-6.3c0-1.45-.3-2.5-1.75-2.5-1.5 0-2.05 1.1-2.05 2.6v6.2h-3.6z"
      fill="currentColor"
      stroke="none"
    />
    <circle cx="5.3" cy="5.3" r="2" fill="currentColor" stroke="none" />
  </Icon>
);

/** Arrow out of a box: shares the page. */
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.25M7.25 8 12 3.25 16.75 8M5 12v8.75h14V12" />
  </Icon>
);

/** Telegram's paper plane, in the share bar. */
export const TelegramIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21.25 3.75 2.75 11l5.5 2.25 2.25 6.5 3.25-3.75 5 3.75z" />
    <path d="m8.25 13.25 8-5.5-5.75 7.25" />
  </Icon>
);

/** Threads' mark, in the share bar. */
export const ThreadsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 8.5c-.9-3.4-3.4-5.5-7-5.5-4.7 0-7.5 3.3-7.5 9s2.8 9 7.5 9c4 0 7-2.4 7-5.6 0-3.6-3.3-5-6.4-5-2.8 0-4.6 1.3-4.6 3.2 0 1.7 1.4 2.9 3.3 2.9 2.5 0 4-1.7 4-4.7 0-2.6-1.2-4-3.3-4-1.2 0-2.2.4-2.9 1.3" />
  </Icon>
);

/** WhatsApp's mark, in the share bar. */
export const WhatsappIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 21l1.4-4.6A8.75 8.75 0 1 1 7.6 19.7z" />
    <path
      d="M8.7 7.6c-1 .9-.9 2.6.5 4.5 1.6 2.1 3.6 3.6 5.4 3.6 1.1 0 1.8-.8 1.8-1.8l-2.1-1.1-1.2 1c-1.4-.5-2.4-1.5-3-2.9l.9-1.2-.9-2.1z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);
