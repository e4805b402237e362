import { Icon, type IconProps } from '../Icon';

/** X's mark, formerly Twitter's, for sharing, login and authors' profiles. */
export const XIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 3.5h4.6l12.4 17h-4.6zM20 3.5l-7 7.8M4 20.5l7.1-8" />
  </Icon>
);
