/** Files of a WordPress site, by the id that posts name them with. */
export type Attachment = { url: string; alt: string; caption: string; title: string };
export type Attachments = {
  byId: (id: string) => Attachment | undefined;
  /** Ids of the pictures that were uploaded to a post, in their order. */
  ofPost: (postId: string) => readonly string[];
};

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"\]]+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Attributes of a shortcode; unnamed ones by their place: `0`, `1`. */
export function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let place = 0;
  for (const [, name, a, b, c, d, e, bare] of text
    .replace(/[\u00a0\u200b]/g, ' ')
    .replace(/&#8221;|&#8243;|[“”″]/g, '"')
    .matchAll(ATTRIBUTE)) {
    if (name) attributes[name.toLowerCase()] = a ?? b ?? c ?? '';
    else {
      attributes[String(place)] = d ?? e ?? bare ?? '';
      place += 1;
    }
  }
  return attributes;
}

export const escapedHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const figure = ({ url, alt, caption }: Attachment) =>
  `<figure><img src="${escapedHtml(url)}" alt="${escapedHtml(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

/** `[caption]`: the picture, linked or not, and the words after it. */
function captioned(attributes: Record<string, string>, content: string): string {
  const picture = /^\s*(?:<p>\s*)?((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content);
  const words = attributes.caption ?? picture?.[2]?.replace(/^\s*(?:<\/p>|<br\s*\/?>)/i, '').trim() ?? '';
  return picture
    ? `\n\n<figure>${picture[1]}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>\n\n`
    : content;
}

const idsOf = (text: string | undefined) =>
  text
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean) ?? [];

function gallery(attributes: Record<string, string>, attachments: Attachments, postId: string): string {
  const excluded = new Set(idsOf(attributes.exclude));
  const asked = idsOf(attributes.ids ?? attributes.include);
  const ids = asked.length
    ? asked
    : attachments.ofPost(attributes.id ?? postId).filter((id) => !excluded.has(id));
  const pictures = ids
    .flatMap((id) => attachments.byId(id) ?? [])
    .filter(({ url }) => /\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(url));
  return pictures.length ? `\n\n<figure>${pictures.map(figure).join('')}</figure>\n\n` : '';
}

function player(name: 'audio' | 'video', attributes: Record<string, string>, content: string): string {
  const kinds =
    name === 'audio' ? ['src', 'mp3', 'm4a', 'ogg', 'wav'] : ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv'];
  const src =
    kinds.map((kind) => attributes[kind]).find(Boolean) ??
    attributes['0'] ??
    /https?:\/\/\S+/.exec(content)?.[0];
  return src ? `\n\n<figure>${element(name, src)}</figure>\n\n` : content;
}

/** A player for files, an embed for pages of others. */
const element = (name: 'audio' | 'video', src: string) =>
  /\.(mp3|m4a|ogg|oga|wav|mp4|m4v|webm|ogv|mov)(\?|$)/i.test(src)
    ? `<${name} src="${escapedHtml(src)}"></${name}>`
    : `<iframe src="${escapedHtml(src)}"></iframe>`;

function playlist(attributes: Record<string, string>, attachments: Attachments, postId: string): string {
  const name = attributes.type === 'video' ? 'video' : 'audio';
  const asked = idsOf(attributes.ids);
  const ids = asked.length ? asked : attachments.ofPost(postId);
  const files = ids
    .flatMap((id) => attachments.byId(id) ?? [])
    .filter(({ url }) => !/\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(url));
  return files
    .map(
      ({ url, title }) =>
        `\n\n<figure>${element(name, url)}<figcaption>${escapedHtml(title)}</figcaption></figure>\n\n`,
    )
    .join('');
}

const embed = (content: string) => {
  const url = content.replace(/<[^>]+>/g, '').trim();
  return url ? `\n\n<iframe src="${escapedHtml(url)}"></iframe>\n\n` : '';
};

const OPENING = String.raw`((?:\s+(?:"[^"]*"|'[^']*'|[^[\]"'])*)?)\]`;

/** Shortcodes with an end. Only names whose end stands in the text are looked for: the search never runs to its end in vain. */
function pairedIn(html: string): RegExp | null {
  const names = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  if (!names.size) return null;
  return new RegExp(String.raw`\[(\[?)(${[...names].join('|')})${OPENING}([\s\S]*?)\[\/\2\](\]?)`, 'gi');
}

const SINGLE = /\[(\[?)([a-z][\w-]*)((?:\s+(?:"[^"]*"|'[^']*'|[^[\]"'])*)?)\s*\/?\](\]?)/gi;

/** Shortcodes that mean something here; the words within any other are kept as they are. */
export function withoutShortcodes(html: string, attachments: Attachments, postId: string): string {
  const known = (name: string, attributes: Record<string, string>, content: string): string | undefined => {
    switch (name) {
      case 'caption':
      case 'wp_caption':
        return captioned(attributes, content);
      case 'gallery':
        return gallery(attributes, attachments, postId);
      case 'playlist':
        return playlist(attributes, attachments, postId);
      case 'audio':
      case 'video':
        return player(name, attributes, content);
      case 'embed':
      case 'youtube':
      case 'vimeo':
      case 'dailymotion':
      case 'soundcloud':
        return embed(content || attributes.url || attributes['0']?.replace(/^=/, '') || '');
      default:
        return undefined;
    }
  };
  const ends = pairedIn(html);
  const pair = (
    all: string,
    open: string,
    name: string,
    attributes: string,
    content: string,
    close: string,
  ) => {
    // `[[name]…[/name]]` is how a post writes about a shortcode.
    if (open && close) return all.slice(1, -1).replace(/\[/g, '&#91;');
    return open + (known(name.toLowerCase(), attributesOf(attributes), content) ?? content) + close;
  };
  const paired = ends ? html.replace(ends, pair) : html;
  return paired.replace(SINGLE, (all, open: string, name: string, attributes: string, close: string) => {
    if (open && close) return all.slice(1, -1).replace(/\[/g, '&#91;');
    const shown = known(name.toLowerCase(), attributesOf(attributes), '');
    if (shown !== undefined) return open + shown + close;
    // A word in brackets is a word in brackets; with attributes it was an order to a plug-in that is not here.
    return /=/.test(attributes) ? open + close : all;
  });
}
