import { Icon, type IconProps } from '../Icon';

/** Magnifying glass: the site's search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.75" />
    <path d="m15.5 15.5 5.75 5.75" />
  </Icon>
);
