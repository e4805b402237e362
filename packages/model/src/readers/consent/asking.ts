import { CONSENT_PURPOSES, CONSENT_WORDS_VERSION, type ConsentPurpose } from './purposes';
import type { ConsentSettings } from './settings';

/**
 * Purposes that a site asks for, in the order of the list: those of its partners, and advertising if the
 * site works with vendors of the framework.
 */
export const purposesOf = ({ partners, tcf }: Pick<ConsentSettings, 'partners' | 'tcf'>): ConsentPurpose[] =>
  CONSENT_PURPOSES.filter(
    (known) => (known === 'ads' && tcf !== undefined) || partners.some(({ purpose }) => purpose === known),
  );

/**
 * Whether readers are asked on arrival. Third-party players ask in their own place, so a site with no other
 * purpose shows no notice over its pages.
 */
export const asksFirst = (settings: Pick<ConsentSettings, 'partners' | 'tcf'>): boolean =>
  purposesOf(settings).some((purpose) => purpose !== 'embeds');

/** Settings that a decision depends on. */
export type ConsentTerms = Pick<ConsentSettings, 'version' | 'orPay'>;

/**
 * Version that a decision was made for: the product's text and the publisher's partners, as `1-4`; if paying
 * was the alternative, its price as well, as `1-4-600EUR-month`. If any of them changes, every reader is
 * asked again.
 */
export function consentVersion({ version, orPay }: ConsentTerms): string {
  const asked = `${CONSENT_WORDS_VERSION}-${version}`;
  if (!orPay) return asked;
  const { price, currency, period } = orPay.offer;
  return `${asked}-${price}${currency}-${period}`;
}
