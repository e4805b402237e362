import type { AnalyticsEvent } from '@portal/model';

/** Who reads, as the data layer says it (spec §7). */
export type ToldReader = { user_logged: string; user_id: string | null };

/** A tool that is told of what happens on a page. */
export type Tool = {
  /** An event of the model's list, in the order in which they happened. */
  tell?: (event: AnalyticsEvent) => void;
  /** Who reads; of the tools, only a publisher's own server and the tag manager know. */
  tellReader?: (reader: ToldReader) => void;
  /** Nothing more leaves the page. */
  stop: () => void;
};
