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

/** Icons of networks, by a part of the URL. */
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

/** Icon of a link to a site's account on a network; a chain for an unknown one. */
export function networkIcon(href: string): Draw {
  return BY_ADDRESS.find(([part]) => href.includes(part))?.[1] ?? LinkIcon;
}
