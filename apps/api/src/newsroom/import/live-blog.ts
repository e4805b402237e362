import { dayOf, toMilliseconds, wallTime } from '@portal/model';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { articleNodes, htmlOf } from '../../platform/html';
import { DAY_MS } from '../../platform/time';
import { momentOf } from './dates';
import type { ItemEntry, NewsItem } from './item';

/** Minimum headings with a time for a live blog: two may be a timetable. */
const LEAST_ENTRIES = 3;
const HALF_A_DAY_MS = DAY_MS / 2;

/** A time of day at the start of a heading: `13:20 — It rains`, `13.20 h | It rains`, or the time alone. */
const TIME = /^\(?([01]?\d|2[0-3])[:.]([0-5]\d)\)?(?:\s?(?:h|hores|horas)\b\.?)?(?:\s*[—–|:·-]\s*|\s+|$)/u;
const HEADINGS = new Set(['h2', 'h3', 'h4']);
/** Elements that may wrap a whole text. */
const BOXES = new Set(['div', 'section', 'article', 'main']);

/** Slugs of sections, tags and genres that newsrooms use for live blogs. */
const NAMES =
  /^(?:en-)?(?:directes?|directos?|live|live-?blogs?|minut-a-minut|minuto-a-minuto|ultima-hora-en-directo?)$/;

/** Whether a section, tag or genre says that a text is a live blog. */
export const namesLive = (slug: string): boolean => NAMES.test(slug);

/** Start of an entry: its date, or only the minutes since midnight. */
type Start = { title: string; minutes: number } | { title: string; date: Date };
type Found = Start & { nodes: ChildNode[] };

const textOf = (node: ChildNode): string => textContent(node).replace(/\s+/g, ' ').trim();

/** The first child of a node, if it is one of these elements. */
function firstOf(node: Element, names: ReadonlySet<string>): Element | undefined {
  const first = node.children.find((child) => !(isText(child) && child.data.trim() === ''));
  return first && isTag(first) && names.has(first.name) ? first : undefined;
}

const BOLD = new Set(['strong', 'b']);
const TIMES = new Set(['time']);

/** Start of an entry in a heading or a paragraph with a bold start; null for any other node. */
function startOf(node: ChildNode): Start | null {
  if (!isTag(node)) return null;
  const isHeading = HEADINGS.has(node.name);
  const bold = node.name === 'p' ? firstOf(node, BOLD) : undefined;
  if (!isHeading && !bold) return null;
  const head = bold ?? node;
  const time = firstOf(head, TIMES);
  const date = momentOf(time?.attribs.datetime ?? '');
  const text = textOf(head);
  if (date)
    return {
      title: isHeading ? text.slice(textOf(time ?? head).length).replace(/^[\s—–|:·-]+/u, '') : '',
      date,
    };
  const match = TIME.exec(text);
  if (!match) return null;
  return {
    title: isHeading ? text.slice(match[0].length) : '',
    minutes: Number(match[1]) * 60 + Number(match[2]),
  };
}

/** A paragraph without its bold time at the start. */
function withoutTime(node: ChildNode): ChildNode[] {
  if (!isTag(node) || node.name !== 'p') return [];
  const bold = firstOf(node, BOLD);
  const words = bold ? textOf(bold).replace(TIME, '') : '';
  // If the bold text has more than the time, it stays unchanged.
  if (!bold || words) return [node];
  node.children = node.children.filter((child) => child !== bold);
  const [next] = node.children;
  if (next && isText(next)) next.data = next.data.replace(/^[\s—–|:·-]+/u, '');
  return textOf(node) ? [node] : [];
}

/** Nodes of a text, without elements that wrap all of it. */
export function contentsOf(nodes: ChildNode[]): ChildNode[] {
  const all = nodes.filter((node) => !(isText(node) && node.data.trim() === ''));
  const [only] = all;
  return all.length === 1 && only && isTag(only) && BOXES.has(only.name) ? contentsOf(only.children) : nodes;
}

const momentAt = (day: string, minutes: number, timeZone: string): number => {
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return toMilliseconds(`${day}T${clock}`, timeZone) ?? Number.NaN;
};

/** Occurrence of a time of day that is nearest to a given timestamp. */
function nearest(minutes: number, to: number, timeZone: string): number {
  return [-1, 0, 1]
    .map((days) =>
      momentAt(dayOf(new Date(to + days * DAY_MS).toISOString(), timeZone) ?? '', minutes, timeZone),
    )
    .filter(Number.isFinite)
    .reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best));
}

/** Whether the newest entry comes first: most times decrease. */
function isNewestFirst(minutes: readonly number[]): boolean {
  const steps = minutes.slice(1).map((one, at) => one - (minutes[at] ?? 0));
  // A step of more than half a day crosses midnight, so its direction is the opposite.
  const back = steps.filter((step) => (Math.abs(step) > 720 ? step > 0 : step < 0)).length;
  return back * 2 >= steps.length;
}

/**
 * Dates of times of day: the entry next to the text's own date takes the nearest occurrence, and each further
 * entry the nearest one before it, or after it if the oldest comes first.
 */
function dated(
  found: readonly Found[],
  { publishedAt, updatedAt }: Pick<NewsItem, 'publishedAt' | 'updatedAt'>,
  timeZone: string,
): Date[] {
  const clock = found.map((entry) => {
    if ('minutes' in entry) return entry.minutes;
    const [hours = 0, rest = 0] = wallTime(entry.date.toISOString(), timeZone)
      .slice(11, 16)
      .split(':')
      .map(Number);
    return hours * 60 + rest;
  });
  const goesBack = isNewestFirst(clock);
  let last = (goesBack ? (updatedAt ?? publishedAt) : publishedAt).getTime();
  return found.map((entry, at) => {
    if ('date' in entry) last = entry.date.getTime();
    else if (at === 0) last = nearest(entry.minutes, last, timeZone);
    else {
      const way = goesBack ? -1 : 1;
      // The occurrence nearest to half a day away on that side is within a day on that side.
      const next = nearest(entry.minutes, last + way * HALF_A_DAY_MS, timeZone);
      last = (next - last) * way < 0 ? next + way * DAY_MS : next;
    }
    return new Date(last);
  });
}

/**
 * Splits the text of a live blog into entries, if it has a known shape: headings that start with a time of
 * day or a `<time>`, or paragraphs whose bold start does. The text before the first entry stays the body.
 * @returns undefined with fewer than three entries: the text is not split
 */
export function liveOf(
  item: Pick<NewsItem, 'body' | 'publishedAt' | 'updatedAt'>,
  timeZone: string,
): { body: string; entries: ItemEntry[] } | undefined {
  const before: ChildNode[] = [];
  const found: Found[] = [];
  for (const node of contentsOf(articleNodes(item.body))) {
    const start = startOf(node);
    if (start) found.push({ ...start, nodes: withoutTime(node) });
    else (found.at(-1)?.nodes ?? before).push(node);
  }
  if (found.length < LEAST_ENTRIES) return undefined;
  const dates = dated(found, item, timeZone);
  const ids = new Map<string, number>();
  return {
    body: htmlOf(before),
    entries: found.flatMap(({ title, nodes }, at) => {
      const date = dates[at];
      if (!date) return [];
      const name = date.toISOString();
      const nth = (ids.get(name) ?? 0) + 1;
      ids.set(name, nth);
      return [
        {
          sourceId: nth === 1 ? name : `${name} ${nth}`,
          date,
          ...(title ? { title } : {}),
          html: htmlOf(nodes),
        },
      ];
    }),
  };
}
