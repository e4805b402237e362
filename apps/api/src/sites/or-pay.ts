import * as v from 'valibot';

const offering = v.looseObject({
  id: v.string(),
  stripePrice: v.optional(v.string()),
  isRetired: v.optional(v.unknown()),
});
/** The part of a file that names the paid alternative: the file's schema reads everything else. */
const askingSchema = v.looseObject({
  consent: v.looseObject({ orPay: v.looseObject({ offer: v.string() }) }),
  paywall: v.optional(v.looseObject({ offers: v.optional(v.array(offering), []) })),
});

/** The offer in `consent.orPay` is unknown, or cannot be bought. */
export class OrPayError extends Error {
  override name = 'OrPayError';
}

/**
 * A site's file in which the offer id of `consent.orPay` is replaced by the offer itself: name, price and
 * period are written once, among the offers.
 * @throws OrPayError
 */
export function withOffer(source: unknown): unknown {
  const read = v.safeParse(askingSchema, source);
  if (!read.success) return source;
  const { consent, paywall, ...rest } = read.output;
  const { offer: id, ...orPay } = consent.orPay;
  const offers = paywall?.offers ?? [];
  const offer = offers.find((known) => known.id === id);
  if (!offer) {
    const known = offers.map((one) => one.id).join(', ');
    throw new OrPayError(
      `“${id}” is none of paywall.offers${known ? ` (${known}): name one of them` : ', which has none: describe there what the site sells'}`,
    );
  }
  if (offer.isRetired === true)
    throw new OrPayError(
      `“${id}” is sold no more (isRetired): name an offer that is, and the readers who have “${id}” keep what they have`,
    );
  if (!offer.stripePrice)
    throw new OrPayError(
      `nobody can pay for “${id}” here: give it a stripePrice among paywall.offers, or name an offer that has one`,
    );
  return { ...rest, consent: { ...consent, orPay: { ...orPay, offer } }, ...(paywall ? { paywall } : {}) };
}
