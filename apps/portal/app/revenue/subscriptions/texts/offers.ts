import { inEveryLanguage, type Language } from '@portal/model';
import { WITHDRAWAL_WORDS } from '@portal/model/revenue';

const ca = {
  title: 'Subscripcions',
  /** With `{site}`. */
  intro:
    'La subscripció paga el temps que hi ha al darrere de cada article, i obre tot el que publica {site}.',
  /** Billing period of a price. */
  per: { month: 'al mes', year: 'l’any' },
  /** With `{price}`: saving of a yearly price against twelve monthly ones. */
  saving: 'Estalvies {price} l’any',
  /** With `{price}` and `{per}`: price of the only offer, or of the cheapest of several. */
  least: { only: '{price} {per}', from: 'Des de {price} {per}' },
  /** Yearly, with `{days}`: how long before a charge the reader is notified. */
  renewal: {
    month: 'Impostos inclosos. Sense data de fi: es cobra cada mes fins que la cancel·lis.',
    year: 'Impostos inclosos. Es renova cada any, fins que la cancel·lis. T’avisem per correu {days} dies abans.',
  },
  subscribe: 'Subscriu-t’hi amb obligació de pagament',
  /** Accessible name of the button, with `{name}` of the offer. */
  subscribeNamed: 'Subscriu-t’hi amb obligació de pagament: «{name}»',
  /** With `{name}`, `{price}` and `{per}`: on the login page, for a reader who pressed that button. */
  toPay: 'Has triat «{name}», {price} {per}. Per subscriure-t’hi, inicia la sessió o crea un compte.',
  /** In place of the button, for subscribers; `manage` leads to their subscriptions. */
  yours: 'Ja la tens.',
  /** On an offer, for readers with another subscription: it is changed, and no second one is bought. */
  other: 'Ja tens una subscripció. La pots canviar per aquesta des d’on la gestiones.',
  manage: 'Gestiona-la al teu perfil',
  /**
   * With `{host}` of the third-party seller; and with `{name}` of the offer, the accessible name of that
   * link.
   */
  elsewhere: 'Subscriu-t’hi a {host}',
  elsewhereNamed: 'Subscriu-t’hi a {host}: «{name}»',
  notSold: 'Ara mateix no es pot comprar aquí.',
  /** Shown once if none of the offers is on sale; `write` with `{email}` of the publisher. */
  noneSold: {
    text: 'Ara mateix no es poden comprar en línia. Si vols subscriure-t’hi, escriu-nos.',
    write: 'Escriu a {email}',
  },
  /** How payments for offers of this site work. */
  payment: {
    heading: 'Com es paga',
    text: 'El pagament es fa a la pàgina segura de Stripe. Nosaltres no veiem mai les dades de la targeta.',
  },
  /** How to cancel a subscription bought here. */
  ending: {
    heading: 'Com s’acaba',
    text: 'La pots cancel·lar quan vulguis al teu perfil, sense dir per què. Es conserva fins al final del període que ja has pagat, i no se’n cobra cap més.',
  },
  /** Offers of third-party sellers: `heading` with `{hosts}`. */
  soldElsewhere: {
    heading: 'El que es compra a {hosts}',
    text: 'El preu, el pagament, la cancel·lació i el dret de desistiment són els que hi indica el venedor: la compra no passa per nosaltres.',
  },
  /** Right of withdrawal from purchases made here, with `{email}`. */
  withdrawal: { heading: 'Dret de desistiment', text: WITHDRAWAL_WORDS.ca },
  /** With `{email}`. */
  complaints: {
    heading: 'Reclamacions',
    text: 'Escriu a {email}. Si no arribem a un acord, pots anar a l’oficina de consum del teu municipi.',
  },
  seller: 'Qui la ven',
  /** Free stories and functions, for readers without a subscription. `stories` with `{count}` of each month. */
  free: {
    heading: 'El que tens sense subscriure-t’hi',
    open: { name: 'Els articles oberts', text: 'Tots els que no porten cadenat.' },
    stories: {
      one: '{count} article reservat cada mes',
      other: '{count} articles reservats cada mes',
    },
    again: 'Es tornen a comptar el dia 1.',
    newsletters: 'Els butlletins',
    account: 'Un compte per desar articles, seguir autors i comentar',
  },
  /** Steps after the payment button. */
  after: {
    heading: 'Què passa quan prems el botó',
    login: {
      name: '1. Inicies la sessió o crees un compte',
      text: 'Si ja l’has iniciada, aquest pas te l’estalvies.',
    },
    pay: {
      name: '2. Pagues a Stripe',
      text: 'Hi tornes a veure el preu i la renovació abans de confirmar-ho.',
    },
    back: {
      name: '3. Tornes aquí',
      text: 'Ho pots llegir tot de seguida, i t’enviem el contracte per correu.',
    },
  },
  /** Page of a site that sells nothing: the alternatives. */
  none: {
    /** With `{site}`. */
    title: '{site} no ven subscripcions',
    /** All texts of the site are free. */
    free: 'Per llegir-nos no cal pagar. Això és el que tens sense subscriure’t a res:',
    /** Some texts of the site require payment. */
    unpaid: 'Això és el que tens sense pagar:',
    front: {
      heading: 'Les notícies del dia',
      text: 'Tot el que passa, ordenat per la redacció.',
      link: 'Ves a la portada',
    },
    /** Its text with `{names}`, of the site's newsletters. */
    newsletters: {
      heading: 'Butlletins',
      text: 'Tria què vols rebre al correu: {names}.',
      link: 'Tria els butlletins',
    },
    account: {
      heading: 'Un compte',
      text: 'Desa articles, segueix autors i participa en els comentaris. No costa res.',
      link: 'Crea un compte',
    },
  },
};

