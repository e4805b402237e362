import { Icon, type IconProps } from '../Icon';

/** Circular arrow back with a 15: goes back fifteen seconds. */
export const SkipBackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4 4 7l3.5 3M4.5 7H13a6.5 6.5 0 1 1-6.5 6.5" />
    <path d="M10 12v4.5M15.5 12h-2.25v1.75h.75a1.4 1.4 0 0 1 0 2.8h-1" strokeWidth="1.5" />
  </Icon>
);
