import { Icon, type IconProps } from '../Icon';

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v16M4 12h16" />
  </Icon>
);
