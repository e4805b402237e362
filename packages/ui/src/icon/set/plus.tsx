import { Icon, type IconProps } from '../Icon';

/** Plus: more, or opens a section. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v16M4 12h16" />
  </Icon>
);
