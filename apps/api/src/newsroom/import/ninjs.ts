import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { escapeHtml } from '@portal/model';
import * as v from 'valibot';
import { plainText, readText, slugOf, withoutControls } from '../../platform/html';
import { importedFields } from './article-fields';
import { momentOf } from './dates';
import { namesInterview, withInterview } from './interview';
import type { ItemAuthor, ItemEntry, ItemPicture, NewsItem } from './item';
import { labelsNamed } from './labels';
import { liveOf, namesLive } from './live-blog';
import { type Ninjs, ninjsSchema } from './ninjs-schema';
import { leftOut, type ReadItem, readItem, skippedItem, UnreadableFile } from './problem';
import { idFault } from './within-limits';
import { withParagraphs } from './wordpress/paragraphs';

/** A single JSON value is read as a whole; larger files need one item per line. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

/** Maximum characters of a line, which holds one item in memory. */
const MAX_LINE_LENGTH = 32 * 1024 * 1024;

/** Position of a JSON error, `line:column`; V8 gives only an offset, or nothing. */
function placeOf(source: string, error: unknown): string | undefined {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (!position) return undefined;
  const before = source.slice(0, Number(position)).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file);
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Values of a file: one object, an array, or one per line. */
async function* values(file: string): AsyncGenerator<unknown> {
  const whole =
    (await sizeOf(file)) <= MAX_WHOLE_BYTES ? (await readFile(file, 'utf8')).replace(/^\ufeff/, '') : null;
  if (whole !== null) {
    try {
      const parsed: unknown = JSON.parse(whole);
      yield* listedIn(parsed);
      return;
    } catch (error) {
      // One item per line is not valid JSON as a whole; if even the first line is invalid, the file is
      // broken.
      const [first = ''] = whole.split('\n', 1);
      if (!isJson(first)) throw new UnreadableFile('The file is not JSON', placeOf(whole, error));
    }
  }
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (!line.trim()) continue;
    try {
      yield JSON.parse(line) as unknown;
    } catch {
      throw new UnreadableFile('The file is not JSON, one item a line', `${number}:1`);
    }
  }
}

/** Values of a JSON document: one item, an array of them, or an object with them as `items`, as APIs answer. */
function listedIn(parsed: unknown): unknown[] {
  if (Array.isArray(parsed)) return parsed;
  const wrapped = v.safeParse(v.object({ items: v.array(v.unknown()) }), parsed);
  return wrapped.success && !uriOf(parsed) ? wrapped.output.items : [parsed];
}

/** Deepest level of a value that is read: nothing that ninjs defines is as deep. */
const MAX_DEPTH = 20;

/** A value whose texts have no characters that could not be stored; anything nested too deeply is dropped. */
function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return undefined;
  return Array.isArray(value)
    ? value.map((one) => cleaned(one, depth + 1))
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one, depth + 1)]));
}

/** @throws UnreadableFile */
export async function* linesOf(file: string, maxLength = MAX_LINE_LENGTH): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const [end = '', ...lines] = String(chunk).split('\n');
    begun.push(end);
    length += end.length;
    for (const line of lines) {
      yield begun.join('');
      begun = [line];
      length = line.length;
    }
    if (length > maxLength)
      throw new UnreadableFile(
        `The file has a line of more than ${maxLength / 1024 / 1024} million characters; one item a line is needed`,
      );
  }
  yield begun.join('');
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/**
 * Number of items in a file; reads it to its end.
 * @throws UnreadableFile
 */
export async function countNinjs(file: string): Promise<number> {
  let count = 0;
  let hasItems = false;
  for await (const value of values(file)) {
    count += 1;
    hasItems ||= uriOf(value) !== '';
  }
  if (count && !hasItems)
    throw new UnreadableFile(
      'The file is JSON, but not ninjs: no object in it has a “uri”, which identifies an item. ' +
        'A file has one item, a list of them, “{"items": […]}”, or one a line',
    );
  return count;
}

/**
 * Yields every item of a file.
 * @throws UnreadableFile
 */
export async function* ninjsItems(file: string, timeZone: string): AsyncGenerator<ReadItem<NewsItem>> {
  for await (const value of values(file))
    yield readItem(uriOf(value), headlineOf(value), () => readNinjs(value, timeZone));
}

