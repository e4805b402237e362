import { Icon, type IconProps } from '../Icon';

/** Chevron to the right: the next slide, month or page. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" />
  </Icon>
);
