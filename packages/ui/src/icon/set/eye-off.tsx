import { Icon, type IconProps } from '../Icon';

/** Crossed-out eye: hides the password. */
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12c2.4-4.3 5.9-6.75 10-6.75S19.6 7.7 22 12c-2.4 4.3-5.9 6.75-10 6.75S4.4 16.3 2 12z" />
    <path d="M4 20 20 4" />
  </Icon>
);
