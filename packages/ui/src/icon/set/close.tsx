import { Icon, type IconProps } from '../Icon';

/** Cross: closes or removes. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);
