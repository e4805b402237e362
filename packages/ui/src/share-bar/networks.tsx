import type { ShareNetwork } from '@portal/model';
import {
  BlueskyIcon,
  FacebookIcon,
  LinkedinIcon,
  TelegramIcon,
  ThreadsIcon,
  WhatsappIcon,
  XIcon,
} from '../icon/index';

type Link = { url: string; title: string };

const enc = encodeURIComponent;

/** The networks’ own sharing pages: links that work without JavaScript. */
export const NETWORKS = {
  facebook: {
    name: 'Facebook',
    Sign: FacebookIcon,
    href: ({ url }: Link) => `https://www.facebook.com/sharer/sharer.php?u=${enc(url)}`,
  },
  twitter: {
    name: 'X',
    Sign: XIcon,
    href: ({ url, title }: Link) => `https://twitter.com/intent/tweet?url=${enc(url)}&text=${enc(title)}`,
  },
  bluesky: {
    name: 'Bluesky',
    Sign: BlueskyIcon,
    href: ({ url, title }: Link) => `https://bsky.app/intent/compose?text=${enc(`${title} ${url}`)}`,
  },
  whatsapp: {
    name: 'WhatsApp',
    Sign: WhatsappIcon,
    href: ({ url, title }: Link) => `https://wa.me/?text=${enc(`${title} ${url}`)}`,
  },
  linkedin: {
    name: 'LinkedIn',
    Sign: LinkedinIcon,
    href: ({ url }: Link) => `https://www.linkedin.com/sharing/share-offsite/?url=${enc(url)}`,
  },
  telegram: {
    name: 'Telegram',
    Sign: TelegramIcon,
    href: ({ url, title }: Link) => `https://t.me/share/url?url=${enc(url)}&text=${enc(title)}`,
  },
  threads: {
    name: 'Threads',
    Sign: ThreadsIcon,
    href: ({ url, title }: Link) => `https://www.threads.net/intent/post?text=${enc(`${title} ${url}`)}`,
  },
} satisfies Record<ShareNetwork, unknown>;
