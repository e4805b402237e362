import { Icon, type IconProps } from '../Icon';

/** Speech bubble: reader comments. */
export const CommentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.25 4.25h17.5v12.5h-9L7 20.75v-4H3.25z" />
  </Icon>
);
