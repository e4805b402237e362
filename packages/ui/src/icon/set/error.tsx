import { Icon, type IconProps } from '../Icon';

/** Octagon with a cross: something went wrong. A triangle is a warning. */
export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM9 9l6 6M15 9l-6 6" />
  </Icon>
);
