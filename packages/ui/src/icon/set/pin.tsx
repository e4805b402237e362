import { Icon, type IconProps } from '../Icon';

/** Map pin: a place. */
export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5s6.75-6.1 6.75-11.6a6.75 6.75 0 1 0-13.5 0c0 5.5 6.75 11.6 6.75 11.6z" />
    <circle cx="12" cy="9.9" r="2.4" />
  </Icon>
);
