import { Icon, type IconProps } from '../Icon';

/** Filled bookmark: the content is saved. */
export const BookmarkFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.25h12v17.5l-6-4.5-6 4.5z" fill="currentColor" />
  </Icon>
);
