import { Icon, type IconProps } from '../Icon';

/** Chevron up: closes what is open below. */
export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 15 7-7 7 7" />
  </Icon>
);
