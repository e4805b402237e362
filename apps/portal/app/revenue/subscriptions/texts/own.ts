import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Subscripcions',
  none: 'No tens cap subscripció',
  noneHint: 'Si n’has comprat una amb una altra adreça electrònica, inicia la sessió amb aquella.',
  see: 'Mira les subscripcions',
  /** With `{date}`. */
  since: 'Des {del |de l’:date}',
  /** Name of a subscription whose payment provider gives none. */
  unnamed: 'Subscripció',
  /** Renewing subscription: without a known date, and with one (`{date}`). */
  renews: 'Es renova sola fins que la cancel·lis',
  /** The same sentence for a monthly subscription, which has no term. */
  openEnded: 'Sense data de fi: es cobra cada mes fins que la cancel·lis',
  chargedOn: 'Sense data de fi: el cobrament següent és {el |l’:date}, si no la cancel·les abans',
  renewsOn: 'Es renova sola {el |l’:date}, si no la cancel·les abans',
  until: 'Acaba {el |l’:date} i no es renova',
  ended: 'Es va acabar {el |l’:date}',
  /**
   * Active subscription whose last charge failed, and how to fix that, with `{manage}`: the label of the
   * button.
   */
  unpaid: 'No s’ha pogut fer l’últim cobrament.',
  mend: 'Per no perdre-la, revisa la forma de pagament a «{manage}».',
  /** With `{source}`. */
  soldBy: 'Venuda per {source}',
  /**
   * Subscription that is not managed here: with `{source}`, its seller; with `{email}`, the publisher's
   * help address.
   */
  elsewhere: 'Per canviar-la, cancel·lar-la o desistir del contracte, adreça’t a {source}.',
  elsewhereHelp: 'Si no saps com fer-ho, escriu a {email}.',
  /** How to change a subscription: with the button labelled `{manage}`, or at its seller `{source}`. */
  change: {
    here: 'Per canviar-la, per exemple de mensual a anual, prem «{manage}» aquí sota.',
    elsewhere: 'Per canviar-la, parla amb qui te la va vendre: {source}.',
  },
  manage: 'Gestiona o cancel·la',
  /** With `{name}`. */
  manageNamed: 'Gestiona o cancel·la «{name}»',
  /** Labels for a subscription that is already cancelled. */
  manageEnding: 'Gestiona-la',
  manageEndingNamed: 'Gestiona-la: «{name}»',
  /** After a payment: the payment provider's confirmation may take a moment. */
  paid: 'El pagament s’ha fet. Pot trigar uns segons a sortir aquí.',
  reload: 'Actualitza',
  /**
   * After the payment provider's confirmation, for a reader who came from a page of the site; `goOn` leads
   * back to it.
   */
  begun: 'Ja tens la subscripció.',
  goOn: 'Torna on eres',
};

export type OwnSubscriptionTexts = typeof ca;

const es: OwnSubscriptionTexts = {
  title: 'Suscripciones',
  none: 'No tienes ninguna suscripción',
  noneHint: 'Si compraste una con otra dirección de correo, inicia sesión con ella.',
  see: 'Ver las suscripciones',
  unnamed: 'Suscripción',
  since: 'Desde el {date}',
  renews: 'Se renueva sola hasta que la canceles',
  openEnded: 'Sin fecha de fin: se cobra cada mes hasta que la canceles',
  chargedOn: 'Sin fecha de fin: el próximo cobro es el {date}, si no la cancelas antes',
  renewsOn: 'Se renueva sola el {date}, si no la cancelas antes',
  until: 'Termina el {date} y no se renueva',
  ended: 'Terminó el {date}',
  unpaid: 'No se ha podido hacer el último cobro.',
  mend: 'Para no perderla, revisa la forma de pago en «{manage}».',
  soldBy: 'Vendida por {source}',
  elsewhere: 'Para cambiarla, cancelarla o desistir del contrato, dirígete a {source}.',
  elsewhereHelp: 'Si no sabes cómo hacerlo, escribe a {email}.',
  change: {
    here: 'Para cambiarla, por ejemplo de mensual a anual, pulsa «{manage}» aquí abajo.',
    elsewhere: 'Para cambiarla, habla con quien te la vendió: {source}.',
  },
  manage: 'Gestionar o cancelar',
  manageNamed: 'Gestionar o cancelar «{name}»',
  manageEnding: 'Gestionarla',
  manageEndingNamed: 'Gestionarla: «{name}»',
  paid: 'El pago se ha hecho. Puede tardar unos segundos en salir aquí.',
  reload: 'Actualizar',
  begun: 'Ya tienes la suscripción.',
  goOn: 'Volver a donde estabas',
};

const en: OwnSubscriptionTexts = {
  title: 'Subscriptions',
  none: 'You have no subscription',
  noneHint: 'If you bought one with another email address, log in with that address.',
  see: 'See the subscriptions',
  unnamed: 'Subscription',
  since: 'Since {date}',
  renews: 'It renews by itself until you cancel it',
  openEnded: 'No end date: it is charged each month until you cancel it',
  chargedOn: 'No end date: the next charge is on {date}, unless you cancel it before then',
  renewsOn: 'Renews by itself on {date}, unless you cancel it before then',
  until: 'It ends on {date} and does not renew',
  ended: 'It ended on {date}',
  unpaid: 'The last payment did not go through.',
  mend: 'So that you do not lose it, check how you pay at “{manage}”.',
  soldBy: 'Sold by {source}',
  elsewhere: 'To change it, cancel it or withdraw from the contract, contact {source}.',
  elsewhereHelp: 'If you do not know how, write to {email}.',
  change: {
    here: 'To change it, for example from monthly to yearly, press “{manage}” below.',
    elsewhere: 'To change it, talk to whoever sold it to you: {source}.',
  },
  manage: 'Manage or cancel',
  manageNamed: 'Manage or cancel “{name}”',
  manageEnding: 'Manage it',
  manageEndingNamed: 'Manage it: “{name}”',
  paid: 'The payment is made. It may take some seconds to show here.',
  reload: 'Reload',
  begun: 'You have your subscription.',
  goOn: 'Go back to where you were',
};

/** Strings for a reader's subscriptions. */
export const OWN_SUBSCRIPTION_TEXTS: Readonly<Record<Language, OwnSubscriptionTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});
