import { Icon, type IconProps } from '../Icon';

/** Arrow into a tray: a file to download. */
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25v12.5M6.75 10.75 12 16l5.25-5.25M4 20.5h16" />
  </Icon>
);
