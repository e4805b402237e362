import { Icon, type IconProps } from '../Icon';

/** Triangle with an exclamation mark: a warning. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25 22 20.5H2zM12 9.5v5.25M12 17.25v.75" />
  </Icon>
);
