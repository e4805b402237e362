import * as v from 'valibot';
import { programmeRatingSchema } from '../broadcast/programme';
import {
  BANNER_LAYOUTS,
  BANNER_OVERLAYS,
  BOARD_LAYOUTS,
  CARD_SHAPES,
  CAROUSEL_MODULE_VARIANTS,
  HEADLINE_SIZES,
} from '../constants/index';
import { weatherWarningSchema } from '../weather/forecast';
import { cardSchema } from './card';
import { chartSchema } from './chart';
import { imageSchema } from './image';
import type { Named } from './link';
import { hotTopicSchema, urlSchema } from './link';

/**
 * Common to all modules: its id on the page and, if the back end made one, a digest of its other fields:
 * equal digests mean equal modules.
 */
const identity = { id: v.string(), digest: v.optional(v.string()) };
const heading = { title: v.optional(v.string()), href: v.optional(urlSchema) };
const cards = v.array(cardSchema);
/** Shows or hides standfirsts; the shape decides if omitted. */
const summary = v.optional(v.boolean());

/** A show of a broadcaster's schedule (spec §3, schedule card). */
const broadcastShape = v.object({
  id: v.string(),
  title: v.string(),
  url: v.object({ href: urlSchema, title: v.string() }),
  startTime: v.object({ date: v.string() }),
  endTime: v.object({ date: v.string() }),
  resume: v.optional(v.string()),
  image: v.optional(imageSchema),
  /** Its recording, once it is over, to listen to or to watch again. Not in the specification. */
  replay: v.optional(v.object({ href: urlSchema, medium: v.picklist(['audio', 'video']) })),
  /** Whether it is a rerun. Not in the specification. */
  isRepeat: v.optional(v.boolean()),
  /** Recommended minimum age. Not in the specification. */
  rating: v.optional(programmeRatingSchema),
});
/** Type of `broadcastSchema`, an interface so that declaration files print its name. */
export interface BroadcastSchema extends Named<typeof broadcastShape> {}
/** Schema of a show of a schedule (spec §3, schedule card); an unsafe URL is refused. */
export const broadcastSchema: BroadcastSchema = broadcastShape;
/** A show of a schedule; `startTime.date` and `endTime.date` are ISO 8601 with their zone (spec §3). */
export type Broadcast = v.InferOutput<typeof broadcastSchema>;

/** Modules that a column of a board can hold. */
const moduleShape = v.variant('type', [
  v.object({
    type: v.literal('card'),
    ...identity,
    shape: v.picklist(CARD_SHAPES),
    size: v.optional(v.picklist(HEADLINE_SIZES)),
    summary,
    card: cardSchema,
  }),
  v.object({
    type: v.literal('cards'),
    ...identity,
    ...heading,
    shape: v.picklist(CARD_SHAPES),
    size: v.optional(v.picklist(HEADLINE_SIZES)),
    summary,
    /** Number of cards side by side if the column is wide enough. */
    across: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
    cards,
  }),
  v.object({ type: v.literal('five-text-cards'), ...identity, ...heading, cards }),
  v.object({ type: v.literal('grouper-in-5'), ...identity, ...heading, cards }),
  v.object({ type: v.literal('masonry'), ...identity, ...heading, cards }),
  v.object({
    type: v.literal('banner'),
    ...identity,
    /** Id of the content that it links to. */
    contentId: v.string(),
    title: v.string(),
    text: v.optional(v.string()),
    href: urlSchema,
    image: imageSchema,
    /** Text over the picture by default. */
    layout: v.optional(v.picklist(BANNER_LAYOUTS)),
    overlay: v.picklist(BANNER_OVERLAYS),
  }),
  v.object({
    type: v.literal('carousel'),
    ...identity,
    ...heading,
    variant: v.picklist(CAROUSEL_MODULE_VARIANTS),
    shape: v.picklist(CARD_SHAPES),
    cards,
  }),
  v.object({
    type: v.literal('most-read'),
    ...identity,
    title: v.optional(v.string()),
    tabs: v.array(v.object({ title: v.string(), cards })),
  }),
  v.object({
    type: v.literal('hot-topics'),
    ...identity,
    title: v.optional(v.string()),
    topics: v.array(hotTopicSchema),
  }),
  v.object({ type: v.literal('last-hour'), ...identity, ...heading, cards }),
  /** Upcoming events (spec §9, events module). */
  v.object({ type: v.literal('events'), ...identity, title: v.optional(v.string()), cards }),
  v.object({
    type: v.literal('on-air'),
    ...identity,
    title: v.string(),
    now: v.optional(broadcastSchema),
    next: v.array(broadcastSchema),
    /** Recording of a show to play while nothing is on air. */
    replay: v.optional(cardSchema),
  }),
  /** The newest chart of an open story. */
  v.object({
    type: v.literal('chart'),
    ...identity,
    chart: chartSchema,
    /** Story whose text has it. */
    contentId: v.string(),
    contentTitle: v.string(),
    href: urlSchema,
  }),
  /** Warnings of dangerous weather at the site's place. */
  v.object({ type: v.literal('warnings'), ...identity, warnings: v.array(weatherWarningSchema) }),
  v.object({ type: v.literal('load-more'), ...identity, cards, nextPage: v.nullable(urlSchema) }),
]);
/** Type of `moduleSchema`, an interface so that declaration files print its name. */
export interface ModuleSchema extends Named<typeof moduleShape> {}
/** Schema of a module of a board by its `type`; an unknown type is refused. */
export const moduleSchema: ModuleSchema = moduleShape;
/** A module of a front with its settings and cards; narrow it by `type`. */
export type Module = v.InferOutput<typeof moduleSchema>;
/** Name of a kind of module, for the registry that maps each kind to a component. */
export type ModuleType = Module['type'];

/** One row of a front: a layout and the modules in each of its columns (spec §2, home board layouts). */
const boardShape = v.object({
  id: v.string(),
  layout: v.picklist(BOARD_LAYOUTS),
  title: v.optional(v.string()),
  href: v.optional(urlSchema),
  /** Tinted band from edge to edge. */
  band: v.optional(v.boolean()),
  /** In windows wide enough for it, in a column next to the rows above it. */
  rail: v.optional(v.boolean()),
  columns: v.array(v.array(moduleSchema)),
});
/** Type of `boardSchema`, an interface so that declaration files print its name. */
export interface BoardSchema extends Named<typeof boardShape> {}
/** Schema of one row of a front; an unknown layout or module type is refused (spec §2). */
export const boardSchema: BoardSchema = boardShape;
/** One row of a front: `columns` holds the modules of each column, left to right in reading order (spec §2). */
export type Board = v.InferOutput<typeof boardSchema>;
