import { Icon, type IconProps } from '../Icon';

/** Crossed-out loudspeaker: the sound is off. */
export const VolumeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5v5h3.5l5 4.25V5.25l-5 4.25z" fill="currentColor" />
    <path d="m16 9.5 5 5M21 9.5l-5 5" />
  </Icon>
);
