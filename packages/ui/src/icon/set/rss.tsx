import { Icon, type IconProps } from '../Icon';

/** Waves from a corner: a feed. */
export const RssIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5.5" cy="18.5" r="2" fill="currentColor" stroke="none" />
    <path d="M3.75 11a9.25 9.25 0 0 1 9.25 9.25M3.75 4.25a16 16 0 0 1 16 16" />
  </Icon>
);
