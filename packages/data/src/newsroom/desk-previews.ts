import { DESK_CALLS, type PreviewForm } from '@portal/model/newsroom';
import * as v from 'valibot';
import type { Client } from '../client/request';

/** The desk’s calls about preview links to unpublished contents. Each rejects with a RequestError. */
export type PreviewDesk = {
  /**
   * Creates a link to a content by its id. 409 if the content is published or withdrawn, or already has the
   * most links it may have.
   */
  makePreview: (id: string, form: PreviewForm) => Promise<void>;
  /** Ends a link at once. */
  endPreview: (id: string, previewId: string) => Promise<void>;
};

/** Calls of the desk about preview links, over a client, one method each. */
export function previewDesk({ request }: Client): PreviewDesk {
  const path = (id: string) => `${DESK_CALLS.contents}/${encodeURIComponent(id)}/previews`;
  return {
    makePreview: async (id, body) => void (await request(path(id), v.unknown(), { method: 'POST', body })),
    endPreview: async (id, previewId) =>
      void (await request(`${path(id)}/${encodeURIComponent(previewId)}`, v.unknown(), { method: 'DELETE' })),
  };
}
