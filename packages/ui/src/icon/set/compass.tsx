import { Icon, type IconProps } from '../Icon';

/** Compass: turns a 360° video back to its first view. */
export const CompassIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m15.5 8.5-2 5-5 2 2-5z" fill="currentColor" />
  </Icon>
);
