import { Icon, type IconProps } from '../Icon';

/** Funnel of lines: opens a listing's filters. */
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6.25h18M6.5 12h11M10 17.75h4" />
  </Icon>
);
