import { Icon, type IconProps } from '../Icon';

/** Funnel of lines: opens a listing's filters. */
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6.25h18M6.5 12h11M10 17.75h4" />
  </Icon>
);

/** Three lines: opens the site's menu. */
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h18M3 12h18M3 18h18" />
  </Icon>
);

/** Three dots: shows further actions. */
export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5" cy="12" r="1.75" fill="currentColor" stroke="none" />
    <circle cx="12" cy="12" r="1.75" fill="currentColor" stroke="none" />
    <circle cx="19" cy="12" r="1.75" fill="currentColor" stroke="none" />
  </Icon>
);

/** Map pin: a place. */
export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5s6.75-6.1 6.75-11.6a6.75 6.75 0 1 0-13.5 0c0 5.5 6.75 11.6 6.75 11.6z" />
    <circle cx="12" cy="9.9" r="2.4" />
  </Icon>
);

/** Magnifying glass: the site's search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.75" />
    <path d="m15.5 15.5 5.75 5.75" />
  </Icon>
);
