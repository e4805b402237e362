import { Icon, type IconProps } from '../Icon';

/** Empty bookmark: saves the content. */
export const BookmarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.25h12v17.5l-6-4.5-6 4.5z" />
  </Icon>
);
