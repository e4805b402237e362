import * as v from 'valibot';

/** An id as text; back ends with numeric ids send numbers. */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
