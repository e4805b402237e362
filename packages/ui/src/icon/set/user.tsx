import { Icon, type IconProps } from '../Icon';

/** Head and shoulders: the reader's account, or an author. */
export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4.25" />
    <path d="M3.75 21c.6-4.3 3.8-6.75 8.25-6.75S19.65 16.7 20.25 21" />
  </Icon>
);
