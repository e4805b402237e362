import { Icon, type IconProps } from '../Icon';

/** Streaks of wind: its direction and speed. */
export const WindIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9h10.5A2.75 2.75 0 1 0 11 5.25M3 13h15a2.75 2.75 0 1 1-2.5 3.75M3 17h7" />
  </Icon>
);
