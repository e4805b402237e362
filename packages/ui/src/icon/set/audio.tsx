import { Icon, type IconProps } from '../Icon';

/** Headphones: something to listen to. */
export const AudioIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 15.5V12a8.25 8.25 0 0 1 16.5 0v3.5" />
    <path d="M3.75 14h3.5v6.25h-1.5a2 2 0 0 1-2-2zM20.25 14h-3.5v6.25h1.5a2 2 0 0 0 2-2z" />
  </Icon>
);