const byRole = (parts: { role: string; value: string }[], ...roles: string[]) =>
  roles.map((role) => parts.find((part) => part.role === role)?.value).find(Boolean);

function bodyOf(item: Pick<Ninjs, 'body_xhtml' | 'body_html' | 'body_text' | 'bodies'>): string {
  const typed = (part: Ninjs['bodies'][number]) => part.contentType || part.contenttype;
  const html =
    item.body_xhtml ||
    item.body_html ||
    item.bodies.find((part) => /html/.test(typed(part)) || /html/.test(part.role))?.value ||
    '';
  // Whole documents are fine: the sanitiser drops the head.
  if (html) return html;
  const plain = item.body_text || item.bodies.find(({ value }) => value)?.value || '';
  return withParagraphs(escapeHtml(plain));
}

/** Entries of a live blog sent as associated texts, each with its own date. */
const entriesOf = (item: Ninjs): ItemEntry[] =>
  item.associations.flatMap((entry) => {
    if (entry.type !== 'text') return [];
    const { firstcreated, firstCreated, versioncreated, versionCreated } = entry;
    const date = momentOf(firstcreated || firstCreated || versioncreated || versionCreated);
    const html = bodyOf(entry);
    if (!date || !html) return [];
    const title = readText(entry.headline || entry.headlines[0]?.value || '');
    const author = readText(entry.byline || entry.by);
    return [
      {
        sourceId: entry.uri || date.toISOString(),
        date,
        html,
        ...(title ? { title } : {}),
        ...(author ? { author } : {}),
      },
    ];
  });

/**
 * Converts an item to the live blog or digital interview named by its profile or genre, with the matching
 * labels.
 */
function shaped(item: NewsItem, source: Ninjs, timeZone: string): NewsItem {
  const names = [source.profile, ...[...source.genre, ...source.genres].map((genre) => genre.name)].map(
    slugOf,
  );
  const labels = labelsNamed(names);
  const labelled = labels.length ? { ...item, extra: { ...item.extra, labels } } : item;
  if (names.some(namesLive)) return withLive(labelled, source, timeZone);
  const [guest] = [...source.person, ...source.people];
  return names.some(namesInterview) ? withInterview(labelled, readText(guest?.name ?? '')) : labelled;
}

/** A live blog with its entries: the associated texts or, without any, those in its text. */
function withLive(item: NewsItem, source: Ninjs, timeZone: string): NewsItem {
  const sent = entriesOf(source);
  if (sent.length) return { ...item, type: 'live', live: { isLive: false, entries: sent } };
  const found = liveOf(item, timeZone);
  return found
    ? { ...item, type: 'live', body: found.body, live: { isLive: false, entries: found.entries } }
    : item;
}

/** URLs of the planes over the first picture, which newsrooms send in `extra`; ninjs has no field for them. */
function planesOf({ planes }: Ninjs['extra']): string[] {
  const parsed = v.safeParse(v.array(v.pipe(v.string(), v.url())), planes);
  return parsed.success ? parsed.output : [];
}

/** The largest picture that browsers support. */
function pictureOf({ renditions, ...association }: Ninjs['associations'][number]): ItemPicture[] {
  const pictures = renditions.filter(
    ({ href, contenttype, contentType }) => href && /^image\/|^$/.test(contenttype || contentType),
  );
  const [largest] = pictures.sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
  if (!largest) return [];
  const caption = association.description_text || association.descriptions[0]?.value || '';
  const credit =
    association.byline || association.by || association.copyrightholder || association.copyrightHolder;
  const alt = readText(association.headline || association.headlines[0]?.value || caption);
  return [{ url: largest.href, alt, ...(caption ? { caption } : {}), ...(credit ? { credit } : {}) }];
}

