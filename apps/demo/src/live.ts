import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Happening, NewsItem } from '@portal/api';
import { escapeHtml } from '@portal/model';
import * as v from 'valibot';
import { parse } from 'yaml';
import { checked } from './front-matter';

/** `## {{38m}} — Title` begins an entry of that age; a star in place of the dash makes it a key moment. */
const ENTRY = /^## \{\{(\d+[mhd])\}\} ([—★]) (.+)$/gm;

/** Splits the text of a live blog into its introduction and its entries. */
export function liveIn(
  markdown: string,
  {
    momentOf,
    titleOf,
    htmlOf,
  }: {
    momentOf: (ago: string) => Date;
    titleOf: (title: string) => string;
    htmlOf: (markdown: string) => string;
  },
): { intro: string; entries: NonNullable<NewsItem['live']>['entries'] } {
  const starts = [...markdown.matchAll(ENTRY)];
  const end = (at: number) => starts[at + 1]?.index ?? markdown.length;
  return {
    intro: markdown.slice(0, starts[0]?.index ?? markdown.length),
    entries: starts.map((start, at) => {
      const [head, ago = '', sign, title = ''] = start;
      return {
        sourceId: ago,
        date: momentOf(ago),
        title: titleOf(title),
        ...(sign === '★' ? { isKey: true } : {}),
        html: htmlOf(markdown.slice(start.index + head.length, end(at))),
      };
    }),
  };
}

const happeningSchema = v.strictObject({
  /** The running live blog: the slug of its file. */
  story: v.string(),
  /** Seconds between entries. */
  every: v.pipe(v.number(), v.integer(), v.minValue(5)),
  entries: v.pipe(
    v.array(v.strictObject({ title: v.string(), text: v.string(), key: v.optional(v.boolean(), false) })),
    v.minLength(1),
  ),
});

/**
 * Entries that are published while the demo runs.
 * @throws NewsroomFileError for an invalid file
 */
export async function readHappening(folder: string): Promise<Happening> {
  const file = 'happening.yaml';
  const { story, every, entries } = checked(
    file,
    happeningSchema,
    parse(await readFile(path.join(folder, file), 'utf8')),
  );
  return {
    sourceId: story,
    everyMs: every * 1_000,
    entries: entries.map(({ title, text, key }) => ({
      title,
      isKey: key,
      body: [{ type: 'paragraph', html: escapeHtml(text) }],
    })),
  };
}
