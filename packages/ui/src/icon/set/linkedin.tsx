import { Icon, type IconProps } from '../Icon';

/** LinkedIn's mark, in the share bar. */
export const LinkedinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M3.5 9h3.6v11.5H3.5zM9.75 9h3.45v1.6c.6-1.1 1.9-1.9 3.6-1.9 3.1 0 3.95 2 3.95 4.9v6.9h-3.6v-6.3c0-1.45-.3-2.5-1.75-2.5-1.5 0-2.05 1.1-2.05 2.6v6.2h-3.6z"
      fill="currentColor"
      stroke="none"
    />
    <circle cx="5.3" cy="5.3" r="2" fill="currentColor" stroke="none" />
  </Icon>
);
