import { Icon, type IconProps } from '../Icon';

/** Telegram's paper plane, in the share bar. */
export const TelegramIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21.25 3.75 2.75 11l5.5 2.25 2.25 6.5 3.25-3.75 5 3.75z" />
    <path d="m8.25 13.25 8-5.5-5.75 7.25" />
  </Icon>
);
