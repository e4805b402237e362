import { Icon, type IconProps } from '../Icon';

/** Subtitles of a video, on or off. */
export const CaptionsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5h17v14h-17z" />
    <path d="M10.5 10.25a2.25 2.25 0 1 0 0 3.5M17.25 10.25a2.25 2.25 0 1 0 0 3.5" />
  </Icon>
);
