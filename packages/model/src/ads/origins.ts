import * as v from 'valibot';

const MAX_ORIGINS = 30;

/** Origins of others that a site's pages may ask for advertising; none unless said. */
export const adOriginsSchema = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
          'must be an origin such as https://ads.example.org',
        ),
      ),
    ),
    v.maxLength(MAX_ORIGINS),
  ),
  [],
);
