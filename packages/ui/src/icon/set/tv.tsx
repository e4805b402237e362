import { Icon, type IconProps } from '../Icon';

/** Television set: a television station or programme. */
export const TvIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 4.75h18.5v12.5H2.75zM8 20.75h8" />
  </Icon>
);