function authorsOf(item: Ninjs): { authors: ItemAuthor[]; signature?: string } {
  const line = readText(item.byline || item.by).replace(/^(by|per|por)\s+/i, '');
  const names = line.split(/\s*,\s*|\s+(?:and|i|y)\s+/).filter(Boolean);
  if (names.length && names.every((part) => slugOf(part)))
    return { authors: names.map((part) => ({ slug: slugOf(part), name: part })) };
  const source = [...item.infosource, ...item.infosources][0]?.name;
  return { authors: [], ...(source ? { signature: source } : {}) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const headlineOf = (value: unknown): string => {
  const parsed = v.safeParse(v.looseObject({ headline: v.string() }), value);
  return parsed.success ? plainText(parsed.output.headline) : '';
};

const uriOf = (value: unknown): string => {
  const parsed = v.safeParse(v.looseObject({ uri: v.string() }), value);
  return parsed.success ? parsed.output.uri : '';
};

/** End of an embargo; null without one. */
function embargoOf(written: unknown): Date | 'unreadable' | null {
  if (written === undefined || written === null || written === '') return null;
  return (typeof written === 'string' ? momentOf(written) : null) ?? 'unreadable';
}

function readNinjs(value: unknown, timeZone: string): ReadItem<NewsItem> {
  const uri = uriOf(value);
  // Cleaned ids of two items could become the same.
  const fault = idFault(uri);
  if (fault) return skippedItem(uri, headlineOf(value), fault);
  const parsed = v.safeParse(ninjsSchema, cleaned(value));
  if (!parsed.success)
    return skippedItem(uri, headlineOf(value), 'it has no “uri”, a text that identifies it');
  const item = parsed.output;
  const headline =
    item.headline ||
    item.headline_main ||
    byRole(item.headlines, 'main') ||
    item.headlines[0]?.value ||
    item.title;
  const title = readText(headline);
  const status = item.pubstatus || item.pubStatus;
  const isDraft = status === 'withheld';
  if (status && status !== 'usable' && !isDraft)
    return { withdrawn: { sourceId: item.uri, title, reason: `its newsroom says that it is ${status}` } };
  if (item.type && item.type !== 'text' && item.type !== 'composite')
    return leftOut(item.uri, title, `of the type “${item.type}”, which has no text`);
  const first = momentOf(
    item.firstcreated || item.firstCreated || item.contentcreated || item.contentCreated,
  );
  const version = momentOf(item.versioncreated || item.versionCreated);
  const embargo = embargoOf(item.embargoed);
  if (embargo === 'unreadable')
    return {
      withdrawn: { sourceId: item.uri, title, reason: 'under an embargo whose date cannot be read' },
    };
  const created = first ?? version;
  const publishedAt = embargo && created && embargo > created ? embargo : created;
  if (!publishedAt) return skippedItem(item.uri, title, 'it has no date that can be read');
  const body = bodyOf(item);
  const words = title || readText(body).split(' ').slice(0, 10).join(' ');
  if (!words) return skippedItem(item.uri, title, 'it has neither a headline nor a text');
  const subjects = [...item.subject, ...item.subjects].map((subject) => subject.name).filter(Boolean);
  const keywords = [...item.keyword, ...item.keywords].map((keyword) =>
    typeof keyword === 'string' ? keyword : keyword.name,
  );
  const named = (names: string[]) =>
    names.map((label) => ({ slug: slugOf(label), name: readText(label) })).filter(({ slug }) => slug);
  const [section, ...tags] = named(subjects);
  const fields = importedFields('ninjs', (name) => textOf(item[name]) || textOf(item.extra[name]));
  const [opening, ...pictures] = item.associations.flatMap(pictureOf);
  const planes = planesOf(item.extra);
  const lead = opening && { ...opening, ...(planes.length ? { planes } : {}) };
  const standfirst =
    item.description_summary ||
    byRole(item.descriptions, 'summary', 'main') ||
    item.descriptions[0]?.value ||
    item.description_text;
  return {
    item: shaped(
      {
        sourceId: item.uri,
        type: 'article',
        path: `/${slugOf(words) || slugOf(item.uri)}/`,
        isPathDerived: true,
        title: words,
        ...(standfirst ? { standfirst } : {}),
        body,
        sections: section ? [section] : [],
        tags: [...tags, ...named(keywords)],
        ...authorsOf(item),
        publishedAt,
        ...(isDraft ? { isDraft } : {}),
        ...(version && version.getTime() - publishedAt.getTime() > 60_000 ? { updatedAt: version } : {}),
        listed: true,
        commentsOpen: false,
        ...(lead ? { lead } : {}),
        ...(pictures.length ? { gallery: pictures } : {}),
        // Without fields the item is as before, and so is its digest.
        ...(fields ? { extra: { fields } } : {}),
        comments: [],
      },
      item,
      timeZone,
    ),
  };
}
