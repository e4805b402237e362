import { Icon, type IconProps } from '../Icon';

/** YouTube's mark, for a site's account there. */
export const YoutubeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.75 5.5c3.7-.7 10.8-.7 14.5 0 1.3.25 2.1 1 2.25 2.25.35 2.6.35 5.9 0 8.5-.15 1.25-.95 2-2.25 2.25-3.7.7-10.8.7-14.5 0-1.3-.25-2.1-1-2.25-2.25-.35-2.6-.35-5.9 0-8.5.15-1.25.95-2 2.25-2.25z" />
    <path d="m10 8.75 5.5 3.25-5.5 3.25z" fill="currentColor" stroke="none" />
  </Icon>
);
