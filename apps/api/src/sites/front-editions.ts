import type { FrontEditionKind } from '@portal/model';
import * as v from 'valibot';
import type { BoardPlan, ModulePlan, Selection } from './board-plan';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be the slug of a tag, such as temporals'));
const name = v.optional(v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(60)));
/** An edition about something: its stories have a tag. */
const tagged = v.object({ name, tag: slug });

/** Special editions that a site's file prepares, by their kind. */
export const frontEditionsSchema = v.object({
  /** `notices` is the tag of short notices: closed roads and schools. */
  storm: v.optional(v.object({ ...tagged.entries, notices: v.optional(slug) })),
  election: v.optional(tagged),
  festival: v.optional(tagged),
  sunday: v.optional(v.object({ name })),
});
export type FrontEditions = v.InferOutput<typeof frontEditionsSchema>;

const STORIES = ['article', 'interview', 'longform'] as const;

const lead = (select: Omit<Selection, 'count'>): ModulePlan => ({
  type: 'card',
  shape: 'lead',
  size: 'xl',
  select,
});

const row = (layout: BoardPlan['layout'], ...columns: ModulePlan[][]): BoardPlan => ({ layout, columns });

/** Warnings and the live story first, then the figures, then what is closed. */
function storm({ tag, notices }: { tag: string; notices?: string | undefined }): BoardPlan[] {
  return [
    row('100', [{ type: 'warnings' }]),
    row('66-33', [lead({ tag, types: ['live', 'article'] })], [{ type: 'chart', select: { tag } }]),
    ...(notices
      ? [
          row('100', [
            { type: 'cards', shape: 'headline', size: 'xs', across: 4, select: { count: 4, tag: notices } },
          ]),
        ]
      : []),
    row('100', [
      {
        type: 'cards',
        shape: 'horizontal',
        size: 'sm',
        across: 3,
        select: { count: 3, tag, types: [...STORIES] },
      },
    ]),
  ];
}

/** The seats next to the newest of the count, then reactions. */
const election = ({ tag }: { tag: string }): BoardPlan[] => [
  row('66-33', [lead({ tag, types: ['live', ...STORIES] })], [{ type: 'chart', select: { tag } }]),
  row('100', [
    {
      type: 'cards',
      shape: 'headline',
      size: 'sm',
      across: 3,
      select: { count: 3, tag, types: [...STORIES] },
    },
  ]),
];

/** One large picture next to the programme of the days, then pictures, films and sound. */
const festival = ({ tag }: { tag: string }): BoardPlan[] => [
  row(
    '66-33',
    [{ type: 'card', shape: 'overlay', size: 'xl', select: { tag, withImage: true } }],
    [{ type: 'events' }],
  ),
  row('100', [
    {
      type: 'cards',
      shape: 'tile',
      size: 'xs',
      across: 4,
      select: { count: 4, tag, withImage: true },
    },
  ]),
];

/** Stories that take time: a long one, conversations, opinion, and something to cook. */
const sunday = (): BoardPlan[] => [
  row(
    '66-33',
    [lead({ types: ['longform'], withImage: true })],
    [{ type: 'cards', shape: 'opinion', size: 'sm', select: { count: 2, types: ['opinion'] } }],
  ),
  row(
    '50-50',
    [{ type: 'card', shape: 'horizontal', size: 'md', select: { types: ['interview'], withImage: true } }],
    [{ type: 'card', shape: 'horizontal', size: 'md', select: { types: ['recipe'], withImage: true } }],
  ),
];

/** The rows of a special edition, or null if the site's file does not prepare it. */
export function editionRows(kind: FrontEditionKind, editions: FrontEditions): BoardPlan[] | null {
  switch (kind) {
    case 'storm':
      return editions.storm ? storm(editions.storm) : null;
    case 'election':
      return editions.election ? election(editions.election) : null;
    case 'festival':
      return editions.festival ? festival(editions.festival) : null;
    case 'sunday':
      return editions.sunday ? sunday() : null;
  }
}
