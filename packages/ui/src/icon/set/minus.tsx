import { Icon, type IconProps } from '../Icon';

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h16" />
  </Icon>
);
