import { Icon, type IconProps } from '../Icon';

/** Chevron to the left: the previous slide, month or page. */
export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15 5-7 7 7 7" />
  </Icon>
);