export type OfferTexts = typeof ca;

const es: OfferTexts = {
  title: 'Suscripciones',
  intro: 'La suscripción paga el tiempo que hay detrás de cada artículo, y abre todo lo que publica {site}.',
  per: { month: 'al mes', year: 'al año' },
  saving: 'Ahorras {price} al año',
  least: { only: '{price} {per}', from: 'Desde {price} {per}' },
  renewal: {
    month: 'Impuestos incluidos. Sin fecha de fin: se cobra cada mes hasta que la canceles.',
    year: 'Impuestos incluidos. Se renueva cada año, hasta que la canceles. Te avisamos por correo {days} días antes.',
  },
  subscribe: 'Suscribirse con obligación de pago',
  subscribeNamed: 'Suscribirse con obligación de pago: «{name}»',
  toPay: 'Has elegido «{name}», {price} {per}. Para suscribirte, inicia sesión o crea una cuenta.',
  yours: 'Ya la tienes.',
  other: 'Ya tienes una suscripción. Puedes cambiarla por esta desde donde la gestionas.',
  manage: 'Gestionarla en tu perfil',
  elsewhere: 'Suscribirse en {host}',
  elsewhereNamed: 'Suscribirse en {host}: «{name}»',
  notSold: 'Ahora mismo no se puede comprar aquí.',
  noneSold: {
    text: 'Ahora mismo no se pueden comprar en línea. Si quieres suscribirte, escríbenos.',
    write: 'Escribir a {email}',
  },
  payment: {
    heading: 'Cómo se paga',
    text: 'El pago se hace en la página segura de Stripe. Nosotros no vemos nunca los datos de la tarjeta.',
  },
  ending: {
    heading: 'Cómo se termina',
    text: 'Puedes cancelarla cuando quieras en tu perfil, sin decir por qué. Se conserva hasta el final del periodo que ya has pagado, y no se cobra ninguno más.',
  },
  soldElsewhere: {
    heading: 'Lo que se compra en {hosts}',
    text: 'El precio, el pago, la cancelación y el derecho de desistimiento son los que indica allí el vendedor: la compra no pasa por nosotros.',
  },
  withdrawal: { heading: 'Derecho de desistimiento', text: WITHDRAWAL_WORDS.es },
  complaints: {
    heading: 'Reclamaciones',
    text: 'Escribe a {email}. Si no llegamos a un acuerdo, puedes acudir a la oficina de consumo de tu municipio.',
  },
  seller: 'Quién la vende',
  free: {
    heading: 'Lo que tienes sin suscribirte',
    open: { name: 'Los artículos abiertos', text: 'Todos los que no llevan candado.' },
    stories: {
      one: '{count} artículo reservado cada mes',
      other: '{count} artículos reservados cada mes',
    },
    again: 'Se vuelven a contar el día 1.',
    newsletters: 'Los boletines',
    account: 'Una cuenta para guardar artículos, seguir a autores y comentar',
  },
  after: {
    heading: 'Qué pasa al pulsar el botón',
    login: {
      name: '1. Inicias sesión o creas una cuenta',
      text: 'Si ya la has iniciado, este paso te lo ahorras.',
    },
    pay: {
      name: '2. Pagas en Stripe',
      text: 'Vuelves a ver el precio y la renovación antes de confirmarlo.',
    },
    back: {
      name: '3. Vuelves aquí',
      text: 'Puedes leerlo todo enseguida, y te enviamos el contrato por correo.',
    },
  },
  none: {
    title: '{site} no vende suscripciones',
    free: 'Para leernos no hace falta pagar. Esto es lo que tienes sin suscribirte a nada:',
    unpaid: 'Esto es lo que tienes sin pagar:',
    front: {
      heading: 'Las noticias del día',
      text: 'Todo lo que pasa, ordenado por la redacción.',
      link: 'Ir a la portada',
    },
    newsletters: {
      heading: 'Boletines',
      text: 'Elige qué quieres recibir en el correo: {names}.',
      link: 'Elegir los boletines',
    },
    account: {
      heading: 'Una cuenta',
      text: 'Guarda artículos, sigue a autores y participa en los comentarios. No cuesta nada.',
      link: 'Crear una cuenta',
    },
  },
};

