import type { Image } from '@portal/model';
import { type ChildNode, Element, Text } from 'domhandler';
import { findOne } from 'domutils';
import { embedOf } from './embed';
import { replaced } from './nodes';

/** Resolves addresses in a text. Missing pictures keep their place: `image` always returns one. */
export type MediaResolver = {
  image: (src: string, alt: string, size: { width?: number; height?: number }) => Image;
  /** URL of a stored copy of a file, or the URL itself. */
  file: (src: string) => string;
  /** Waveform, 0 to 100, and length in seconds of a stored sound; null if unknown. */
  sound?: (src: string) => { peaks: number[]; duration: number } | null;
  /** Takes what is wrong with a part, such as a chart that cannot be drawn; its text stays readable. */
  report?: (problem: string) => void;
};

export const FRAMES = new Set(['iframe', 'embed', 'object']);
export const PLAYERS = new Set(['audio', 'video']);

export const first = (name: string, element: Element) =>
  findOne((found) => found.name === name, element.children, true);
export const addressOf = (player: Element) => player.attribs.src ?? first('source', player)?.attribs.src;

const linkTo = (href: string, words: string) => new Element('a', { href }, [new Text(words)]);
/** The last path segment of a URL, or the whole URL. */
const nameOf = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) || url;

/** A picture of which there is no copy is its words: readers' browsers must not ask its host for it. */
function settledPicture(
  { attribs: { src = '', alt = '' } }: Element,
  media: MediaResolver,
): Element | Text | null {
  const { width, height, ...found } = media.image(src, alt, {});
  if (found.missing) return found.alt ? new Text(found.alt) : null;
  const size: Record<string, string> =
    width && height ? { width: String(width), height: String(height) } : {};
  return new Element('img', { src: found.src, alt: found.alt, loading: 'lazy', ...size });
}

/**
 * Points pictures to their stored copies, and turns sounds, films and third-party pages into links: consent
 * cannot be asked for here.
 */
export function settled(nodes: ChildNode[], media: MediaResolver): ChildNode[] {
  return replaced(nodes, (element) => {
    if (element.name === 'img' && element.attribs.src) return settledPicture(element, media);
    if (PLAYERS.has(element.name)) {
      const src = addressOf(element);
      return src ? linkTo(media.file(src), nameOf(src)) : null;
    }
    if (!FRAMES.has(element.name)) return undefined;
    const embed = embedOf(element.attribs.src ?? element.attribs.data ?? '');
    return embed ? linkTo(embed.url, embed.provider) : null;
  });
}
