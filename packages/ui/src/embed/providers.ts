/** Kinds of player that an embed can open, with different heights. */
export const EMBED_KINDS = ['video', 'audio'] as const;
/** Kind of player that an embed opens. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

type Provider = {
  name: string;
  kind: EmbedKind;
  /** URL patterns of its pages; the first group is the id of the embed. */
  page: RegExp;
  /** URL of its player, from that id. */
  frame: (id: string) => string;
};

/** Providers with known players. If a provider has a URL that sets fewer cookies, it is used. */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    page: /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|live\/|shorts\/|embed\/)|youtu\.be\/)([\w-]{6,})/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vimeo',
    kind: 'video',
    page: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    page: /^https:\/\/(?:www\.)?(?:dailymotion\.com\/video|dai\.ly)\/([a-z0-9]+)/i,
    frame: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  {
    name: 'Spotify',
    kind: 'audio',
    page: /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?((?:episode|show|track|album|playlist)\/\w+)/,
    frame: (id) => `https://open.spotify.com/embed/${id}`,
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    page: /^(https:\/\/soundcloud\.com\/[\w-]+\/[\w-]+(?:\/[\w-]+)?)/,
    frame: (page) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&auto_play=true`,
  },
];

/** Origins of the players of all known providers: a page's content security policy has to allow them. */
export const EMBED_ORIGINS: readonly string[] = PROVIDERS.map(({ frame }) => new URL(frame('')).origin);

/** The same player without autoplay: for readers who gave their consent on an earlier visit. */
export const calmFrame = (frame: string): string =>
  frame.replace(/([?&])auto_?play=(?:1|true)(&|$)/, (_, before: string, after: string) =>
    after ? before : '',
  );

/** Player of another service that can be opened on the page. */
export type Playable = { provider: string; kind: EmbedKind; frame: string };

/** The player for a page of a known provider; null for every other URL, which is then only a link. */
export function playableOf(url: string): Playable | null {
  for (const { name, kind, page, frame } of PROVIDERS) {
    const id = page.exec(url)?.[1];
    if (id) return { provider: name, kind, frame: frame(id) };
  }
  return null;
}
