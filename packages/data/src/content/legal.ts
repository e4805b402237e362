import { CALLS } from '@portal/model';
import { type LegalAnswer, type LegalPage, legalAnswerSchema } from '@portal/model/legal';
import type { Client } from '../client/request';

/**
 * A legal page as a site's readers see it. Rejects with a RequestError: 404 for a page that the site does
 * not have, or a version that never existed.
 * @param version number of an earlier version; the current one by default
 */
export const legalPage = ({ request }: Client, page: LegalPage, version?: number): Promise<LegalAnswer> =>
  request(`${CALLS.legal}${page}${version === undefined ? '' : `/${version}`}`, legalAnswerSchema);
