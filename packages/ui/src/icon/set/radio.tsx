import { Icon, type IconProps } from '../Icon';

/** Radio set: a radio station or programme. */
export const RadioIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8.75h18V20H3zM6.25 8.75 17 3.25" />
    <circle cx="8.5" cy="14.4" r="2.6" />
    <path d="M14.75 12.75H18M14.75 16H18" />
  </Icon>
);
