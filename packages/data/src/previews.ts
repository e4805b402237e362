import { type Preview, previewCallPath, previewSchema } from '@portal/model';
import type { Client } from './request';

/** Calls about contents that are not published yet. */
export type PreviewCalls = {
  /** What a link shows to who has it. 404 for one that has ended, or was never made. */
  open: (token: string) => Promise<Preview>;
};

/** Calls about contents that are not published yet, over a client. */
export const createPreviews = ({ request }: Client): PreviewCalls => ({
  open: (token) => request(previewCallPath(token), previewSchema),
});
