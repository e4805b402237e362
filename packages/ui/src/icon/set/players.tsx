import { Icon, type IconProps } from '../Icon';

/** Two bars: pauses the playback. */
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5v14M16 5v14" strokeWidth="3.5" />
  </Icon>
);

/** Triangle: plays. */
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.75v14.5L19.5 12z" fill="currentColor" />
  </Icon>
);

/** Two triangles, the second one against a bar: recordings are played one after another. */
export const OneAfterAnotherIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6v12l7.5-6zM11.5 6v12l7.5-6z" fill="currentColor" />
    <path d="M20 5.5v13" strokeWidth="2.5" />
  </Icon>
);

/** Circular arrow back with a 15: goes back fifteen seconds. */
export const SkipBackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4 4 7l3.5 3M4.5 7H13a6.5 6.5 0 1 1-6.5 6.5" />
    <path d="M10 12v4.5M15.5 12h-2.25v1.75h.75a1.4 1.4 0 0 1 0 2.8h-1" strokeWidth="1.5" />
  </Icon>
);

/** Circular arrow forward with a 15: skips fifteen seconds. */
export const SkipForwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 4 20 7l-3.5 3M19.5 7H11a6.5 6.5 0 1 0 6.5 6.5" />
    <path d="M8.75 12v4.5M14.25 12H12v1.75h.75a1.4 1.4 0 0 1 0 2.8h-1" strokeWidth="1.5" />
  </Icon>
);

/** Circular arrow forward with a 30: skips thirty seconds. */
export const SkipThirtyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 4 20 7l-3.5 3M19.5 7H11a6.5 6.5 0 1 0 6.5 6.5" />
    <path
      d="M7.5 12h2.4l-1.4 1.7a1.4 1.4 0 1 1-1.15 2.35M13.15 12a1.3 1.3 0 0 1 1.3 1.3v1.95a1.3 1.3 0 0 1-2.6 0V13.3a1.3 1.3 0 0 1 1.3-1.3z"
      strokeWidth="1.4"
    />
  </Icon>
);

/** Loudspeaker: the sound is on. */
export const VolumeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5v5h3.5l5 4.25V5.25l-5 4.25z" fill="currentColor" />
    <path d="M15.5 9a4.25 4.25 0 0 1 0 6M18 6.25a8.25 8.25 0 0 1 0 11.5" />
  </Icon>
);

/** Crossed-out loudspeaker: the sound is off. */
export const VolumeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.75 9.5v5h3.5l5 4.25V5.25l-5 4.25z" fill="currentColor" />
    <path d="m16 9.5 5 5M21 9.5l-5 5" />
  </Icon>
);
