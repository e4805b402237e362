/** Kinds of player that an embed can open; they differ in height. */
export const EMBED_KINDS = ['video', 'audio'] as const;
/** Kind of player that an embed opens. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

type Provider = {
  name: string;
  kind: EmbedKind;
  /** Address patterns of its pages; the first group is the id of the embed. */
  page: RegExp;
  /** Its player, from that id. */
  frame: (id: string) => string;
};

/** Providers whose players are known. Where a provider has an address that sets fewer cookies, it is that one. */
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

/** Origins of the players of all known providers: what a page's policy has to let in. */
export const EMBED_ORIGINS: readonly string[] = PROVIDERS.map(({ frame }) => new URL(frame('')).origin);

/** The same player, waiting for the reader's press inside it: for those who agreed another day. */
export const calmFrame = (frame: string): string =>
  frame.replace(/([?&])auto_?play=(?:1|true)(&|$)/, (_, before: string, after: string) =>
    after ? before : '',
  );

/** Player of another service that can be opened on the page. */
export type Playable = { provider: string; kind: EmbedKind; frame: string };

/** The player of a page of a known provider; null for every other address, which is then only a link. */
export function playableOf(url: string): Playable | null {
  for (const { name, kind, page, frame } of PROVIDERS) {
    const id = page.exec(url)?.[1];
    if (id) return { provider: name, kind, frame: frame(id) };
  }
  return null;
}
