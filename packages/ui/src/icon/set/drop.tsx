import { Icon, type IconProps } from '../Icon';

/** Drop: rain, or its probability. */
export const DropIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.25c3.5 4 5.5 7 5.5 10.25a5.5 5.5 0 0 1-11 0C6.5 10.25 8.5 7.25 12 3.25z" />
  </Icon>
);
