import { CALLS, type ConsentDecision, type SiteVendorList, siteVendorListSchema } from '@portal/model';
import * as v from 'valibot';
import type { Client } from './request';

/** Has a reader's decision recorded, and its cookie set for six months. Rejects with a RequestError. */
export async function sendConsent({ request }: Client, decision: ConsentDecision): Promise<void> {
  await request(CALLS.consent, v.unknown(), { method: 'POST', body: decision });
}

/** Vendors of the framework that the site works with (TCF), in its language. Rejects with a RequestError. */
export const vendorList = ({ request }: Client): Promise<SiteVendorList> =>
  request(CALLS.vendors, siteVendorListSchema);
