import { type Preview, previewCallPath, previewSchema } from '@portal/model/newsroom';
import type { Client } from '../client/request';

/** Calls about contents that are not published yet. */
export type PreviewCalls = {
  /** The content behind a preview link. 404 for a link that has ended or never existed. */
  open: (token: string) => Promise<Preview>;
};

/** Calls about contents that are not published yet, over a client. */
export const createPreviews = ({ request }: Client): PreviewCalls => ({
  open: (token) => request(previewCallPath(token), previewSchema),
});
