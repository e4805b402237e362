import { Icon, type IconProps } from '../Icon';

/** Arrow to the right: onwards, or the next item. */
export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12h17.5M13.5 5l7 7-7 7" />
  </Icon>
);
