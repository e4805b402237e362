import { Icon, type IconProps } from '../Icon';

/** Moon: the dark colour scheme. */
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.25 14.5A8.75 8.75 0 0 1 9.5 3.75a8.75 8.75 0 1 0 10.75 10.75z" />
  </Icon>
);
