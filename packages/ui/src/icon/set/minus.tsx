import { Icon, type IconProps } from '../Icon';

/** Minus: less, or closes a section. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h16" />
  </Icon>
);
