/** What a kept page is known by, in a header of its copy. */
export type Kept = {
  title: string;
  /** Milliseconds since 1970 at which it came. */
  at: number;
  /** A reader has saved it: it stays until they take it out. */
  isSaved: boolean;
  /** A closed text, of which everybody has the opening alone. */
  isOpening: boolean;
  /** Bytes of its document. */
  bytes: number;
  /** Files that it is drawn with, by path; of pages that are not saved, none. */
  files: readonly string[];
};

/** Header of a kept page that has its `Kept`, and of a kept file that has its bytes. */
export const KEPT_HEADER = 'x-kept';

export const keptHeader = (kept: Kept): string => encodeURIComponent(JSON.stringify(kept));

/** What a kept page is known by; null for what is no copy of this form. */
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

/** Title of a document as it is written in it, so that it may be written again as it is. */
export function titleOf(html: string, end: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Where the gate of a closed text begins in its document, whatever the text asks for. */
export const GATE = /<portal-island [^>]*(?<= )name="(?:gate|paywall)"/;

/** CSS px that a kept picture is about as wide as: sharp on a phone, and not too heavy to keep. */
const WIDTH = 850;

/** The rendition of a set whose width is the nearest to what is kept. */
function nearest(srcset: string): string | undefined {
  const renditions = srcset
    .split(',')
    .map((part) => part.trim().split(' '))
    .map(([address = '', width = '']) => ({ address, off: Math.abs(Number.parseInt(width, 10) - WIDTH) }));
  return renditions.toSorted((one, other) => one.off - other.off)[0]?.address;
}

/** A file's own path; undefined for what lies elsewhere, is in the document itself, or is no file. */
export const ownFile = (address: string | undefined): string | undefined =>
  address && /^\/(?:assets|media)\/[\w./-]+$/.test(address) ? address : undefined;

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** One rendition of each picture in a document: that of a format that every browser with workers draws. */
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

/** Every rendition that a document names: which of them its browser chose, only that knows. */
export const renditionsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\/media\/[\w/]+\.\w+/g), ([address]) => address)),
];

/** Scripts, fonts and style sheets that a document is drawn with, those of its islands included. */
export function assetsIn(html: string, loader: string): string[] {
  const found = new Set<string>();
  const add = (address: string) => {
    const file = ownFile(address);
    if (file) found.add(file);
  };
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) add(address);
  const beside = (name: string) => name && add(new URL(name, `https://site.invalid${loader}`).pathname);
  for (const [tag] of html.matchAll(/<(?:html|portal-island) [^>]*>/g))
    for (const name of ['src', 'needs', 'data-hydrate', 'data-texts', 'data-words'])
      for (const file of attributeOf(tag, name).split(' ')) beside(file);
  return [...found];
}

/** The folders that other renditions of a picture lie in: of its own crop first, then of any. */
export function likenesses(path: string): string[] {
  const [, picture, crop] = /^(\/media\/\w+\/)([\w]+)\/[\w.]+$/.exec(path) ?? [];
  return picture && crop ? [`${picture}${crop}/`, picture] : [];
}
