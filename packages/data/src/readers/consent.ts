import { CALLS } from '@portal/model';
import { type SiteVendorList, siteVendorListSchema } from '@portal/model/readers';
import type { Client } from '../client/request';

/** Vendors of the framework that the site works with (TCF), in its language. Rejects with a RequestError. */
export const vendorList = ({ request }: Client): Promise<SiteVendorList> =>
  request(CALLS.vendors, siteVendorListSchema);
