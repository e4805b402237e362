import type { BodyPart, CaptionedImage, Image } from '@portal/model';
import render from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { findAll, findOne, removeElement, replaceElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { embedOf } from './embed';
import { plainText, sanitizeArticle } from './sanitize';
import { slugOf } from './slug';

/** Finds what stands behind an address in a text. Missing pictures keep their place: `resolve` never answers nothing. */
export type MediaResolver = {
  image: (src: string, alt: string, size: { width?: number; height?: number }) => Image;
  /** Address of a stored copy of a file, or the address itself. */
  file: (src: string) => string;
};

const BLOCKS = new Set(
  'address aside blockquote details div dl figure footer h2 h3 h4 hr iframe embed object audio video ol p pre section table ul'.split(
    ' ',
  ),
);

const FRAMES = new Set(['iframe', 'embed', 'object']);
const PLAYERS = new Set(['audio', 'video']);

const html = (nodes: ChildNode[]) => render(nodes, { encodeEntities: 'utf8' }).trim();
const inner = (element: Element) => html(element.children);
const isNamed = (node: ChildNode, ...names: string[]): node is Element =>
  isTag(node) && names.includes(node.name);
const isBlank = (node: ChildNode) => (isText(node) ? node.data.trim() === '' : isNamed(node, 'br'));
const first = (name: string, element: Element) =>
  findOne((found) => found.name === name, element.children, true);
const pixels = (text: string | undefined) =>
  text && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** Addresses of all pictures, sounds and films that a text shows, each once. */
export function mediaUrls(sanitized: string): string[] {
  const elements = findAll(
    (element) => ['img', 'audio', 'video', 'source'].includes(element.name),
    parseDocument(sanitized).children,
  );
  return [
    ...new Set(
      elements
        .flatMap((element) => [element.attribs.src ?? [], element.attribs.poster ?? []].flat())
        .filter(Boolean),
    ),
  ];
}

/** Takes an article's HTML apart into the parts that pages know how to show. Nothing a reader should see is dropped. */
export function bodyParts(source: string, media: MediaResolver): BodyPart[] {
  const document = parseDocument(sanitizeArticle(source));
  const taken = new Set<string>();
  return new PartsReader(media, taken).read(document.children);
}

class PartsReader {
  constructor(
    private readonly media: MediaResolver,
    /** Heading ids already used. */
    private readonly taken: Set<string>,
  ) {}

  read(nodes: ChildNode[]): BodyPart[] {
    const parts: BodyPart[] = [];
    let inline: ChildNode[] = [];
    const flush = () => {
      parts.push(...this.paragraph(inline));
      inline = [];
    };
    for (const node of nodes) {
      if (isTag(node) && (BLOCKS.has(node.name) || this.holdsBlock(node))) {
        flush();
        parts.push(...this.block(node));
      } else if (isTag(node) || isText(node)) inline.push(node);
    }
    flush();
    return joinGalleries(parts);
  }

  /** A link or a span around blocks is as good as the blocks. */
  private holdsBlock(element: Element): boolean {
    return element.children.some(
      (child) => isTag(child) && (BLOCKS.has(child.name) || this.holdsBlock(child)),
    );
  }

  private block(element: Element): BodyPart[] {
    switch (element.name) {
      case 'p':
        return this.paragraph(element.children);
      case 'h2':
      case 'h3':
      case 'h4':
        return this.heading(element);
      case 'blockquote':
        return this.quote(element, false);
      case 'figure':
        return this.figure(element);
      case 'ul':
      case 'ol':
      case 'dl':
        return [{ type: 'list', html: this.richHtml(element) }];
      case 'table':
        return [this.table(element)];
      case 'hr':
        return [{ type: 'separator' }];
      case 'iframe':
      case 'embed':
      case 'object':
        return this.embed(element);
      case 'audio':
      case 'video':
        return this.player(element);
      case 'pre':
      case 'details':
      case 'address':
        return inner(element) ? [{ type: 'html', html: this.richHtml(element) }] : [];
      default:
        return this.read(element.children);
    }
  }

  /** A paragraph; pictures within it become figures before it, so that text never flows around a thumbnail. */
  private paragraph(nodes: ChildNode[]): BodyPart[] {
    if (nodes.every(isBlank)) return [];
    const paragraph = new Element('p', {}, nodes);
    const figures = findAll((element) => element.name === 'img', nodes).flatMap((image) => {
      const link = image.parent instanceof Element && image.parent.name === 'a' ? image.parent : undefined;
      const figure = this.picture(image, link);
      removeElement(link && !textContent(link).trim() ? link : image);
      return figure ? [figure] : [];
    });
    // A film or somebody else's page in the middle of a sentence stands after it.
    const shown = findAll(({ name }) => FRAMES.has(name) || PLAYERS.has(name), nodes).flatMap((element) => {
      removeElement(element);
      return FRAMES.has(element.name) ? this.embed(element) : this.player(element);
    });
    const text = inner(paragraph);
    const hasText =
      textContent(paragraph.children).trim() !== '' ||
      findOne((e) => Boolean(e.attribs.id), paragraph.children, true) !== null;
    return [
      ...figures,
      ...(hasText ? [{ type: 'paragraph' as const, html: text.replace(/^(<br>)+|(<br>)+$/g, '') }] : []),
      ...shown,
    ];
  }

  private heading(element: Element): BodyPart[] {
    const text = textContent(element).trim();
    const pictures = findAll((found) => found.name === 'img', element.children).flatMap(
      (image) => this.picture(image) ?? [],
    );
    for (const image of findAll((found) => found.name === 'img', element.children)) removeElement(image);
    if (!text) return pictures;
    const wanted = element.attribs.id ?? slugOf(text);
    let id = wanted;
    for (let n = 2; this.taken.has(id); n += 1) id = `${wanted}-${n}`;
    this.taken.add(id);
    const level = element.name === 'h2' ? 2 : element.name === 'h3' ? 3 : 4;
    return [...pictures, { type: 'heading', level, id, html: this.words(element) }];
  }

  private quote(element: Element, pull: boolean): BodyPart[] {
    const cite = first('cite', element) ?? first('footer', element);
    const attribution = cite ? this.words(cite).replace(/^\s*[—–-]\s*/, '') : '';
    if (cite) removeElement(cite);
    const text = this.richInner(element);
    if (!text) return [];
    return [
      {
        type: 'quote',
        html: text,
        ...(attribution ? { cite: attribution } : {}),
        ...(pull ? { pull: true } : {}),
      },
    ];
  }

  private figure(element: Element): BodyPart[] {
    const nested = findAll((found) => found.name === 'figure', element.children).filter(
      (found) => found !== element,
    );
    const own = element.children.find((child): child is Element => isNamed(child, 'figcaption'));
    const caption = own ? this.words(own) : '';
    if (own) removeElement(own);
    const inside = (...names: string[]) =>
      findOne((found) => names.includes(found.name), element.children, true);
    if (nested.length) return this.gallery(element, caption);
    const frame = inside('iframe', 'embed', 'object');
    if (frame) return this.embed(frame, caption);
    const player = inside('video', 'audio');
    if (player) return this.player(player, caption);
    const table = inside('table');
    if (table) return [this.table(table, caption)];
    const quote = inside('blockquote');
    if (quote) return this.quote(quote, true);
    const images = findAll((found) => found.name === 'img', element.children);
    if (images.length > 1) return this.gallery(element, caption);
    const image = images[0];
    if (!image)
      return [
        ...this.read(element.children),
        ...(caption ? [{ type: 'paragraph' as const, html: caption }] : []),
      ];
    const link = image.parent instanceof Element && image.parent.name === 'a' ? image.parent : undefined;
    const picture = this.picture(image, link);
    return picture ? [{ ...picture, ...(caption ? { caption } : {}) }] : [];
  }

  private gallery(element: Element, caption: string): BodyPart[] {
    const images = findAll((found) => found.name === 'img', element.children).flatMap(
      (image): CaptionedImage[] => {
        const picture = this.picture(image);
        if (!picture) return [];
        const frame =
          image.parent instanceof Element && image.parent.name === 'a' ? image.parent.parent : image.parent;
        const own = frame instanceof Element ? first('figcaption', frame) : null;
        return [{ image: picture.image, ...(own ? { caption: this.words(own) } : {}) }];
      },
    );
    return [{ type: 'gallery', images }, ...(caption ? [{ type: 'paragraph' as const, html: caption }] : [])];
  }

  private picture(image: Element, link?: Element): Extract<BodyPart, { type: 'figure' }> | null {
    const src = image.attribs.src;
    if (!src) return null;
    const width = pixels(image.attribs.width);
    const height = pixels(image.attribs.height);
    const found = this.media.image(src, image.attribs.alt ?? '', {
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
    });
    const href = link?.attribs.href;
    // A link to the picture's own file says nothing that the picture does not.
    const leads = href && !/\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(href);
    return { type: 'figure', image: found, ...(leads ? { href } : {}) };
  }

  private table(element: Element, caption?: string): BodyPart {
    const own = first('caption', element);
    if (own) removeElement(own);
    const words = caption ? plainText(caption) : own ? textContent(own).trim() : '';
    return { type: 'table', html: this.richHtml(element), ...(words ? { caption: words } : {}) };
  }

  private embed(element: Element, caption?: string): BodyPart[] {
    const src = element.attribs.src ?? element.attribs.data;
    const found = src ? embedOf(src) : null;
    if (!found) return caption ? [{ type: 'paragraph', html: caption }] : [];
    const title = element.attribs.title?.trim();
    return [{ type: 'embed', ...found, ...(title ? { title } : {}), ...(caption ? { caption } : {}) }];
  }

  private player(element: Element, caption?: string): BodyPart[] {
    const src = element.attribs.src ?? first('source', element)?.attribs.src;
    if (!src) return caption ? [{ type: 'paragraph', html: caption }] : [];
    const words = caption ? { caption } : {};
    if (element.name === 'audio')
      return [{ type: 'audio', audio: { type: 'audio', src: this.media.file(src) }, ...words }];
    const poster = element.attribs.poster ? { poster: this.media.image(element.attribs.poster, '', {}) } : {};
    return [{ type: 'video', video: { type: 'video', mp4: this.media.file(src), ...poster }, ...words }];
  }

  /** What stands within an element, for a line of words. */
  private words(element: Element): string {
    this.settle(element);
    return inner(element);
  }

  /** The element's own HTML with its pictures pointing to their stored copies. */
  private richHtml(element: Element): string {
    this.settle(element);
    return html([element]);
  }

  private richInner(element: Element): string {
    this.settle(element);
    const only = element.children.filter((child) => !isBlank(child));
    const single = only.length === 1 ? only[0] : undefined;
    return single && isNamed(single, 'p') ? inner(single) : inner(element);
  }

  /** Pictures point to their stored copies, and somebody else's pages become links to them: here nothing asks for consent. */
  private settle(element: Element): void {
    for (const image of findAll((found) => found.name === 'img', element.children)) {
      if (!image.attribs.src) continue;
      const found = this.media.image(image.attribs.src, image.attribs.alt ?? '', {});
      image.attribs = {
        src: found.src,
        alt: found.alt,
        loading: 'lazy',
        ...(found.width && found.height ? { width: String(found.width), height: String(found.height) } : {}),
      };
    }
    for (const frame of findAll((found) => FRAMES.has(found.name), element.children)) {
      const embed = embedOf(frame.attribs.src ?? frame.attribs.data ?? '');
      if (embed) replaceElement(frame, new Element('a', { href: embed.url }, [new Text(embed.provider)]));
      else removeElement(frame);
    }
  }
}

/** Three or more pictures in a row are a gallery. */
function joinGalleries(parts: BodyPart[]): BodyPart[] {
  const joined: BodyPart[] = [];
  let run: Extract<BodyPart, { type: 'figure' }>[] = [];
  const flush = () => {
    if (run.length < 3) joined.push(...run);
    else
      joined.push({
        type: 'gallery',
        images: run.map(({ image, caption, credit }) => ({ image, caption, credit })),
      });
    run = [];
  };
  for (const part of parts) {
    if (part.type === 'figure' && !part.href) run.push(part);
    else {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}
