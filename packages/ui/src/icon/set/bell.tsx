import { Icon, type IconProps } from '../Icon';

/** Bell: notices and alerts. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 17.25c1.4-1.5 1.75-3.4 1.75-6.5a5.25 5.25 0 0 1 10.5 0c0 3.1.35 5 1.75 6.5zM9.75 20.5h4.5M12 5.5V3" />
  </Icon>
);
