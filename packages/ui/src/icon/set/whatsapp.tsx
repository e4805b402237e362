import { Icon, type IconProps } from '../Icon';

/** WhatsApp's mark, in the share bar. */
export const WhatsappIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 21l1.4-4.6A8.75 8.75 0 1 1 7.6 19.7z" />
    <path
      d="M8.7 7.6c-1 .9-.9 2.6.5 4.5 1.6 2.1 3.6 3.6 5.4 3.6 1.1 0 1.8-.8 1.8-1.8l-2.1-1.1-1.2 1c-1.4-.5-2.4-1.5-3-2.9l.9-1.2-.9-2.1z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);
