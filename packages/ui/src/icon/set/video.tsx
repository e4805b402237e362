import { Icon, type IconProps } from '../Icon';

/** Camera: something to watch. */
export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 6.25h12.5v11.5H2.75z" />
    <path d="m15.25 10.5 6-3.25v9.5l-6-3.25z" />
  </Icon>
);
