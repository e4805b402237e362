import { Icon, type IconProps } from '../Icon';

/** Open padlock: open to this reader. */
export const UnlockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10.5h14v10H5zM8 10.5V7.25a4 4 0 0 1 7.75-1.4" />
  </Icon>
);
