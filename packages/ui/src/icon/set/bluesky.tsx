import { Icon, type IconProps } from '../Icon';

/** Bluesky's butterfly, in the share bar. */
export const BlueskyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M12 11c-1.1-2.5-4.2-6.3-7.1-7.5-1.5-.6-2.4 0-2.4 1.8 0 1.5.6 5 1 6.2.6 2 2.5 2.6 4.9 2.3-3.4.6-4.7 2.4-2.6 4.6 2.6 2.7 4.9.3 6.2-3.1 1.3 3.4 3.6 5.8 6.2 3.1 2.1-2.2.8-4-2.6-4.6 2.4.3 4.3-.3 4.9-2.3.4-1.2 1-4.7 1-6.2 0-1.8-.9-2.4-2.4-1.8C16.2 4.7 13.1 8.5 12 11z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);
