import * as v from 'valibot';
import { HOURS, WEATHERS } from './palette';
import { SUBJECT_NAMES } from './subjects';

const oneOf = <const T extends readonly (string | number)[]>(what: string, list: T) =>
  v.picklist(list, ({ input }) => `${String(input)} is no ${what}; there are ${list.join(', ')}`);

/** Order of an editor for an illustration. */
export const orderSchema = v.object({
  subject: oneOf('subject', SUBJECT_NAMES),
  /** An integer that identifies the picture. */
  seed: v.pipe(v.number(), v.integer('a seed is a whole number')),
  hour: v.optional(oneOf('hour', HOURS), 'noon'),
  weather: v.optional(oneOf('weather', WEATHERS), 'clear'),
});

export type Order = v.InferInput<typeof orderSchema>;

/** An order that cannot be drawn; names the invalid part. */
export class IllustrationOrderError extends Error {
  override name = 'IllustrationOrderError';
}

/**
 * Reads an order.
 * @throws IllustrationOrderError
 */
export function readOrder(order: unknown): v.InferOutput<typeof orderSchema> {
  const result = v.safeParse(orderSchema, order);
  if (result.success) return result.output;
  throw new IllustrationOrderError(result.issues.map(({ message }) => message).join('; '));
}
