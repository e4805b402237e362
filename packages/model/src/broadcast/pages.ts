import * as v from 'valibot';
import { cardSchema } from '../content/card';
import { imageSchema } from '../content/image';
import type { Named } from '../content/link';
import { linkSchema, urlSchema } from '../content/link';
import { broadcastSchema } from '../content/modules';
import { BROADCAST_MEDIA, programmeSchema } from './programme';
import { streamingSchema } from './streaming';

/** A broadcaster's pages, in the order of its navigation; each is an entry of the route table. */
export const BROADCAST_AREAS = ['live', 'guide', 'onDemand', 'programmes'] as const;

/** One of a broadcaster's areas: the name of its route in `ROUTES`. */
export type BroadcastArea = (typeof BROADCAST_AREAS)[number];

/** Schema of the name of a broadcaster's area; any other name is refused. */
export const broadcastAreaSchema = v.picklist(BROADCAST_AREAS);

const page = {
  path: urlSchema,
  /** ISO 8601; the more recent, the shorter a copy of the page is cached. */
  updatedAt: v.string(),
  breadcrumbs: v.array(linkSchema),
  /** Which of a broadcaster's pages this site has. */
  areas: v.array(broadcastAreaSchema),
};

/** Programmes from A to Z (spec §2). */
const programmeIndexPageSchema = v.object({
  type: v.literal('programmes'),
  ...page,
  title: v.string(),
  description: v.optional(v.string()),
  /** Letters that at least one programme begins with. */
  letters: v.array(v.string()),
  letter: v.nullable(v.string()),
  text: v.string(),
  programmes: v.array(programmeSchema),
  /** How many programmes precede this page. */
  after: v.number(),
  /** How many programmes match in all. */
  total: v.number(),
  nextCursor: v.nullable(v.string()),
});

/** A day of the programme guide (spec §2), by medium. */
const guidePageSchema = v.object({
  type: v.literal('guide'),
  ...page,
  /** '2026-03-18'. */
  day: v.string(),
  days: v.array(v.string()),
  stations: v.array(v.object({ medium: v.picklist(BROADCAST_MEDIA), shows: v.array(broadcastSchema) })),
});

/** The on-demand area with its show grids (spec §2). */
const onDemandPageSchema = v.object({
  type: v.literal('on-demand'),
  ...page,
  grids: v.array(v.object({ medium: v.picklist(BROADCAST_MEDIA), programmes: v.array(programmeSchema) })),
  /** The newest editions. */
  latest: v.array(cardSchema),
});

/** Live page: its stream, and the other streams next to it (spec §2, live-streaming side panel). */
const livePageSchema = v.object({
  type: v.literal('live'),
  ...page,
  current: v.object({
    id: v.string(),
    name: v.string(),
    medium: v.picklist(BROADCAST_MEDIA),
    /** HLS. */
    video: v.optional(urlSchema),
    audio: v.optional(urlSchema),
  }),
  /** Picture of the current show, or of the next one. */
  poster: v.optional(imageSchema),
  /** Broadcasts of the stream today. */
  shows: v.array(broadcastSchema),
  /** Recording to play while nothing is on air. */
  replay: v.optional(cardSchema),
  streams: v.array(streamingSchema),
});

const broadcastPageShape = v.variant('type', [
  programmeIndexPageSchema,
  guidePageSchema,
  onDemandPageSchema,
  livePageSchema,
]);

/** Type of `broadcastPageSchema`, an interface so that declaration files print its name. */
export interface BroadcastPageSchema extends Named<typeof broadcastPageShape> {}

/** Schema of a page of a broadcaster by its `type`: programme index, guide, on demand or live (spec §2). */
export const broadcastPageSchema: BroadcastPageSchema = broadcastPageShape;

/** A page of a broadcaster; narrow it by `type`. `updatedAt` is ISO 8601 (spec §2). */
export type BroadcastPage = v.InferOutput<typeof broadcastPageSchema>;

/** The A–Z programme index, with the letter or text that narrows it; `total` counts all matches (spec §2). */
export type ProgrammeIndexPage = Extract<BroadcastPage, { type: 'programmes' }>;

/** One day of the programme guide, stations by medium; `day` and `days` are YYYY-MM-DD (spec §2). */
export type GuidePage = Extract<BroadcastPage, { type: 'guide' }>;

/** The on-demand area: programme grids by medium and the newest editions (spec §2). */
export type OnDemandPage = Extract<BroadcastPage, { type: 'on-demand' }>;

/** A live stream, its shows of today and the other streams for the side panel (spec §2). */
export type LivePage = Extract<BroadcastPage, { type: 'live' }>;
