import { escapeHtml } from '@portal/model';
import { LengthBudget } from '../../../platform/html';
import { type ShortcodeToken, shortcodeTokens } from './shortcode-tokens';

/** Files of a WordPress site, by their id in posts. */
export type Attachment = { url: string; alt: string; caption: string; title: string };
export type Attachments = {
  byId: (id: string) => Attachment | undefined;
  /** Ids of the pictures uploaded to a post, in order. */
  ofPost: (postId: string) => readonly string[];
};

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"\]]+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Attributes of a shortcode; unnamed ones by index: `0`, `1`. */
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

const figure = ({ url, alt, caption }: Attachment) =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

/** `[caption]`: a picture, linked or not, followed by its caption. */
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

/** A player for media files, an embed for third-party pages. */
const element = (name: 'audio' | 'video', src: string) =>
  /\.(mp3|m4a|ogg|oga|wav|mp4|m4v|webm|ogv|mov)(\?|$)/i.test(src)
    ? `<${name} src="${escapeHtml(src)}"></${name}>`
    : `<iframe src="${escapeHtml(src)}"></iframe>`;

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
        `\n\n<figure>${element(name, url)}<figcaption>${escapeHtml(title)}</figcaption></figure>\n\n`,
    )
    .join('');
}

const embed = (content: string) => {
  const url = content.replace(/<[^<>]+>/g, '').trim();
  return url ? `\n\n<iframe src="${escapeHtml(url)}"></iframe>\n\n` : '';
};

const escapedShortcode = (text: string) => text.slice(1, -1).replace(/\[/g, '&#91;');

/** Index of the end tag of each start tag: the next one with its name. */
function endsOf(tokens: readonly ShortcodeToken[]): Map<number, number> {
  const ends = new Map<number, number>();
  const nextEnd = new Map<string, number>();
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind === 'end') nextEnd.set(token.name, at);
    const end = token?.kind === 'start' ? nextEnd.get(token.name) : undefined;
    if (end !== undefined) ends.set(at, end);
  }
  return ends;
}

/** Embed of the URL in the content or, without one, in the attributes. */
const embedded = (content: string, attributes: Record<string, string>) =>
  embed(content || attributes.url || attributes['0']?.replace(/^=/, '') || '');

/**
 * Converts the supported shortcodes; the content of any other is kept.
 * @throws HtmlLimitError
 */
export function withoutShortcodes(html: string, attachments: Attachments, postId: string): string {
  const shown: Record<string, (attributes: Record<string, string>, content: string) => string> = {
    caption: captioned,
    wp_caption: captioned,
    gallery: (attributes) => gallery(attributes, attachments, postId),
    playlist: (attributes) => playlist(attributes, attachments, postId),
    audio: (attributes, content) => player('audio', attributes, content),
    video: (attributes, content) => player('video', attributes, content),
    embed: (attributes, content) => embedded(content, attributes),
    youtube: (attributes, content) => embedded(content, attributes),
    vimeo: (attributes, content) => embedded(content, attributes),
    dailymotion: (attributes, content) => embedded(content, attributes),
    soundcloud: (attributes, content) => embedded(content, attributes),
  };
  const showOf = (name: string) => (Object.hasOwn(shown, name) ? shown[name] : undefined);
  const tokens = shortcodeTokens(html);
  const ends = endsOf(tokens);
  // A gallery can be inserted any number of times.
  const budget = new LengthBudget();
  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join('');
  /** End tags of unsupported shortcodes. */
  const dropped = new Set<number>();

  const single = (token: Extract<ShortcodeToken, { kind: 'start' }>): string => {
    const { open, name, attributes, close } = token;
    if (open && close) return escapedShortcode(token.text);
    const show = showOf(name);
    if (show) return open + show(attributesOf(attributes), '') + close;
    // Without attributes it is text in brackets; with attributes it is an unsupported shortcode.
    return attributes.includes('=') ? open + close : token.text;
  };

  // Shortcodes of one name do not nest, so the recursion is limited by the number of supported names.
  const read = (from: number, to: number): string => {
    const written: string[] = [];
    for (let at = from; at < to; at += 1) {
      const token = tokens[at];
      const end = ends.get(at);
      const last = end === undefined ? undefined : tokens[end];
      if (token?.kind === 'start' && end !== undefined && end < to && last?.kind === 'end') {
        const show = showOf(token.name);
        if (token.open && last.close) {
          // `[[name]…[/name]]` is an escaped shortcode, shown as text.
          written.push(budget.take(escapedShortcode(textOf(at, end + 1))));
          at = end;
        } else if (show) {
          written.push(
            budget.take(token.open + show(attributesOf(token.attributes), read(at + 1, end)) + last.close),
          );
          at = end;
        } else dropped.add(end);
      } else if (token?.kind === 'start') written.push(budget.take(single(token)));
      else if (token && !dropped.has(at)) written.push(token.text);
    }
    return written.join('');
  };
  return read(0, tokens.length);
}
