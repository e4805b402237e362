import { Icon, type IconProps } from '../Icon';

/** Clock: an hour or a duration. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.75V12l3.75 2.25" />
  </Icon>
);
