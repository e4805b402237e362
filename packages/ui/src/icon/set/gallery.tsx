import { Icon, type IconProps } from '../Icon';

/** Stacked pictures: a photo gallery. */
export const GalleryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 7.25h14.5v13H2.75z" />
    <path d="M6.5 3.75h14.75V16.5" />
    <path d="m2.75 17 4.5-4.75 3.5 3.5 2.25-2 4.25 3.75" />
  </Icon>
);
