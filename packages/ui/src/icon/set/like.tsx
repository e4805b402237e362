import { Icon, type IconProps } from '../Icon';

/** Thumb up: votes for a comment. */
export const LikeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 10.5 11 3.25c1.7 0 2.75 1.2 2.5 2.9l-.6 3.6h5.5c1.5 0 2.4 1.2 2.1 2.6l-1.3 6c-.25 1.2-1.2 1.9-2.4 1.9H7.5zM3.25 10.5H7.5v9.75H3.25z" />
  </Icon>
);
