import { Icon, type IconProps } from '../Icon';

/** Calendar page: opens a calendar, or marks a date. */
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5.25h17v15.5h-17zM3.5 10.25h17M8 2.75v4.5M16 2.75v4.5" />
  </Icon>
);

/** Clock: an hour or a duration. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.75V12l3.75 2.25" />
  </Icon>
);

/** Drop: rain, or its probability. */
export const DropIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25c3.5 4 5.5 7 5.5 10.25a5.5 5.5 0 0 1-11 0C6.5 10.25 8.5 7.25 12 3.25z" />
  </Icon>
);

/** Moon: the dark colour scheme. */
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.25 14.5A8.75 8.75 0 0 1 9.5 3.75a8.75 8.75 0 1 0 10.75 10.75z" />
  </Icon>
);

/** Sun: the light colour scheme. */
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4.25" />
    <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8" />
  </Icon>
);

/** Streaks of wind: its direction and speed. */
export const WindIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9h10.5A2.75 2.75 0 1 0 11 5.25M3 13h15a2.75 2.75 0 1 1-2.5 3.75M3 17h7" />
  </Icon>
);
