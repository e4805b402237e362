import { Icon, type IconProps } from '../Icon';

/** Two bars: pauses the playback. */
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5v14M16 5v14" strokeWidth="3.5" />
  </Icon>
);
