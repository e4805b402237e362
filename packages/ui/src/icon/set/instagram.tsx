import { Icon, type IconProps } from '../Icon';

/** Instagram's mark, for a site's account there. */
export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4.25" />
    <circle cx="17" cy="7" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
