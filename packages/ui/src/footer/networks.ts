import {
  BlueskyIcon,
  FacebookIcon,
  type IconProps,
  InstagramIcon,
  LinkedinIcon,
  LinkIcon,
  RssIcon,
  TelegramIcon,
  ThreadsIcon,
  WhatsappIcon,
  XIcon,
  YoutubeIcon,
} from '../icon/index';

type Draw = (props: IconProps) => React.JSX.Element;

/** The icon of a network by a part of its address. */
const BY_ADDRESS: readonly (readonly [part: string, draw: Draw])[] = [
  ['facebook.', FacebookIcon],
  ['instagram.', InstagramIcon],
  ['linkedin.', LinkedinIcon],
  ['threads.', ThreadsIcon],
  ['whatsapp.', WhatsappIcon],
  ['youtube.', YoutubeIcon],
  ['bsky.', BlueskyIcon],
  ['t.me', TelegramIcon],
  ['telegram.', TelegramIcon],
  ['twitter.', XIcon],
  ['//x.com', XIcon],
  ['rss', RssIcon],
];

/** Icon for the link to a site's account in a network; a chain for one that is not known. */
export function networkIcon(href: string): Draw {
  return BY_ADDRESS.find(([part]) => href.includes(part))?.[1] ?? LinkIcon;
}
