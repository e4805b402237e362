import { DESK_CALLS, type PreviewForm } from '@portal/model';
import * as v from 'valibot';
import type { Client } from './request';

/** The desk’s calls about links to what is not published yet. Each rejects with a RequestError. */
export type PreviewDesk = {
  /** Makes a link to a content by its id. 409 for one that is published or taken back, or has as many as it can. */
  makePreview: (id: string, form: PreviewForm) => Promise<void>;
  /** Ends such a link at once. */
  endPreview: (id: string, previewId: string) => Promise<void>;
};

/** Calls of the desk about links to what is not published yet, over a client, one method each. */
export function previewDesk({ request }: Client): PreviewDesk {
  const path = (id: string) => `${DESK_CALLS.contents}/${encodeURIComponent(id)}/previews`;
  return {
    makePreview: async (id, body) => void (await request(path(id), v.unknown(), { method: 'POST', body })),
    endPreview: async (id, previewId) =>
      void (await request(`${path(id)}/${encodeURIComponent(previewId)}`, v.unknown(), { method: 'DELETE' })),
  };
}
