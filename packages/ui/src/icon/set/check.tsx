import { Icon, type IconProps } from '../Icon';

/** Tick: done, chosen or correct. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12.5 5.25 5.25L20 6.5" />
  </Icon>
);
