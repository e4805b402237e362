import * as v from 'valibot';
import { othersOriginSchema } from '../content/others';

const MAX_ORIGINS = 30;

/** Origins of others that a site's pages may ask for advertising; none unless said. */
export const adOriginsSchema = v.optional(v.pipe(v.array(othersOriginSchema), v.maxLength(MAX_ORIGINS)), []);
