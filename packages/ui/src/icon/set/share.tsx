import { Icon, type IconProps } from '../Icon';

/** Arrow out of a box: shares the page. */
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.25M7.25 8 12 3.25 16.75 8M5 12v8.75h14V12" />
  </Icon>
);
