import type { AnalyticsEvent } from '@portal/model/analytics';

/** The reader, as in the data layer (spec §7). */
export type ToldReader = { user_logged: string; user_id: string | null };

/** A tool that receives the events of a page. */
export type Tool = {
  /** Receives an event of the model's list, in order. */
  tell?: (event: AnalyticsEvent) => void;
  /** Receives the reader; only a publisher's own server and the tag manager do. */
  tellReader?: (reader: ToldReader) => void;
  /** Sends nothing more. */
  stop: () => void;
};
