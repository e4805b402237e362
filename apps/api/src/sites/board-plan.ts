import {
  BANNER_LAYOUTS,
  BANNER_OVERLAYS,
  BOARD_LAYOUTS,
  CARD_SHAPES,
  CAROUSEL_MODULE_VARIANTS,
  CONTENT_TYPES,
  HEADLINE_SIZES,
  urlSchema,
} from '@portal/model';
import * as v from 'valibot';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/**
 * Selects the contents of a module: the newest that fit and that no module above it has taken. `pinned` paths
 * come first, in their order, whatever the other fields say.
 */
const selectionSchema = v.object({
  count: count(24),
  section: v.optional(v.string()),
  types: v.optional(v.array(v.picklist(CONTENT_TYPES))),
  tag: v.optional(v.string()),
  pinned: v.optional(v.array(v.string())),
  withImage: v.optional(v.boolean()),
});
export type Selection = v.InferOutput<typeof selectionSchema>;

const heading = { title: v.optional(v.string()), href: v.optional(urlSchema) };
const shape = v.picklist(CARD_SHAPES);
const size = v.optional(v.picklist(HEADLINE_SIZES));
/** Shows or hides standfirsts; the shape decides if omitted. */
const summary = v.optional(v.boolean());
const select = selectionSchema;

/** A module before its contents are selected: its type and its settings. */
const modulePlanSchema = v.variant('type', [
  v.object({ type: v.literal('card'), shape, size, summary, select: v.omit(selectionSchema, ['count']) }),
  v.object({
    type: v.literal('cards'),
    ...heading,
    shape,
    size,
    summary,
    across: v.optional(count(6)),
    select,
  }),
  v.object({ type: v.literal('five-text-cards'), ...heading, select: v.omit(selectionSchema, ['count']) }),
  v.object({ type: v.literal('grouper-in-5'), ...heading, select: v.omit(selectionSchema, ['count']) }),
  v.object({ type: v.literal('masonry'), ...heading, select }),
  v.object({ type: v.literal('last-hour'), ...heading, select }),
  v.object({ type: v.literal('load-more'), select }),
  v.object({
    type: v.literal('carousel'),
    ...heading,
    variant: v.picklist(CAROUSEL_MODULE_VARIANTS),
    shape,
    select,
  }),
  v.object({
    type: v.literal('programmes'),
    ...heading,
    variant: v.picklist(CAROUSEL_MODULE_VARIANTS),
    medium: v.optional(v.picklist(['tv', 'radio'])),
  }),
  v.object({
    type: v.literal('most-read'),
    title: v.optional(v.string()),
    tabs: v.array(v.object({ title: v.string(), days: count(60) })),
  }),
  v.object({ type: v.literal('events'), title: v.optional(v.string()) }),
  v.object({ type: v.literal('hot-topics'), title: v.optional(v.string()) }),
  /** The newest chart of an open story. */
  v.object({ type: v.literal('chart'), select: v.pick(selectionSchema, ['section', 'tag']) }),
  /** Warnings of dangerous weather at the site’s place. */
  v.object({ type: v.literal('warnings') }),
  v.object({ type: v.literal('on-air'), title: v.string() }),
  /** Space for an ad. */
  v.object({ type: v.literal('ad') }),
  v.object({
    type: v.literal('banner'),
    layout: v.optional(v.picklist(BANNER_LAYOUTS)),
    overlay: v.optional(v.picklist(BANNER_OVERLAYS), 'linear'),
    text: v.optional(v.string()),
    select: v.omit(selectionSchema, ['count']),
  }),
]);
export type ModulePlan = v.InferOutput<typeof modulePlanSchema>;

/** One row of a front page before its contents are selected. */
export const boardPlanSchema = v.object({
  layout: v.picklist(BOARD_LAYOUTS),
  ...heading,
  band: v.optional(v.boolean()),
  /** In windows wide enough for it, in a column next to the rows above it. */
  rail: v.optional(v.boolean()),
  columns: v.array(v.array(modulePlanSchema)),
});
export type BoardPlan = v.InferOutput<typeof boardPlanSchema>;

/** The selection of a plan's module, or null if it has none. */
export function selectionOf(plan: ModulePlan): Selection | null {
  switch (plan.type) {
    case 'card':
    case 'banner':
      return { ...plan.select, count: 1 };
    case 'five-text-cards':
    case 'grouper-in-5':
      return { ...plan.select, count: 5 };
    case 'chart':
      return null;
    default:
      return 'select' in plan ? plan.select : null;
  }
}
