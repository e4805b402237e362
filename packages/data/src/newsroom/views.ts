import { CALLS } from '@portal/model';
import { type DeskViewSpan, type DeskViews, deskViewsSchema } from '@portal/model/newsroom';
import type { Client } from '../client/request';

/** The desk’s call about page views. It rejects with a RequestError. */
export type ViewDesk = {
  /** Views of the site, now or today. */
  views: (span: DeskViewSpan) => Promise<DeskViews>;
};

/** Call of the desk about page views, over a client. */
export function viewDesk({ request }: Client): ViewDesk {
  return {
    views: (span) => request(`${CALLS.deskViews}?${new URLSearchParams({ span })}`, deskViewsSchema),
  };
}
