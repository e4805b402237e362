import { inEveryLanguage, type Language } from '@portal/model';
import type { OfferPeriod } from '@portal/model/revenue';
import type { EmailWords } from '../../../sites/emails';

export const CONTRACT_EMAIL_KINDS = [
  'purchase',
  'changed',
  'renewal',
  'raise',
  'ending',
  'ended',
  'resuming',
  'unpaid',
] as const;
export type ContractEmailKind = (typeof CONTRACT_EMAIL_KINDS)[number];

/** Strings for contract emails. Readers keep them as the record of their contract. */
export const CONTRACT_EMAILS: Readonly<Record<Language, Record<ContractEmailKind, EmailWords>>> =
  inEveryLanguage({
    ca: {
      purchase: {
        subject: 'Confirmem la teva subscripció {de |d’:site}',
        text: 'Aquest correu confirma la teva subscripció {de |d’:site}: «{offer}», des {del |de l’:when}. Guarda’l: confirma el teu contracte.\n\n{term}\n\n{price}\n\n{seller}\n\n{start}\n\n{withdrawal}\n\n{profile}\n\n{link}\n\n{form}',
        button: 'Mira la subscripció',
      },
      changed: {
        subject: 'La teva subscripció {de |d’:site} ha canviat',
        text: 'Aquest correu confirma que la teva subscripció {de |d’:site} ha canviat: des d’ara és «{offer}». Guarda’l: confirma el teu contracte.\n\n{term}\n\n{price}\n\n{seller}\n\n{withdrawal}\n\n{profile}\n\n{link}\n\n{form}',
        button: 'Mira la subscripció',
      },
      renewal: {
        subject: 'La teva subscripció {de |d’:site} es renova {el |l’:when}',
        text: 'La subscripció «{offer}» es renova sola {el |l’:when}: es cobrarà {again}. Si vols que continuï, no has de fer res.\n\n{price}\n\nSi no la vols renovar, cancel·la-la abans d’aquell dia.\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Mira la subscripció',
      },
      raise: {
        subject: 'La teva subscripció {de |d’:site} s’apuja {el |l’:when}',
        text: 'La subscripció «{offer}» canvia de preu. Ara pagues {old}, impostos inclosos. A partir del cobrament {del |de l’:when}, pagaràs {price}, impostos inclosos.\n\nSi no et va bé, la pots cancel·lar abans d’aquell dia sense cap cost, i la conserves fins al final del període que ja has pagat. Si vols que continuï, no has de fer res.\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Mira la subscripció',
      },
      ending: {
        subject: 'La teva subscripció {de |d’:site} no es renovarà',
        text: 'Aquest correu confirma que la teva subscripció «{offer}» no es renova. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Mira la subscripció',
      },
      ended: {
        subject: 'La teva subscripció {de |d’:site} s’ha acabat',
        text: 'Aquest correu confirma que la teva subscripció «{offer}» s’ha acabat. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Mira la subscripció',
      },
      resuming: {
        subject: 'La teva subscripció {de |d’:site} continua',
        text: 'Aquest correu confirma que la teva subscripció «{offer}» continua: ja no està previst que s’acabi. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Mira la subscripció',
      },
      unpaid: {
        subject: 'No s’ha pogut cobrar la teva subscripció {de |d’:site}',
        text: 'No s’ha pogut fer l’últim cobrament de la teva subscripció «{offer}». De moment ho pots continuar llegint tot, i d’aquí a uns dies es tornarà a provar. Si no es pot cobrar, la subscripció s’acabarà.\n\nMira si la targeta és vigent i té saldo. Al teu perfil pots canviar com la pagues:\n\n{link}\n\n{price}\n\n{seller}',
        button: 'Canvia la forma de pagament',
      },
    },
    es: {
      purchase: {
        subject: 'Confirmamos tu suscripción a {site}',
        text: 'Este correo confirma tu suscripción a {site}: «{offer}», desde el {when}. Guárdalo: confirma tu contrato.\n\n{term}\n\n{price}\n\n{seller}\n\n{start}\n\n{withdrawal}\n\n{profile}\n\n{link}\n\n{form}',
        button: 'Ver la suscripción',
      },
      changed: {
        subject: 'Tu suscripción a {site} ha cambiado',
        text: 'Este correo confirma que tu suscripción a {site} ha cambiado: desde ahora es «{offer}». Guárdalo: confirma tu contrato.\n\n{term}\n\n{price}\n\n{seller}\n\n{withdrawal}\n\n{profile}\n\n{link}\n\n{form}',
        button: 'Ver la suscripción',
      },
      renewal: {
        subject: 'Tu suscripción a {site} se renueva el {when}',
        text: 'La suscripción «{offer}» se renueva sola el {when}: se cobrará {again}. Si quieres que continúe, no tienes que hacer nada.\n\n{price}\n\nSi no quieres renovarla, cancélala antes de ese día.\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Ver la suscripción',
      },
      raise: {
        subject: 'Tu suscripción a {site} sube de precio el {when}',
        text: 'La suscripción «{offer}» cambia de precio. Ahora pagas {old}, impuestos incluidos. A partir del cobro del {when}, pagarás {price}, impuestos incluidos.\n\nSi no te conviene, puedes cancelarla antes de ese día sin ningún coste, y la conservas hasta el final del periodo que ya has pagado. Si quieres que continúe, no tienes que hacer nada.\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Ver la suscripción',
      },
      ending: {
        subject: 'Tu suscripción a {site} no se renovará',
        text: 'Este correo confirma que tu suscripción «{offer}» no se renueva. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Ver la suscripción',
      },
      ended: {
        subject: 'Tu suscripción a {site} ha terminado',
        text: 'Este correo confirma que tu suscripción «{offer}» ha terminado. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Ver la suscripción',
      },
      resuming: {
        subject: 'Tu suscripción a {site} continúa',
        text: 'Este correo confirma que tu suscripción «{offer}» continúa: ya no está previsto que termine. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'Ver la suscripción',
      },
      unpaid: {
        subject: 'No se ha podido cobrar tu suscripción a {site}',
        text: 'No se ha podido hacer el último cobro de tu suscripción «{offer}». De momento puedes seguir leyéndolo todo, y dentro de unos días se volverá a intentar. Si no se puede cobrar, la suscripción terminará.\n\nMira si la tarjeta está vigente y tiene saldo. En tu perfil puedes cambiar cómo la pagas:\n\n{link}\n\n{price}\n\n{seller}',
        button: 'Cambiar la forma de pago',
      },
    },
    en: {
      purchase: {
        subject: 'Your {site} subscription is confirmed',
        text: 'This email confirms your {site} subscription: “{offer}”, from {when}. Keep it: it confirms your contract.\n\n{term}\n\n{price}\n\n{seller}\n\n{start}\n\n{withdrawal}\n\n{profile}\n\n{link}\n\n{form}',
        button: 'See your subscription',
      },
      changed: {
        subject: 'Your {site} subscription has changed',
        text: 'This email confirms that your {site} subscription has changed: from now on it is “{offer}”. Keep it: it confirms your contract.\n\n{term}\n\n{price}\n\n{seller}\n\n{withdrawal}\n\n{profile}\n\n{link}\n\n{form}',
        button: 'See your subscription',
      },
      renewal: {
        subject: 'Your {site} subscription renews on {when}',
        text: 'Your subscription “{offer}” renews by itself on {when}: you will be charged for {again}. If you want it to go on, there is nothing you need to do.\n\n{price}\n\nIf you do not want to renew it, cancel it before that day.\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'See your subscription',
      },
      raise: {
        subject: 'The price of your {site} subscription rises on {when}',
        text: 'The price of your subscription “{offer}” changes. You now pay {old}, taxes included. From the charge of {when} on you will pay {price}, taxes included.\n\nIf that does not suit you, you can cancel it before that day at no cost, and keep it to the end of the period that you have paid for. If you want it to go on, there is nothing you need to do.\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'See your subscription',
      },
      ending: {
        subject: 'Your {site} subscription will not renew',
        text: 'This email confirms that your subscription “{offer}” does not renew. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'See your subscription',
      },
      ended: {
        subject: 'Your {site} subscription has ended',
        text: 'This email confirms that your subscription “{offer}” has ended. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'See your subscription',
      },
      resuming: {
        subject: 'Your {site} subscription goes on',
        text: 'This email confirms that your subscription “{offer}” goes on: it is no longer set to end. {term}\n\n{seller}\n\n{profile}\n\n{link}',
        button: 'See your subscription',
      },
      unpaid: {
        subject: 'Your {site} subscription could not be charged',
        text: 'The last payment for your subscription “{offer}” did not go through. You can still read everything for now, and we will try again in a few days. If that payment fails too, the subscription will end.\n\nCheck that your card is valid and that there is enough money in the account. You can change how you pay in your profile:\n\n{link}\n\n{price}\n\n{seller}',
        button: 'Change how you pay',
      },
    },
  });

