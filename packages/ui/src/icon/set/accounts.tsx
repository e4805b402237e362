import { Icon, type IconProps } from '../Icon';

/** Apple's mark, on the button that logs in with Apple. */
export const AppleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M16.6 12.6c0-2.2 1.7-3.3 1.9-3.4-1.2-1.7-2.8-1.9-3.4-1.9-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.2.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.2.9-1.3 1.3-2.5 1.3-2.6-.1 0-2.4-.9-2.4-3.8zM14.3 5.9c.6-.8 1.1-1.9.9-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.9-1 2.9 1.1.1 2.2-.5 2.9-1.3z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Google's mark, on the button that logs in with Google. */
export const GoogleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.5 12.2h-8.25v0M20.5 12.2c0 5-3.5 8.3-8.25 8.3A8.5 8.5 0 1 1 17.8 5.6" />
  </Icon>
);

/** Envelope: email and newsletters. */
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 5h18.5v14H2.75z" />
    <path d="m3.25 6 8.75 7.25L20.75 6" />
  </Icon>
);
