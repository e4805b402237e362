import { Icon, type IconProps } from '../Icon';

/** Arrow to the left: back, or the previous item. */
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21 12H3.5M10.5 5l-7 7 7 7" />
  </Icon>
);
