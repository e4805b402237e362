import { Icon, type IconProps } from '../Icon';

/** Circular arrow forward with a 15: skips fifteen seconds. */
export const SkipForwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 4 20 7l-3.5 3M19.5 7H11a6.5 6.5 0 1 0 6.5 6.5" />
    <path d="M8.75 12v4.5M14.25 12H12v1.75h.75a1.4 1.4 0 0 1 0 2.8h-1" strokeWidth="1.5" />
  </Icon>
);
