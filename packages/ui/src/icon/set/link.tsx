import { Icon, type IconProps } from '../Icon';

/** Chain: copies the URL of the page. */
export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 14a4 4 0 0 0 5.65 0l3.6-3.6a4 4 0 0 0-5.65-5.65L12 6.35M14 10a4 4 0 0 0-5.65 0l-3.6 3.6a4 4 0 0 0 5.65 5.65l1.6-1.6" />
  </Icon>
);
