import { Icon, type IconProps } from '../Icon';

/** Letter i in a circle: information. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7v.75" />
  </Icon>
);
