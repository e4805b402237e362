import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyPart, ProgrammeRating } from '@portal/model';
import type { ReportReason } from '@portal/model/participation';
import * as v from 'valibot';
import type { ScheduleSlot } from '../../content/stories';
import type { InventedForecast } from '../../content/weather';
import type { ItemPicture, MediaOpener, NewsItem } from '../../newsroom/import';
import type { SeededInterview } from '../../participation/interviews';
import type { SeededPoll } from '../../participation/polls';
import type { SeededRectification } from '../../participation/rectifications';
import type { ScreeningRule } from '../../sites';
import type { SeededFrontDoor } from './front-door';

export const seededSiteSchema = v.object({
  alias: v.string(),
  name: v.string(),
  timeZone: v.string(),
  language: v.string(),
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
});
export type SeededSite = v.InferOutput<typeof seededSiteSchema>;

export type SeededProgramme = {
  slug: string;
  name: string;
  medium: 'tv' | 'radio';
  resume: string;
  /** Text for readers. Repeats are only in the schedule. */
  timetable: string;
  schedule: ScheduleSlot[];
  rating?: ProgrammeRating;
  picture: ItemPicture;
  html: string;
};

/** Poll of a seeded content, with images still to be opened. */
export type SeededPollOrder = Omit<SeededPoll, 'options'> & {
  options: (Omit<SeededPoll['options'][number], 'image'> & { picture?: ItemPicture })[];
};

/** Interview of a seeded content, with a portrait still to be opened. */
export type SeededInterviewOrder = Omit<SeededInterview, 'image'> & { portrait?: ItemPicture };

/** A reader's picture, uploaded in response to a call; `isWaiting` if it awaits review. */
export type SeededUpload = {
  /** Source id of the call. */
  callId: string;
  /** URL of the picture. */
  url: string;
  title: string;
  caption: string;
  place: string;
  credit: string;
  at: Date;
  isWaiting: boolean;
};

/** Review state of a comment on a seeded content. */
export type SeededWaiting = {
  /** Source id of the comment. */
  sourceId: string;
  /** Rule that held it; null if it is published. */
  rule: ScreeningRule | null;
  /** Reports by readers. */
  reports: { reason: ReportReason; text: string; at: Date }[];
};

export type SeededNewsroom = {
  programmes: SeededProgramme[];
  /**
   * Articles and pages, each with the source ids of related ones, its poll or interview, and its comments
   * awaiting review. `isWithdrawn` if its newsroom has withdrawn it.
   */
  items: {
    item: NewsItem;
    related: string[];
    poll?: SeededPollOrder;
    interview?: SeededInterviewOrder;
    waiting?: SeededWaiting[];
    /** Rectifications of the content. */
    rectifications?: SeededRectification[];
    isWithdrawn?: boolean;
  }[];
  uploads?: SeededUpload[];
};

/** Video and audio of the articles, served by portals under `/demo-media/`. */
export type SeededMedia = {
  folder: string;
  /** Playlist of a live stream at a time in milliseconds; null for any other path. */
  playlist: (address: string, now: number) => string | null;
};

/** A live blog's automatic entries. */
export type Happening = {
  /** Source id of the live blog. */
  sourceId: string;
  /** Milliseconds between entries. */
  everyMs: number;
  /** Entries in their order, each written once. */
  entries: readonly { title: string; isKey: boolean; body: BodyPart[] }[];
};

/** Options of a demo identity provider. */
export type ProviderOptions = {
  /** Base URL of its script and its endpoints: a path or an absolute URL. */
  address: string;
  /** Base64 secret that it signs with, shared with the back end. */
  secret: () => string;
};

/** Demo customer-identity provider with the interface of the real one. */
export type SeededProvider = {
  /** Responds to a request for its script or an endpoint. Never throws. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Fills sites, once each. The only thing that the back end knows of where their contents come from. */
export type Seed = {
  /** Source name of its contents, part of their identity. */
  name: string;
  /** Aliases of the sites that it has a newsroom for. */
  sites: readonly string[];
  /** Newsroom of one of these sites, dated from `startedAt`. Deterministic for the same time. */
  newsroom: (site: SeededSite, startedAt: Date) => Promise<SeededNewsroom>;
  /** Automatic live blog of one of these sites, if it has any. */
  happening?: ((alias: string) => Promise<Happening>) | undefined;
  /** Opens the pictures that the newsroom names. */
  open: MediaOpener;
  forecast: InventedForecast;
  media: SeededMedia;
  identityProvider?: ((options: ProviderOptions) => Promise<SeededProvider>) | undefined;
  /** Page that shows everything the seed offers, for trials on one machine. */
  frontDoor?: (() => Promise<SeededFrontDoor>) | undefined;
};
