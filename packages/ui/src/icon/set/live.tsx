import { Icon, type IconProps } from '../Icon';

/** Waves around a dot: live now. */
export const LiveIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.5" fill="currentColor" />
    <path d="M6.5 6.5a7.75 7.75 0 0 0 0 11M17.5 6.5a7.75 7.75 0 0 1 0 11" />
  </Icon>
);
