/** Reads and writes the `name` table of a font. */

/** Kinds of names (OpenType, `name` table) that say what a font is called. */
const COPYRIGHT = 0;
const CALLED: Readonly<Record<number, (family: string) => string>> = {
  1: (family) => family,
  3: (family) => `${family}; cut for Portal`,
  4: (family) => family,
  6: (family) => family.replaceAll(' ', ''),
  16: (family) => family,
};
const WINDOWS = 3;

type Name = {
  readonly ids: readonly [platform: number, encoding: number, language: number, id: number];
  readonly bytes: Buffer;
};
type Table = { readonly tag: string; readonly bytes: Buffer };

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const start = sfnt.readUInt32BE(entry + 8);
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      bytes: sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12)),
    };
  });
}

function namesIn(table: Buffer): Name[] {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
    const word = (place: number) => table.readUInt16BE(6 + at * 12 + place * 2);
    const start = texts + word(5);
    return { ids: [word(0), word(1), word(2), word(3)], bytes: table.subarray(start, start + word(4)) };
  });
}

function nameTable(names: readonly Name[]): Buffer {
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let start = 0;
  names.forEach(({ ids, bytes }, at) => {
    [...ids, bytes.length, start].forEach((word, place) => {
      head.writeUInt16BE(word, 6 + at * 12 + place * 2);
    });
    start += bytes.length;
  });
  return Buffer.concat([head, ...names.map(({ bytes }) => bytes)]);
}

const padded = (length: number): number => (length + 3) & ~3;

function checksum(bytes: Buffer): number {
  const whole = Buffer.alloc(padded(bytes.length));
  bytes.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * Reassembles the tables into a font with its directory; compression to WOFF2 recomputes the checksum of the
 * whole.
 */
function sfntOf(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16);
  header.copy(directory, 0, 0, 12);
  const parts = [directory];
  let start = directory.length;
  tables.forEach(({ tag, bytes }, at) => {
    const entry = 12 + at * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum(bytes), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const room = Buffer.alloc(padded(bytes.length));
    bytes.copy(room);
    parts.push(room);
    start += room.length;
  });
  return Buffer.concat(parts);
}

/** The same font under another name: a modified font may not keep a reserved one (OFL 1.1, condition 3). */
export function renamed(sfnt: Buffer, family: string): Buffer {
  const tables = tablesOf(sfnt).map(({ tag, bytes }) => {
    if (tag !== 'name') return { tag, bytes };
    const names = namesIn(bytes)
      // A Macintosh name would repeat the Windows one.
      .filter(({ ids: [platform] }) => platform === WINDOWS)
      .map(({ ids, bytes }) => {
        const name = CALLED[ids[3]];
        return { ids, bytes: name ? utf16(name(family)) : bytes };
      });
    return { tag, bytes: nameTable(names) };
  });
  return sfntOf(sfnt, tables);
}

/** Entries of a font's `name` table, by kind. */
export function fontNames(sfnt: Buffer): ReadonlyMap<number, string> {
  const table = tablesOf(sfnt).find(({ tag }) => tag === 'name');
  const names = table ? namesIn(table.bytes) : [];
  return new Map(
    names
      .filter(({ ids: [platform] }) => platform === WINDOWS)
      .map(({ ids, bytes }) => [ids[3], Buffer.from(bytes).swap16().toString('utf16le')]),
  );
}

/** Copyright notice of a font, with its reserved names, in its own words. */
export function copyrightOf(sfnt: Buffer): string {
  const copyright = fontNames(sfnt).get(COPYRIGHT);
  if (!copyright) throw new Error('the font does not say whose it is');
  return copyright;
}
