import { CONSENT_PURPOSES, CONSENT_WORDS_VERSION, type ConsentPurpose } from './purposes';
import type { ConsentSettings } from './settings';

/** Purposes that a site asks for, in their own order: those of its partners, and advertising where vendors of the framework are asked. */
export const purposesOf = ({ partners, tcf }: Pick<ConsentSettings, 'partners' | 'tcf'>): ConsentPurpose[] =>
  CONSENT_PURPOSES.filter(
    (known) => (known === 'ads' && tcf !== undefined) || partners.some(({ purpose }) => purpose === known),
  );

/**
 * Whether readers are asked as they come. Players of others ask in their own place, where they are: a site with no other
 * purpose lays no notice over its pages.
 */
export const asksFirst = (settings: Pick<ConsentSettings, 'partners' | 'tcf'>): boolean =>
  purposesOf(settings).some((purpose) => purpose !== 'embeds');

/** What a decision is about. */
export type ConsentTerms = Pick<ConsentSettings, 'version' | 'orPay'>;

/**
 * What a decision was about: the product's words and the publisher's partners, as `1-4`; where paying was the other way, its
 * price as well, as `1-4-600EUR-month`. With any of them everybody is asked again.
 */
export function consentVersion({ version, orPay }: ConsentTerms): string {
  const asked = `${CONSENT_WORDS_VERSION}-${version}`;
  if (!orPay) return asked;
  const { price, currency, period } = orPay.offer;
  return `${asked}-${price}${currency}-${period}`;
}