const en: OfferTexts = {
  title: 'Subscriptions',
  intro:
    'A subscription pays for the time behind each story, and gives you access to everything that {site} publishes.',
  per: { month: 'a month', year: 'a year' },
  saving: 'You save {price} a year',
  least: { only: '{price} {per}', from: 'From {price} {per}' },
  renewal: {
    month: 'Taxes included. No end date: it is charged each month until you cancel it.',
    year: 'Taxes included. It renews each year until you cancel it. We tell you by email {days} days before.',
  },
  subscribe: 'Subscribe with obligation to pay',
  subscribeNamed: 'Subscribe with obligation to pay: “{name}”',
  toPay: 'You chose “{name}”, {price} {per}. To subscribe, log in or create an account.',
  yours: 'You already have this one.',
  other: 'You already have a subscription. You can change it to this one where you manage it.',
  manage: 'Manage it in your profile',
  elsewhere: 'Subscribe at {host}',
  elsewhereNamed: 'Subscribe at {host}: “{name}”',
  notSold: 'It cannot be bought here at the moment.',
  noneSold: {
    text: 'Subscriptions cannot be bought online at the moment. If you would like to subscribe, write to us.',
    write: 'Write to {email}',
  },
  payment: {
    heading: 'How you pay',
    text: 'You pay on Stripe’s secure page. We never see the details of your card.',
  },
  ending: {
    heading: 'How it ends',
    text: 'You can cancel it whenever you like in your profile, and need not say why. You keep it to the end of the period that you have paid for, and are not charged for another.',
  },
  soldElsewhere: {
    heading: 'Subscriptions bought at {hosts}',
    text: 'The price, the payment, the cancellation and the right of withdrawal are as the seller says there: we take no part in the purchase.',
  },
  withdrawal: { heading: 'Right of withdrawal', text: WITHDRAWAL_WORDS.en },
  complaints: {
    heading: 'Complaints',
    text: 'Write to {email}. If we cannot agree, you can go to your local consumer office.',
  },
  seller: 'Who sells it',
  free: {
    heading: 'What you have without subscribing',
    open: { name: 'Open stories', text: 'All that have no padlock.' },
    stories: {
      one: '{count} reserved story each month',
      other: '{count} reserved stories each month',
    },
    again: 'They are counted again from the 1st.',
    newsletters: 'The newsletters',
    account: 'An account to save stories, follow authors and comment',
  },
  after: {
    heading: 'What happens when you press it',
    login: { name: '1. You log in or create an account', text: 'If you are logged in, you skip this step.' },
    pay: {
      name: '2. You pay at Stripe',
      text: 'You see the price and the renewal again before you confirm.',
    },
    back: {
      name: '3. You come back here',
      text: 'You can read everything at once, and we send you the contract by email.',
    },
  },
  none: {
    title: '{site} sells no subscriptions',
    free: 'Reading us costs nothing. This is what you have without subscribing to anything:',
    unpaid: 'This is what you have without paying:',
    front: {
      heading: 'The news of the day',
      text: 'Everything that happens, as our newsroom ranks it.',
      link: 'Go to the front page',
    },
    newsletters: {
      heading: 'Newsletters',
      text: 'Choose what you get by email: {names}.',
      link: 'Choose newsletters',
    },
    account: {
      heading: 'An account',
      text: 'Save stories, follow authors and take part in the comments. It costs nothing.',
      link: 'Create an account',
    },
  },
};

/** Strings for the page of a site's offers. */
export const OFFER_TEXTS: Readonly<Record<Language, OfferTexts>> = inEveryLanguage({ ca, es, en });
