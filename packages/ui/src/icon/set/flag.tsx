import { Icon, type IconProps } from '../Icon';

/** Flag: reports a comment. */
export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21.5V3.75M5 4.25h14l-3.5 4.5 3.5 4.5H5" />
  </Icon>
);
