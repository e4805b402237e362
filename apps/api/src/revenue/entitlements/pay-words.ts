import { DATE_LOCALES, fill, inEveryLanguage, type Language } from '@portal/model';
import { formatPrice, type OfferPeriod } from '@portal/model/revenue';
import type { SoldOffer } from '../../sites';

/**
 * Text beside the last button of the seller's page, whose label cannot be chosen: it says that pressing it
 * obliges to pay (Directive 2011/83/EU, article 8.2).
 */
const PAY_WORDS: Readonly<Record<Language, Record<OfferPeriod, string>>> = inEveryLanguage({
  ca: {
    month:
      'Amb aquest botó t’hi subscrius amb obligació de pagament: {price} al mes, impostos inclosos, sense data de fi, fins que la cancel·lis.',
    year: 'Amb aquest botó t’hi subscrius amb obligació de pagament: {price} l’any, impostos inclosos. Es renova cada any, fins que la cancel·lis.',
  },
  es: {
    month:
      'Con este botón te suscribes con obligación de pago: {price} al mes, impuestos incluidos, sin fecha de fin, hasta que la canceles.',
    year: 'Con este botón te suscribes con obligación de pago: {price} al año, impuestos incluidos. Se renueva cada año, hasta que la canceles.',
  },
  en: {
    month:
      'By pressing this button you subscribe with an obligation to pay: {price} a month, taxes included, with no end date, until you cancel it.',
    year: 'By pressing this button you subscribe with an obligation to pay: {price} a year, taxes included. It renews each year until you cancel it.',
  },
});

export const payWords = (language: Language, { price, currency, period }: SoldOffer): string =>
  fill(PAY_WORDS[language][period], { price: formatPrice({ price, currency }, DATE_LOCALES[language].tag) });
