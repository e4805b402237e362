import { Icon, type IconProps } from '../Icon';

/** Subtitles of a video, on or off. */
export const CaptionsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5h17v14h-17z" />
    <path d="M10.5 10.25a2.25 2.25 0 1 0 0 3.5M17.25 10.25a2.25 2.25 0 1 0 0 3.5" />
  </Icon>
);

/** Compass: turns a 360° video back to its first view. */
export const CompassIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m15.5 8.5-2 5-5 2 2-5z" fill="currentColor" />
  </Icon>
);

/** Corners outwards: plays in full screen. */
export const FullscreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
  </Icon>
);

/** Corners inwards: leaves full screen. */
export const FullscreenExitIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />
  </Icon>
);

/** Small frame in a larger one: plays the video over other windows. */
export const PictureInPictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.5 10.5V5h-17v14H10" />
    <path d="M13 13.5h7.5V19H13z" fill="currentColor" />
  </Icon>
);

/** Waves around a dot: live now. */
export const LiveIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.5" fill="currentColor" />
    <path d="M6.5 6.5a7.75 7.75 0 0 0 0 11M17.5 6.5a7.75 7.75 0 0 1 0 11" />
  </Icon>
);

/** Radio set: a radio station or programme. */
export const RadioIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8.75h18V20H3zM6.25 8.75 17 3.25" />
    <circle cx="8.5" cy="14.4" r="2.6" />
    <path d="M14.75 12.75H18M14.75 16H18" />
  </Icon>
);

/** Television set: a television station or programme. */
export const TvIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 4.75h18.5v12.5H2.75zM8 20.75h8" />
  </Icon>
);
