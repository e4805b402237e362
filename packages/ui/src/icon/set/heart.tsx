import { Icon, type IconProps } from '../Icon';

/** Empty heart: likes. */
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.25C6.5 16.4 3 13 3 9.1A4.85 4.85 0 0 1 7.9 4.25c1.7 0 3.2.9 4.1 2.4.9-1.5 2.4-2.4 4.1-2.4A4.85 4.85 0 0 1 21 9.1c0 3.9-3.5 7.3-9 11.15z" />
  </Icon>
);
