import * as v from 'valibot';

/** Id of a row, or another whole number of at most 15 digits, in a query or a form. */
export const rowId = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
