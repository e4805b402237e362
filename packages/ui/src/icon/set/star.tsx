import { Icon, type IconProps } from '../Icon';

/** Star: one point of a rating. */
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="m12 2.75 2.85 6 6.4.85-4.7 4.5 1.2 6.4L12 17.4l-5.75 3.1 1.2-6.4-4.7-4.5 6.4-.85z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);
