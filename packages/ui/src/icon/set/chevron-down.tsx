import { Icon, type IconProps } from '../Icon';

/** Chevron down: opens what is below. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);