/** Phrases that contract emails are filled with. */
export type ContractWords = {
  /** Stands in for a contract without a name. */
  unnamed: string;
  /**
   * Says where the subscription is found in the profile: `managed` if it can be cancelled there, `shown` if not,
   * `leaving` if the account is being deleted.
   */
  profile: Readonly<Record<'managed' | 'shown' | 'leaving', string>>;
  /** For contracts charged by the month, which have no term. `chargedOn` adds the next charge, if known. */
  openEnded: string;
  chargedOn: string;
  /** Names the next period that a renewal charges. */
  again: Readonly<Record<'year' | 'term', string>>;
  renews: string;
  renewsOn: string;
  until: string;
  readUntil: string;
  readAlready: string;
  /** For a contract sold here that ends. */
  noCharge: string;
  /** Same, while a failed charge may still be retried. */
  openCharge: string;
  /** Price per period, inside a sentence. */
  each: Readonly<Record<OfferPeriod, string>>;
  price: Readonly<Record<OfferPeriod, string>>;
  /** Repeats what the reader ticked at checkout, with `{words}`; or says that they did not tick it. */
  startAsked: string;
  startNotAsked: string;
  /**
   * How to withdraw, with `{last}`, the last day, `{button}` and `{email}`; then whether the refund is full
   * or partial.
   */
  withdrawal: string;
  givenBack: Readonly<Record<'all' | 'part', string>>;
  publisher: string;
  /** Sold here, by a site that does not name its publisher. */
  here: string;
  soldBy: string;
  /** How to change or cancel a contract of a third-party seller. */
  elsewhere: string;
  /** Publisher of the site, for contracts of third-party sellers. */
  owner: string;
  withdrawalElsewhere: string;
};

