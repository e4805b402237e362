/** Metadata of a stored page, in a header of its copy. */
export type Kept = {
  title: string;
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** Whether a reader has saved it: it is stored until they unsave it. */
  isSaved: boolean;
  /** Whether it is a gated text, of which only the opening is public. */
  isOpening: boolean;
  /** Bytes of its document. */
  bytes: number;
  /** Its files, by path; empty for a page that is not saved. */
  files: readonly string[];
};

/** Header of a stored page with its `Kept`, and of a stored file with its size in bytes. */
export const KEPT_HEADER = 'x-kept';

export const keptHeader = (kept: Kept): string => encodeURIComponent(JSON.stringify(kept));

/** Metadata of a stored page; null for a copy in another format. */
export function keptOf(headers: Headers): Kept | null {
  try {
    const { title, at, isSaved, isOpening, bytes, files } = JSON.parse(
      decodeURIComponent(headers.get(KEPT_HEADER) ?? ''),
    );
    if (typeof title !== 'string' || typeof at !== 'number' || !Array.isArray(files)) return null;
    return {
      title,
      at,
      isSaved: isSaved === true,
      isOpening: isOpening === true,
      bytes: Number(bytes),
      files: files.map(String),
    };
  } catch {
    return null;
  }
}

/** Title of a document, still escaped, so that it can be written unchanged. */
export function titleOf(html: string, end: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Start of the gate of a gated text in its document, whatever its condition. */
export const GATE = /<portal-island [^>]*(?<= )name="(?:gate|paywall)"/;

/** Width of stored pictures, in CSS px: sharp on a phone, and not too large to store. */
const WIDTH = 850;

/** The rendition of a `srcset` whose width is nearest to that. */
function nearest(srcset: string): string | undefined {
  const renditions = srcset
    .split(',')
    .map((part) => part.trim().split(' '))
    .map(([path = '', width = '']) => ({ path, off: Math.abs(Number.parseInt(width, 10) - WIDTH) }));
  return renditions.toSorted((one, other) => one.off - other.off)[0]?.path;
}

/** A file's own path; undefined for another host, an inline URL, or anything but a file. */
export const ownFile = (path: string | undefined): string | undefined =>
  path && /^\/(?:assets|media)\/[\w./-]+$/.test(path) ? path : undefined;

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** One rendition of each picture in a document, in a format that every browser with workers supports. */
export function picturesIn(html: string): string[] {
  const files = html.split('<picture').flatMap((part, at) => {
    const [picture = '', rest = ''] = at ? part.split('</picture>', 2) : ['', part];
    const source = /<source [^>]*type="image\/webp"[^>]*>/i.exec(picture)?.[0] ?? '';
    const plain = attributeOf(/<img [^>]*>/i.exec(picture)?.[0] ?? '', 'src');
    const others = [...rest.matchAll(/<img [^>]*>/gi)].map(([image]) => attributeOf(image, 'src'));
    return [ownFile(nearest(attributeOf(source, 'srcset'))) ?? plain, ...others];
  });
  return [...new Set(files.flatMap((file) => ownFile(file) ?? []))];
}

/** Every rendition in a document: only the browser knows which of them it chose. */
export const renditionsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\/media\/[\w/]+\.\w+/g), ([path]) => path)),
];

/** Scripts, fonts and style sheets of a document, those of its islands included. */
export function assetsIn(html: string, loader: string): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    const file = ownFile(path);
    if (file) found.add(file);
  };
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) add(path);
  const beside = (name: string) => name && add(new URL(name, `https://site.invalid${loader}`).pathname);
  for (const [tag] of html.matchAll(/<(?:html|portal-island) [^>]*>/g))
    for (const name of ['src', 'needs', 'data-hydrate', 'data-texts', 'data-words'])
      for (const file of attributeOf(tag, name).split(' ')) beside(file);
  return [...found];
}

/** Folders of a picture's other renditions: in the same crop first, then in any. */
export function likenesses(path: string): string[] {
  const [, picture, crop] = /^(\/media\/\w+\/)([\w]+)\/[\w.]+$/.exec(path) ?? [];
  return picture && crop ? [`${picture}${crop}/`, picture] : [];
}
