import { Icon, type IconProps } from '../Icon';

/** Calendar page: opens a calendar, or marks a date. */
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5.25h17v15.5h-17zM3.5 10.25h17M8 2.75v4.5M16 2.75v4.5" />
  </Icon>
);
