import { Icon, type IconProps } from '../Icon';

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 15 7-7 7 7" />
  </Icon>
);
