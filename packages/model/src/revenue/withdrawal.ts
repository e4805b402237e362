import type { Language } from '../constants/index';
import { addDays, dayOf, weekday } from '../dates/zone';
import { inEveryLanguage } from '../wording/index';

/** Days to withdraw from a contract, after the day on which it was made (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14;

const SATURDAY = 6;
const SUNDAY = 7;

/**
 * The last day to withdraw from a contract, 'YYYY-MM-DD'; null for an invalid start. The day on which it was
 * made does not count, and a period that would end on a Saturday or Sunday ends on the Monday after
 * (Regulation 1182/71, article 3).
 * @param madeAt time at which it was made
 * @param timeZone of the site
 */
export function lastWithdrawalDay(madeAt: Date | string, timeZone: string): string | null {
  const made = dayOf(madeAt, timeZone);
  if (made === null) return null;
  const last = addDays(made, WITHDRAWAL_DAYS);
  const free = { [SATURDAY]: 2, [SUNDAY]: 1 }[weekday(last)] ?? 0;
  return addDays(last, free);
}

/** Whether a contract can be withdrawn from at a given time. */
export function isWithdrawable(madeAt: Date | string, now: Date, timeZone: string): boolean {
  const [last, today] = [lastWithdrawalDay(madeAt, timeZone), dayOf(now, timeZone)];
  return last !== null && today !== null && today <= last;
}

/**
 * Labels of the withdrawal button and of its confirmation, by language (Directive 2011/83/EU, article 11a).
 */
export const WITHDRAWAL_BUTTONS: Readonly<Record<Language, { begin: string; confirm: string }>> =
  inEveryLanguage({
    ca: { begin: 'Desisteix del contracte aquí', confirm: 'Confirma el desistiment' },
    es: { begin: 'Desistir del contrato aquí', confirm: 'Confirmar desistimiento' },
    en: { begin: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
  });

/**
 * Text about the right of withdrawal, shown before payment and in the confirmation email; `{days}` is the
 * period, `{button}` the button's label, `{email}` the publisher's address.
 */
export const WITHDRAWAL_WORDS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'Tens {days} dies des de l’endemà del dia que t’hi subscrius per desistir-ne, sense dir per què: prem «{button}» a la teva pàgina de subscripcions, o escriu a {email}. Et tornem tot el que has pagat. Si vas demanar de començar de seguida, et tornem el que has pagat menys la part del temps que ja has tingut.',
  es: 'Tienes {days} días desde el día siguiente al que te suscribes para desistir, sin decir por qué: pulsa «{button}» en tu página de suscripciones, o escribe a {email}. Te devolvemos todo lo que has pagado. Si pediste empezar enseguida, te devolvemos lo que has pagado menos la parte del tiempo que ya has tenido.',
  en: 'You have {days} days from the day after you subscribe to withdraw, and need not say why: press “{button}” on the page of your subscriptions, or write to {email}. We give back all that you paid. If you asked to start at once, we give back what you paid less the part of the time that you have had.',
});

/**
 * Label of the checkbox that requests an immediate start, never ticked by default (Directive 2011/83/EU,
 * articles 7.3, 14.3 and 16); `{days}` is the withdrawal period. The text shown is stored with the request.
 */
export const START_WORDS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'Demano que la subscripció comenci avui mateix, dins dels {days} dies per desistir. Si desisteixo, pagaré la part proporcional als dies que l’hauré tinguda; quan el servei s’hagi prestat del tot, ja no podré desistir.',
  es: 'Pido que la suscripción empiece hoy mismo, dentro de los {days} días para desistir. Si desisto, pagaré la parte proporcional a los días que la haya tenido; cuando el servicio se haya prestado por completo, ya no podré desistir.',
  en: 'I ask for the subscription to start today, within the {days} days to withdraw. If I withdraw, I will pay for the days that I have had it, in proportion; once the service has been provided in full, I can no longer withdraw.',
});

/**
 * The model withdrawal form (Directive 2011/83/EU, annex I.B), one line each. `{owner}` is the publisher
 * with its address, `{offer}` the purchase and `{when}` its day; before a purchase these are blank lines to
 * fill in.
 */
export const WITHDRAWAL_FORM: Readonly<
  Record<Language, { title: string; intro: string; lines: readonly string[]; blank: string }>
> = inEveryLanguage({
  ca: {
    title: 'Model de formulari de desistiment',
    intro: 'No cal que el facis servir. Si vols desistir per escrit, omple’l i envia’l:',
    lines: [
      'A l’atenció de {owner}:',
      'Per la present us comunico que desisteixo del meu contracte de prestació del servei següent: {offer}.',
      'Contractat el: {when}',
      'Nom del consumidor: {blank}',
      'Adreça del consumidor: {blank}',
      'Signatura del consumidor (només si aquest formulari es presenta en paper): {blank}',
      'Data: {blank}',
    ],
    blank: '________',
  },
  es: {
    title: 'Modelo de formulario de desistimiento',
    intro: 'No hace falta que lo uses. Si quieres desistir por escrito, rellénalo y envíalo:',
    lines: [
      'A la atención de {owner}:',
      'Por la presente le comunico que desisto de mi contrato de prestación del siguiente servicio: {offer}.',
      'Contratado el: {when}',
      'Nombre del consumidor: {blank}',
      'Domicilio del consumidor: {blank}',
      'Firma del consumidor (solo si el presente formulario se presenta en papel): {blank}',
      'Fecha: {blank}',
    ],
    blank: '________',
  },
  en: {
    title: 'Model withdrawal form',
    intro: 'You need not use it. To withdraw in writing, fill it in and send it:',
    lines: [
      'To {owner}:',
      'I hereby give notice that I withdraw from my contract for the provision of the following service: {offer}.',
      'Ordered on: {when}',
      'Name of consumer: {blank}',
      'Address of consumer: {blank}',
      'Signature of consumer (only if this form is notified on paper): {blank}',
      'Date: {blank}',
    ],
    blank: '________',
  },
});
