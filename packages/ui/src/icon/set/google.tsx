import { Icon, type IconProps } from '../Icon';

/** Google's mark, on the button that logs in with Google. */
export const GoogleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.5 12.2h-8.25v0M20.5 12.2c0 5-3.5 8.3-8.25 8.3A8.5 8.5 0 1 1 17.8 5.6" />
  </Icon>
);
