import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';

/** The right of withdrawal, as readers are told of it before they pay and in the letter that confirms it; `{email}` is the publisher's. */
export const WITHDRAWAL_WORDS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'Tens 14 dies des del dia que t’hi subscrius per desistir-ne: escriu a {email}. Et tornem el que has pagat, menys la part que ja has fet servir si vas demanar de començar de seguida.',
  es: 'Tienes 14 días desde el día en que te suscribes para desistir: escribe a {email}. Te devolvemos lo que has pagado, menos la parte que ya has usado si pediste empezar enseguida.',
  en: 'You have 14 days from the day you subscribe to withdraw: write to {email}. We give back what you paid, less the part that you have used if you asked to start at once.',
});
