import { Icon, type IconProps } from '../Icon';

/** Facebook's mark, for sharing and for login. */
export const FacebookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M13.75 21.5v-8.25h2.9l.5-3.5h-3.4v-2c0-1.1.5-1.85 1.95-1.85h1.6V2.8c-.5-.1-1.35-.2-2.3-.2-2.75 0-4.5 1.6-4.5 4.65v2.5H7.25v3.5h3.25v8.25z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Instagram's mark, for a site's account there. */
export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4.25" />
    <circle cx="17" cy="7" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);

/** Waves from a corner: a feed. */
export const RssIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5.5" cy="18.5" r="2" fill="currentColor" stroke="none" />
    <path d="M3.75 11a9.25 9.25 0 0 1 9.25 9.25M3.75 4.25a16 16 0 0 1 16 16" />
  </Icon>
);

/** X's mark, formerly Twitter's, for sharing, login and authors' profiles. */
export const XIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 3.5h4.6l12.4 17h-4.6zM20 3.5l-7 7.8M4 20.5l7.1-8" />
  </Icon>
);

/** YouTube's mark, for a site's account there. */
export const YoutubeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.75 5.5c3.7-.7 10.8-.7 14.5 0 1.3.25 2.1 1 2.25 2.25.35 2.6.35 5.9 0 8.5-.15 1.25-.95 2-2.25 2.25-3.7.7-10.8.7-14.5 0-1.3-.25-2.1-1-2.25-2.25-.35-2.6-.35-5.9 0-8.5.15-1.25.95-2 2.25-2.25z" />
    <path d="m10 8.75 5.5 3.25-5.5 3.25z" fill="currentColor" stroke="none" />
  </Icon>
);