export const CONTRACT_WORDS: Readonly<Record<Language, ContractWords>> = inEveryLanguage({
  ca: {
    unnamed: 'Subscripció',
    profile: {
      managed: 'Al teu perfil la pots veure, i s’hi explica com cancel·lar-la:',
      shown: 'La trobaràs al teu perfil:',
      leaving: 'Has esborrat el compte. Si en tornes a crear un amb aquesta adreça, la hi trobaràs:',
    },
    openEnded: 'Sense data de fi: es cobra cada mes fins que la cancel·lis.',
    chargedOn: 'El cobrament següent és {el |l’:date}.',
    again: { year: 'un any més', term: 'un altre període' },
    renews: 'Es renova sola fins que la cancel·lis.',
    renewsOn: 'Es renova sola {el |l’:date}, si no la cancel·les abans.',
    until: 'Acaba {el |l’:date} i no es renova.',
    readUntil: 'Fins {al |a l’:date} pots continuar llegint-ho tot.',
    readAlready: 'Es va acabar {el |l’:date}.',
    noCharge: 'No se’t cobrarà res més.',
    openCharge:
      'L’últim cobrament no s’ha pogut fer i encara es pot tornar a provar. A part d’aquest, no se’t cobrarà res més.',
    each: { month: '{price} al mes', year: '{price} l’any' },
    price: {
      month: 'Preu: {price} al mes, impostos inclosos.',
      year: 'Preu: {price} l’any, impostos inclosos.',
    },
    startAsked: 'En subscriure-t’hi vas marcar això: «{words}»',
    startNotAsked: 'En subscriure-t’hi no vas demanar que comencés dins del termini per desistir.',
    withdrawal:
      'Dret de desistiment: fins {al |a l’:last} inclòs pots desistir del contracte sense dir per què. Prem «{button}» a la teva pàgina de subscripcions, o escriu a {email}.',
    givenBack: {
      all: 'Et tornarem tot el que has pagat.',
      part: 'Et tornarem el que has pagat, menys la part proporcional als dies sencers que l’hagis tinguda.',
    },
    publisher: 'La ven {name} ({taxId}), {address}, {email}.',
    here: 'La ven {site}.',
    soldBy: 'Venuda per {source}.',
    elsewhere: 'Per canviar-la o cancel·lar-la, parla amb qui te la va vendre.',
    owner: '{site} és {de |d’:name} ({taxId}), {address}, {email}.',
    withdrawalElsewhere:
      'Si l’has comprat a distància, tens 14 dies des del dia que t’hi subscrius per desistir-ne: digues-ho a qui te la va vendre.',
  },
  es: {
    unnamed: 'Suscripción',
    profile: {
      managed: 'En tu perfil puedes verla, y se explica cómo cancelarla:',
      shown: 'La encontrarás en tu perfil:',
      leaving: 'Has borrado tu cuenta. Si vuelves a crear una con esta dirección, la encontrarás en ella:',
    },
    openEnded: 'Sin fecha de fin: se cobra cada mes hasta que la canceles.',
    chargedOn: 'El próximo cobro es el {date}.',
    again: { year: 'un año más', term: 'otro periodo' },
    renews: 'Se renueva sola hasta que la canceles.',
    renewsOn: 'Se renueva sola el {date}, si no la cancelas antes.',
    until: 'Termina el {date} y no se renueva.',
    readUntil: 'Hasta el {date} puedes seguir leyéndolo todo.',
    readAlready: 'Terminó el {date}.',
    noCharge: 'No se te cobrará nada más.',
    openCharge:
      'El último cobro no se ha podido hacer y aún puede volver a intentarse. Aparte de ese, no se te cobrará nada más.',
    each: { month: '{price} al mes', year: '{price} al año' },
    price: {
      month: 'Precio: {price} al mes, impuestos incluidos.',
      year: 'Precio: {price} al año, impuestos incluidos.',
    },
    startAsked: 'Al suscribirte marcaste esto: «{words}»',
    startNotAsked: 'Al suscribirte no pediste que empezara dentro del plazo para desistir.',
    withdrawal:
      'Derecho de desistimiento: hasta el {last} incluido puedes desistir del contrato sin decir por qué. Pulsa «{button}» en tu página de suscripciones, o escribe a {email}.',
    givenBack: {
      all: 'Te devolveremos todo lo que has pagado.',
      part: 'Te devolveremos lo que has pagado, menos la parte proporcional a los días enteros que la hayas tenido.',
    },
    publisher: 'La vende {name} ({taxId}), {address}, {email}.',
    here: 'La vende {site}.',
    soldBy: 'Vendida por {source}.',
    elsewhere: 'Para cambiarla o cancelarla, habla con quien te la vendió.',
    owner: '{site} es de {name} ({taxId}), {address}, {email}.',
    withdrawalElsewhere:
      'Si la has comprado a distancia, tienes 14 días desde el día en que te suscribes para desistir: díselo a quien te la vendió.',
  },
  en: {
    unnamed: 'Subscription',
    profile: {
      managed: 'You can see it, and how to cancel it, in your profile:',
      shown: 'You will find it in your profile:',
      leaving:
        'You have deleted your account. If you make one again with this address, you will find it there:',
    },
    openEnded: 'No end date: it is charged each month until you cancel it.',
    chargedOn: 'The next charge is on {date}.',
    again: { year: 'another year', term: 'another term' },
    renews: 'It renews by itself until you cancel it.',
    renewsOn: 'It renews by itself on {date}, unless you cancel it before.',
    until: 'It ends on {date} and does not renew.',
    readUntil: 'You can go on reading everything until {date}.',
    readAlready: 'It ended on {date}.',
    noCharge: 'You will not be charged again.',
    openCharge:
      'The last charge did not go through and may still be tried again. Apart from that one, you will not be charged again.',
    each: { month: '{price} a month', year: '{price} a year' },
    price: {
      month: 'Price: {price} a month, taxes included.',
      year: 'Price: {price} a year, taxes included.',
    },
    startAsked: 'When you subscribed you ticked this: “{words}”',
    startNotAsked: 'When you subscribed you did not ask for it to start within the period of withdrawal.',
    withdrawal:
      'Right of withdrawal: until {last}, that day included, you can withdraw from the contract and need not say why. Press “{button}” on the page of your subscriptions, or write to {email}.',
    givenBack: {
      all: 'We will give back all that you paid.',
      part: 'We will give back what you paid, less the part of it for the whole days that you have had it.',
    },
    publisher: 'Sold by {name} ({taxId}), {address}, {email}.',
    here: 'Sold by {site}.',
    soldBy: 'Sold by {source}.',
    elsewhere: 'To change or cancel it, talk to whoever sold it to you.',
    owner: '{site} is published by {name} ({taxId}), {address}, {email}.',
    withdrawalElsewhere:
      'If you bought it at a distance, you have 14 days from the day you subscribe to withdraw: tell whoever sold it to you.',
  },
});
