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
