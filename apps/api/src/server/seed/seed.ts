import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyPart, ProgrammeRating, ReportReason } from '@portal/model';
import * as v from 'valibot';
import type { ScheduleSlot } from '../../content/stories';
import type { InventedForecast } from '../../content/weather';
import type { ItemPicture, MediaOpener, NewsItem } from '../../newsroom/import';
import type { SeededInterview } from '../../participation/interviews';
import type { SeededPoll } from '../../participation/polls';
import type { SeededRectification } from '../../participation/rectifications';
import type { ScreeningRule } from '../../sites';
import type { SeededFrontDoor } from './front-door';

/** Site data that a seed needs. */
export const seededSiteSchema = v.object({
  alias: v.string(),
  name: v.string(),
  timeZone: v.string(),
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
});
export type SeededSite = v.InferOutput<typeof seededSiteSchema>;

export type SeededProgramme = {
  slug: string;
  name: string;
  medium: 'tv' | 'radio';
  resume: string;
  /** As readers are told it; repeats are in the schedule alone. */
  timetable: string;
  schedule: ScheduleSlot[];
  rating?: ProgrammeRating;
  picture: ItemPicture;
  html: string;
};

/** A poll of a seeded content, its options with the pictures to open. */
export type SeededPollOrder = Omit<SeededPoll, 'options'> & {
  options: (Omit<SeededPoll['options'][number], 'image'> & { picture?: ItemPicture })[];
};

/** The interview that a seeded content is, with the portrait to open. */
export type SeededInterviewOrder = Omit<SeededInterview, 'image'> & { portrait?: ItemPicture };

/** A picture that a reader of the seed sent to a call; `isWaiting` for nobody has looked at it. */
export type SeededUpload = {
  /** Source id of the call. */
  callId: string;
  /** Address of the picture. */
  url: string;
  title: string;
  caption: string;
  place: string;
  credit: string;
  at: Date;
  isWaiting: boolean;
};

/** What the desk has to decide on of a comment that a seeded content came with. */
export type SeededWaiting = {
  /** Source id of the comment. */
  sourceId: string;
  /** Rule that held it; null for one that is published. */
  rule: ScreeningRule | null;
  /** What readers reported of it. */
  reports: { reason: ReportReason; text: string; at: Date }[];
};

/** Contents of a seeded site. */
export type SeededNewsroom = {
  programmes: SeededProgramme[];
  /**
   * Contents and pages, each with the source ids of those that it is related to, its poll, the interview that it is, and those of its
   * comments that wait at the desk. One that is withdrawn was taken back by its newsroom.
   */
  items: {
    item: NewsItem;
    related: string[];
    poll?: SeededPollOrder;
    interview?: SeededInterviewOrder;
    waiting?: SeededWaiting[];
    /** What was published beside it. */
    rectifications?: SeededRectification[];
    isWithdrawn?: boolean;
  }[];
  uploads?: SeededUpload[];
};

/** Films and sounds that the contents play, served by portals under `/demo-media/`. */
export type SeededMedia = {
  folder: string;
  /** The playlist of a live stream at a moment, in milliseconds; null for any other address. */
  playlist: (address: string, now: number) => string | null;
};

/** What goes on in a live blog while the seed's newsroom is there. */
export type Happening = {
  /** Source id of the live blog. */
  sourceId: string;
  /** Milliseconds from one entry to the next. */
  everyMs: number;
  /** Entries that come one after another, and again from the first. */
  entries: readonly { title: string; isKey: boolean; body: BodyPart[] }[];
};

/** How an identity provider is opened for trying. */
export type ProviderOptions = {
  /** Where its script and its calls stand: a path, or an address of its own. */
  address: string;
  /** What it signs by: base64, known to the back end too. */
  secret: () => string;
};

/** A customer-identity provider for trying, as pages and the back end know the real one. */
export type SeededProvider = {
  /** Answers a request for its script or for one of its calls; whatever comes, nothing is thrown. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Fills sites, once each. The back end knows no more of where their contents come from. */
export type Seed = {
  /** Name of the source that the contents come from, part of each one's identity. */
  name: string;
  /** Aliases of the sites that it has a newsroom for. */
  sites: readonly string[];
  /** The newsroom of one of these sites, dated from `startedAt`: the same for the same moment. */
  newsroom: (site: SeededSite, startedAt: Date) => Promise<SeededNewsroom>;
  /** What goes on at one of these sites; none where nothing does. */
  happening?: ((alias: string) => Promise<Happening>) | undefined;
  /** Opens the pictures that the newsroom names. */
  open: MediaOpener;
  forecast: InventedForecast;
  media: SeededMedia;
  identityProvider?: ((options: ProviderOptions) => Promise<SeededProvider>) | undefined;
  /** The page that shows all that there is, for trials on one machine. */
  frontDoor?: (() => Promise<SeededFrontDoor>) | undefined;
};
