import { Icon, type IconProps } from '../Icon';

/** Bin: deletes. */
export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 6.25h16.5M9 6V3.25h6V6M6 6.25l.9 14.5h10.2L18 6.25M10 10.25v6.5M14 10.25v6.5" />
  </Icon>
);
