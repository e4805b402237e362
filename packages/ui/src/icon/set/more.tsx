import { Icon, type IconProps } from '../Icon';

/** Three dots: shows further actions. */
export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5" cy="12" r="1.75" fill="currentColor" stroke="none" />
    <circle cx="12" cy="12" r="1.75" fill="currentColor" stroke="none" />
    <circle cx="19" cy="12" r="1.75" fill="currentColor" stroke="none" />
  </Icon>
);
