import { Icon, type IconProps } from '../Icon';

/** Threads' mark, in the share bar. */
export const ThreadsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 8.5c-.9-3.4-3.4-5.5-7-5.5-4.7 0-7.5 3.3-7.5 9s2.8 9 7.5 9c4 0 7-2.4 7-5.6 0-3.6-3.3-5-6.4-5-2.8 0-4.6 1.3-4.6 3.2 0 1.7 1.4 2.9 3.3 2.9 2.5 0 4-1.7 4-4.7 0-2.6-1.2-4-3.3-4-1.2 0-2.2.4-2.9 1.3" />
  </Icon>
);
