import { Icon, type IconProps } from '../Icon';

/** Steaming bowl: a recipe. */
export const RecipeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10.5h17v4.75a4.5 4.5 0 0 1-4.5 4.5H8a4.5 4.5 0 0 1-4.5-4.5zM1.5 10.5h21M9 7.25c-1.1-1.2 1.1-2.3 0-3.75M14.5 7.25c-1.1-1.2 1.1-2.3 0-3.75" />
  </Icon>
);
