import { Icon, type IconProps } from '../Icon';

/** Thumb down: votes against a comment. */
export const DislikeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 13.5 13 20.75c-1.7 0-2.75-1.2-2.5-2.9l.6-3.6H5.6c-1.5 0-2.4-1.2-2.1-2.6l1.3-6c.25-1.2 1.2-1.9 2.4-1.9h9.3zM20.75 13.5H16.5V3.75h4.25z" />
  </Icon>
);

/** Flag: reports a comment. */
export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21.5V3.75M5 4.25h14l-3.5 4.5 3.5 4.5H5" />
  </Icon>
);

/** Thumb up: votes for a comment. */
export const LikeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 10.5 11 3.25c1.7 0 2.75 1.2 2.5 2.9l-.6 3.6h5.5c1.5 0 2.4 1.2 2.1 2.6l-1.3 6c-.25 1.2-1.2 1.9-2.4 1.9H7.5zM3.25 10.5H7.5v9.75H3.25z" />
  </Icon>
);
