import { Icon, type IconProps } from '../Icon';

/** Closed padlock: needs an account, or cannot be changed. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10.5h14v10H5zM8 10.5V7.25a4 4 0 0 1 8 0v3.25" />
  </Icon>
);
