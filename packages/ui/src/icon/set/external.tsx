import { Icon, type IconProps } from '../Icon';

/** Arrow out of a frame: a link to another site. */
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4h6v6M20 4l-9 9M18.25 14v6H4V5.75h6" />
  </Icon>
);
