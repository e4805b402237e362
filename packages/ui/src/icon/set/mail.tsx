import { Icon, type IconProps } from '../Icon';

/** Envelope: email and newsletters. */
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 5h18.5v14H2.75z" />
    <path d="m3.25 6 8.75 7.25L20.75 6" />
  </Icon>
);
