import { Icon, type IconProps } from '../Icon';

/** Small frame in a larger one: plays the video over other windows. */
export const PictureInPictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.5 10.5V5h-17v14H10" />
    <path d="M13 13.5h7.5V19H13z" fill="currentColor" />
  </Icon>
);
