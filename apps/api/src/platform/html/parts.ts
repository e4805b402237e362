import type { BodyPart, CaptionedImage, CaptionTrack } from '@portal/model';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { chartOf, isChart } from './charts';
import { cleanParts } from './clean';
import { embedOf } from './embed';
import { around, isBlank, isNamed, removeElements, takeFirst, trimmed } from './nodes';
import { articleNodes, htmlOf, plainText } from './sanitize';
import { addressOf, FRAMES, type MediaResolver, PLAYERS, settled } from './settled';
import { slugOf } from './slug';
import { INLINE } from './vocabulary';

const BLOCKS = new Set([
  ...'address aside blockquote dd details div dl dt figcaption figure footer h2 h3 h4 hr iframe embed object'.split(
    ' ',
  ),
  ...'audio video li ol p pre section summary table ul'.split(' '),
]);

/** Characters of a note at most: its column is narrow, and a few paragraphs high. */
const MAX_NOTE = 700;
const HEADINGS = new Set(['h2', 'h3', 'h4']);
const NOTE_TAGS = new Set([...INLINE.tags, ...HEADINGS, 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div']);

const PICTURES = new Set(['img']);
const MEDIA = new Set([...PICTURES, ...FRAMES, ...PLAYERS]);

const html = (nodes: ChildNode[]) => htmlOf(nodes).trim();
const inner = (element: Element) => html(element.children);
const pixels = (text: string | undefined) =>
  text && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
const captionPart = (caption: string): BodyPart[] => (caption ? [{ type: 'paragraph', html: caption }] : []);

/**
 * URLs of all pictures, sounds and films in a text, each once.
 * @throws HtmlLimitError
 */
export function mediaUrls(source: string): string[] {
  const elements = findAll(
    (element) => ['img', 'audio', 'video', 'source', 'track'].includes(element.name),
    articleNodes(source),
  );
  return [
    ...new Set(
      elements
        .flatMap((element) => [element.attribs.src ?? [], element.attribs.poster ?? []].flat())
        .filter(Boolean),
    ),
  ];
}

/**
 * Splits an article's HTML into the parts that pages can show. Nothing that a reader should see is dropped.
 * @throws HtmlLimitError
 */
export function bodyParts(source: string, media: MediaResolver): BodyPart[] {
  const nodes = articleNodes(source);
  return cleanParts(new PartsReader(media, nodes).read(nodes));
}

class PartsReader {
  private readonly ids = new HeadingIds();
  /** Elements that contain a block, found in one walk. */
  private readonly holders = new Set<Element>();

  constructor(
    private readonly media: MediaResolver,
    nodes: ChildNode[],
  ) {
    this.findHolders(nodes);
  }

  private findHolders(nodes: ChildNode[]): boolean {
    let isAny = false;
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const isHolder = this.findHolders(node.children);
      if (isHolder) this.holders.add(node);
      isAny ||= isHolder || BLOCKS.has(node.name);
    }
    return isAny;
  }

  read(nodes: ChildNode[]): BodyPart[] {
    const parts: BodyPart[] = [];
    let inline: ChildNode[] = [];
    const add = (more: BodyPart[]) => {
      for (const part of more) parts.push(part);
    };
    const flush = () => {
      add(this.paragraph(inline));
      inline = [];
    };
    for (const node of nodes) {
      // A link or a span around blocks is treated like the blocks.
      if (isTag(node) && (BLOCKS.has(node.name) || this.holders.has(node))) {
        flush();
        add(this.block(node));
      } else if (isTag(node) || isText(node)) inline.push(node);
    }
    flush();
    return joinGalleries(parts);
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
      case 'aside':
        return this.note(element);
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

  /**
   * Splits a paragraph; pictures in it become figures before it, so that text never flows around a thumbnail.
   */
  private paragraph(nodes: ChildNode[]): BodyPart[] {
    if (nodes.every(isBlank)) return [];
    const { kept, lifted } = removeElements(nodes, MEDIA);
    const figures = lifted.flatMap(({ element, link }) =>
      PICTURES.has(element.name) ? (this.picture(element, link) ?? []) : [],
    );
    // A film or an embed in the middle of a sentence goes after it.
    const shown = lifted.flatMap(({ element }) => this.shown(element));
    const paragraph = around(trimmed(kept));
    const hasText =
      textContent(paragraph.children).trim() !== '' ||
      findOne((e) => Boolean(e.attribs.id), paragraph.children, true) !== null;
    return [
      ...figures,
      ...(hasText ? [{ type: 'paragraph' as const, html: inner(paragraph) }] : []),
      ...shown,
    ];
  }

  private shown(element: Element): BodyPart[] {
    if (FRAMES.has(element.name)) return this.embed(element);
    return PLAYERS.has(element.name) ? this.player(element) : [];
  }

  private heading(element: Element): BodyPart[] {
    const { kept, lifted } = removeElements(element.children, MEDIA);
    const pictures = lifted.flatMap(({ element: found }) =>
      PICTURES.has(found.name) ? (this.picture(found) ?? []) : [],
    );
    const shown = lifted.flatMap(({ element: found }) => this.shown(found));
    const text = textContent(kept).trim();
    if (!text) return [...pictures, ...shown];
    const id = this.ids.take((element.attribs.id ?? slugOf(text)) || 'text');
    const level = element.name === 'h2' ? 2 : element.name === 'h3' ? 3 : 4;
    return [...pictures, { type: 'heading', level, id, html: this.words(around(kept)) }, ...shown];
  }

  private quote(element: Element, pull: boolean): BodyPart[] {
    const cite = takeFirst(element, 'cite') ?? takeFirst(element, 'footer');
    const attribution = cite ? this.words(cite).replace(/^\s*[—–-]\s*/, '') : '';
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

  /** A short aside without pictures or tables is a margin note; any other is part of the text. */
  private note(element: Element): BodyPart[] {
    const isWords = findOne((found) => !NOTE_TAGS.has(found.name), element.children, true) === null;
    if (!isWords || textContent(element.children).length > MAX_NOTE) return this.read(element.children);
    const [heading] = element.children.filter((child) => !isBlank(child));
    const title = heading && isTag(heading) && HEADINGS.has(heading.name) ? textContent(heading).trim() : '';
    const rest = title ? element.children.filter((child) => child !== heading) : element.children;
    if (textContent(rest).trim() === '') return this.read(element.children);
    element.children = rest;
    return [{ type: 'note', html: this.richInner(element), ...(title ? { title } : {}) }];
  }

  private figure(element: Element): BodyPart[] {
    const own = element.children.find((child) => isNamed(child, 'figcaption'));
    const caption = own && isTag(own) ? this.words(own) : '';
    if (own) element.children = element.children.filter((child) => child !== own);
    const inside = (...names: string[]) =>
      findOne((found) => names.includes(found.name), element.children, true);
    if (inside('figure')) return this.gallery(element, caption);
    const frame = inside('iframe', 'embed', 'object');
    if (frame) return this.embed(frame, caption);
    const player = inside('video', 'audio');
    if (player) return this.player(player, caption);
    const table = inside('table');
    if (isChart(element)) return this.chart(element, table, caption);
    if (table) return [this.table(table, caption)];
    const quote = inside('blockquote');
    if (quote) return this.quote(quote, true);
    const count = findAll((found) => found.name === 'img', element.children).length;
    if (count > 1) return this.gallery(element, caption);
    if (!count) return [...this.read(element.children), ...captionPart(caption)];
    return removeElements(element.children, PICTURES).lifted.flatMap(({ element: image, link }) => {
      const picture = this.picture(image, link);
      return picture ? [{ ...picture, ...(caption ? { caption } : {}) }] : [];
    });
  }

  private gallery(element: Element, caption: string): BodyPart[] {
    return [{ type: 'gallery', images: this.picturesIn(element) }, ...captionPart(caption)];
  }

  /** All pictures in a frame, each with the caption of its nearest frame. */
  private picturesIn(frame: Element): CaptionedImage[] {
    const own = frame.children.find((child) => isNamed(child, 'figcaption'));
    const caption = own && isTag(own) ? this.words(own) : '';
    const read = (nodes: ChildNode[]): CaptionedImage[] =>
      nodes.flatMap((node) => {
        if (!isTag(node) || node === own) return [];
        if (node.name === 'a') return read(node.children);
        if (node.name !== 'img') return this.picturesIn(node);
        const picture = this.picture(node);
        return picture ? [{ image: picture.image, ...(caption ? { caption } : {}) }] : [];
      });
    return read(frame.children);
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
    // A link to the picture's own file adds nothing.
    const leads = href && !/\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(href);
    return { type: 'figure', image: found, ...(leads ? { href } : {}) };
  }

  private table(element: Element, caption?: string): BodyPart {
    const own = takeFirst(element, 'caption');
    const words = caption ? plainText(caption) : own ? textContent(own).trim() : '';
    return { type: 'table', html: this.richHtml(element), ...(words ? { caption: words } : {}) };
  }

  /** A chart; one with a fault is reported, and readers get its table. */
  private chart(element: Element, table: Element | null, caption: string): BodyPart[] {
    const own = table ? findOne((found) => found.name === 'caption', table.children, true) : null;
    const title = plainText(caption) || (own ? textContent(own).trim() : '');
    const read = chartOf(element, table, title);
    if ('chart' in read) return [{ type: 'chart', chart: read.chart }];
    for (const { where, fault } of read.faults)
      this.media.report?.(`chart “${title || '?'}”: ${where} ${fault}`);
    return table ? [this.table(table, caption)] : [...this.read(element.children), ...captionPart(caption)];
  }

  private embed(element: Element, caption = ''): BodyPart[] {
    const src = element.attribs.src ?? element.attribs.data;
    const found = src ? embedOf(src) : null;
    if (!found) return captionPart(caption);
    const title = element.attribs.title?.trim();
    return [{ type: 'embed', ...found, ...(title ? { title } : {}), ...(caption ? { caption } : {}) }];
  }

  private player(element: Element, caption = ''): BodyPart[] {
    const src = addressOf(element);
    if (!src) return captionPart(caption);
    const words = caption ? { caption } : {};
    if (element.name === 'audio')
      return [
        {
          type: 'audio',
          audio: { type: 'audio', src: this.media.file(src), ...this.media.sound?.(src) },
          ...words,
        },
      ];
    const poster = element.attribs.poster ? { poster: this.media.image(element.attribs.poster, '', {}) } : {};
    const captions = captionsOf(element, this.media);
    return [
      {
        type: 'video',
        video: {
          type: 'video',
          mp4: this.media.file(src),
          ...poster,
          ...(captions.length ? { captions } : {}),
        },
        ...words,
      },
    ];
  }

  /** Content of an element as inline HTML. */
  private words(element: Element): string {
    return html(settled(element.children, this.media));
  }

  /** The element's own HTML, with its pictures pointing to their stored copies. */
  private richHtml(element: Element): string {
    return html(settled([element], this.media));
  }

  private richInner(element: Element): string {
    const children = settled(element.children, this.media);
    const only = children.filter((child) => !isBlank(child));
    const single = only.length === 1 ? only[0] : undefined;
    return single && isNamed(single, 'p') ? inner(single) : html(children);
  }
}

/** Maximum number of tracks: a film has a handful of languages. */
const MAX_TRACKS = 20;

/** Captions and subtitles of a film, for readers to choose from. */
function captionsOf(film: Element, media: MediaResolver): CaptionTrack[] {
  const tracks = findAll((found) => found.name === 'track', film.children).slice(0, MAX_TRACKS);
  return tracks.flatMap(({ attribs }) => {
    const { src, kind = 'subtitles', srclang: language = '', label } = attribs;
    if (!src || !['captions', 'subtitles'].includes(kind)) return [];
    return {
      src: media.file(src),
      language,
      label: label?.trim() || language || kind,
      ...('default' in attribs ? { isDefault: true } : {}),
    };
  });
}

/** Joins three or more consecutive pictures into a gallery. */
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

/** Unique ids of headings: repeated names get a number, found without counting from the start each time. */
class HeadingIds {
  private readonly taken = new Set<string>();
  private readonly next = new Map<string, number>();

  /** Returns a free id, as close to the wanted one as possible. */
  take(wanted: string): string {
    let id = wanted;
    let number = this.next.get(wanted) ?? 2;
    while (this.taken.has(id)) {
      id = `${wanted}-${number}`;
      number += 1;
    }
    this.next.set(wanted, number);
    this.taken.add(id);
    return id;
  }
}
