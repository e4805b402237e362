import { Icon, type IconProps } from '../Icon';

/** Loudspeaker: the sound is on. */
export const VolumeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5v5h3.5l5 4.25V5.25l-5 4.25z" fill="currentColor" />
    <path d="M15.5 9a4.25 4.25 0 0 1 0 6M18 6.25a8.25 8.25 0 0 1 0 11.5" />
  </Icon>
);
