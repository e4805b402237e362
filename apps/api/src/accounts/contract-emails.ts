import type { Language, OfferPeriod } from '@portal/model';

/** Kinds of email about what a reader has bought. */
export const CONTRACT_EMAIL_KINDS = ['purchase', 'ending'] as const;
export type ContractEmailKind = (typeof CONTRACT_EMAIL_KINDS)[number];

type Words = { subject: string; text: string };

/** Texts of emails about what a reader has bought: they keep them as its record. */
export const CONTRACT_EMAILS: Readonly<Record<Language, Record<ContractEmailKind, Words>>> = {
  ca: {
    purchase: {
      subject: 'La teva subscripció {de |d’:site} és en marxa',
      text: 'Aquest correu confirma la teva subscripció {de |d’:site}: «{offer}», des {del |de l’:when}. Val la pena que el guardis.\n\n{term}\n\n{price}\n\n{seller}\n\n{withdrawal}\n\n{profile}\n\n{link}',
    },
    ending: {
      subject: 'La teva subscripció {de |d’:site} no es renovarà',
      text: 'Aquest correu confirma que la teva subscripció «{offer}» no es renova. {term} No se’t cobrarà res més.\n\n{profile}\n\n{link}',
    },
  },
  es: {
    purchase: {
      subject: 'Tu suscripción de {site} está en marcha',
      text: 'Este correo confirma tu suscripción de {site}: «{offer}», desde el {when}. Vale la pena que lo guardes.\n\n{term}\n\n{price}\n\n{seller}\n\n{withdrawal}\n\n{profile}\n\n{link}',
    },
    ending: {
      subject: 'Tu suscripción de {site} no se renovará',
      text: 'Este correo confirma que tu suscripción «{offer}» no se renueva. {term} No se te cobrará nada más.\n\n{profile}\n\n{link}',
    },
  },
  en: {
    purchase: {
      subject: 'Your {site} subscription has begun',
      text: 'This email confirms your {site} subscription: “{offer}”, from {when}. It is worth keeping.\n\n{term}\n\n{price}\n\n{seller}\n\n{withdrawal}\n\n{profile}\n\n{link}',
    },
    ending: {
      subject: 'Your {site} subscription will not renew',
      text: 'This email confirms that your subscription “{offer}” does not renew. {term} You will not be charged again.\n\n{profile}\n\n{link}',
    },
  },
};

/** What those emails say of one contract. */
export type ContractWords = {
  /** What is called by no name. */
  unnamed: string;
  /** Where it is found, by who keeps their account and by who deletes it. */
  profile: Readonly<Record<ContractEmailKind | 'leaving', string>>;
  renews: string;
  renewsOn: string;
  until: string;
  readUntil: string;
  readAlready: string;
  price: Readonly<Record<OfferPeriod, string>>;
  publisher: string;
  /** Sold here, by a site that does not say whose it is. */
  here: string;
  elsewhere: string;
  withdrawalElsewhere: string;
};

export const CONTRACT_WORDS: Readonly<Record<Language, ContractWords>> = {
  ca: {
    unnamed: 'Subscripció',
    profile: {
      purchase: 'Al teu perfil la pots veure i hi diu com s’acaba:',
      ending: 'La trobaràs al teu perfil:',
      leaving: 'Has esborrat el compte. Si en tornes a crear un amb aquesta adreça, la hi trobaràs:',
    },
    renews: 'Es renova sola fins que la cancel·les.',
    renewsOn: 'Es renova sola {el |l’:date}, si no la cancel·les abans.',
    until: 'Acaba {el |l’:date} i no es renova.',
    readUntil: 'Fins {al |a l’:date} pots continuar llegint-ho tot.',
    readAlready: 'Es va acabar {el |l’:date}.',
    price: {
      month: 'Preu: {price} al mes, impostos inclosos.',
      year: 'Preu: {price} l’any, impostos inclosos.',
    },
    publisher: 'Qui la ven: {name} ({taxId}), {address}, {email}.',
    here: 'Qui la ven: {site}.',
    elsewhere: 'Venuda per {source}. Per canviar-la o acabar-la, parla amb qui te la va vendre.',
    withdrawalElsewhere:
      'Si l’has comprat a distància, tens 14 dies des del dia que t’hi subscrius per desistir-ne: digues-ho a qui te la va vendre.',
  },
  es: {
    unnamed: 'Suscripción',
    profile: {
      purchase: 'En tu perfil puedes verla y se explica cómo terminarla:',
      ending: 'La encontrarás en tu perfil:',
      leaving: 'Has borrado tu cuenta. Si vuelves a crear una con esta dirección, la encontrarás en ella:',
    },
    renews: 'Se renueva sola hasta que la canceles.',
    renewsOn: 'Se renueva sola el {date}, si no la cancelas antes.',
    until: 'Termina el {date} y no se renueva.',
    readUntil: 'Hasta el {date} puedes seguir leyéndolo todo.',
    readAlready: 'Terminó el {date}.',
    price: {
      month: 'Precio: {price} al mes, impuestos incluidos.',
      year: 'Precio: {price} al año, impuestos incluidos.',
    },
    publisher: 'Quién la vende: {name} ({taxId}), {address}, {email}.',
    here: 'Quién la vende: {site}.',
    elsewhere: 'Vendida por {source}. Para cambiarla o terminarla, habla con quien te la vendió.',
    withdrawalElsewhere:
      'Si la has comprado a distancia, tienes 14 días desde el día en que te suscribes para desistir: díselo a quien te la vendió.',
  },
  en: {
    unnamed: 'Subscription',
    profile: {
      purchase: 'Your profile shows it and says how to end it:',
      ending: 'You will find it in your profile:',
      leaving:
        'You have deleted your account. If you make one again with this address, you will find it there:',
    },
    renews: 'It renews by itself until you cancel it.',
    renewsOn: 'It renews by itself on {date}, unless you cancel it before.',
    until: 'It ends on {date} and does not renew.',
    readUntil: 'You can go on reading everything until {date}.',
    readAlready: 'It ended on {date}.',
    price: {
      month: 'Price: {price} a month, taxes included.',
      year: 'Price: {price} a year, taxes included.',
    },
    publisher: 'Who sells it: {name} ({taxId}), {address}, {email}.',
    here: 'Who sells it: {site}.',
    elsewhere: 'Sold by {source}. To change or end it, talk to whoever sold it to you.',
    withdrawalElsewhere:
      'If you bought it at a distance, you have 14 days from the day you subscribe to withdraw: tell whoever sold it to you.',
  },
};
