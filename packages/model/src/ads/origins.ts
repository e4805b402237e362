import * as v from 'valibot';
import { othersOriginSchema } from '../content/hosts';

const MAX_ORIGINS = 30;

/** Third-party origins that a site's pages may call for advertising; none by default. */
export const adOriginsSchema = v.optional(v.pipe(v.array(othersOriginSchema), v.maxLength(MAX_ORIGINS)), []);
