import { Icon, type IconProps } from '../Icon';

/** Triangle: plays. */
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.75v14.5L19.5 12z" fill="currentColor" />
  </Icon>
);
