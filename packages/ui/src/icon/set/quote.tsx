import { Icon, type IconProps } from '../Icon';

/** Quotation marks: an opinion piece. */
export const QuoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M10.25 6.25C6.5 7.5 4.5 10 4.5 13.75v4h5.75V12H7.5c.1-1.9 1.1-3.1 2.75-3.9zM19.75 6.25C16 7.5 14 10 14 13.75v4h5.75V12H17c.1-1.9 1.1-3.1 2.75-3.9z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);
