import { Icon, type IconProps } from '../Icon';

/** Three lines: opens the site's menu. */
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h18M3 12h18M3 18h18" />
  </Icon>
);
