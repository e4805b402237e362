import type { Language } from '@portal/model';

/** Texts of an account of the desk, of its password and of its passkeys, in Catalan. */
const ca = {
  title: 'El teu compte',
  homeText: 'Les claus d’accés amb què pots entrar.',
  passkeys: 'Claus d’accés',
  text: 'Una clau d’accés fa de segon factor: entres amb la contrasenya i amb l’empremta, la cara o el PIN d’un dispositiu teu, sense cap codi. Els codis d’un sol ús continuen valent.',
  none: 'Encara no en tens cap.',
  added: 'Afegida el',
  used: 'Última entrada:',
  unused: 'Encara no hi has entrat mai.',
  remove: 'Treu',
  removeOf: 'Treu la clau d’accés «{name}»',
  addTitle: 'Afegeix una clau d’accés',
  name: 'Nom del dispositiu',
  nameHint: 'Com ara «Mòbil» o «Portàtil de la redacció».',
  add: 'Afegeix-la',
  full: 'Ja en tens {count}, que és el màxim. Treu-ne una per afegir-ne una altra.',
  scriptless: 'Per afegir-ne una, cal que el navegador tingui JavaScript.',
  unsupported: 'Aquest navegador no admet claus d’accés.',
  wasAdded: 'S’ha afegit la clau d’accés.',
  wasRemoved: 'S’ha tret la clau d’accés.',
  failed: 'No s’ha pogut fer. Torna-ho a provar.',
  faults: {
    name: 'Escriu un nom de 60 caràcters com a màxim.',
    cancelled: 'S’ha cancel·lat, o ha passat massa estona. Torna-ho a provar.',
    known: 'Aquest dispositiu ja té una clau d’accés d’aquest compte.',
    tooOften: 'Ho has provat massa vegades. Espera uns minuts.',
    failed: 'No s’ha pogut fer. Torna-ho a provar.',
  },
  link: {
    title: 'Tria una contrasenya nova',
    intro: 'És per al compte de {email}. Després prepararàs el segon factor.',
    password: 'Contrasenya nova',
    gone: 'Aquest enllaç ja s’ha fet servir, ha caducat o no és d’aquí. Demana’n un altre a la direcció.',
    goneTitle: 'L’enllaç ja no val',
  },
  entry: {
    or: 'O, en lloc del codi:',
    enter: 'Entra amb una clau d’accés',
    faults: {
      cancelled: 'S’ha cancel·lat, o ha passat massa estona. Torna-ho a provar, o escriu un codi.',
      wrong: 'La clau d’accés no ha valgut. Torna-ho a provar, o escriu un codi.',
      tooOften: 'Ho has provat massa vegades. Espera uns minuts.',
      failed: 'No s’ha pogut fer. Torna-ho a provar, o escriu un codi.',
    },
  },
};

type Widened<T> = T extends string ? string : { readonly [Name in keyof T]: Widened<T[Name]> };
/** Texts of an account of the desk. */
export type AccountDeskTexts = Widened<typeof ca>;

const es: AccountDeskTexts = {
  title: 'Tu cuenta',
  homeText: 'Las llaves de acceso con que puedes entrar.',
  passkeys: 'Llaves de acceso',
  text: 'Una llave de acceso hace de segundo factor: entras con la contraseña y con la huella, la cara o el PIN de un dispositivo tuyo, sin ningún código. Los códigos de un solo uso siguen valiendo.',
  none: 'Todavía no tienes ninguna.',
  added: 'Añadida el',
  used: 'Última entrada:',
  unused: 'Todavía no has entrado nunca con ella.',
  remove: 'Quitar',
  removeOf: 'Quitar la llave de acceso «{name}»',
  addTitle: 'Añade una llave de acceso',
  name: 'Nombre del dispositivo',
  nameHint: 'Como «Móvil» o «Portátil de la redacción».',
  add: 'Añadirla',
  full: 'Ya tienes {count}, que es el máximo. Quita una para añadir otra.',
  scriptless: 'Para añadir una, el navegador tiene que tener JavaScript.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  wasAdded: 'Se ha añadido la llave de acceso.',
  wasRemoved: 'Se ha quitado la llave de acceso.',
  failed: 'No se ha podido hacer. Vuelve a probarlo.',
  faults: {
    name: 'Escribe un nombre de 60 caracteres como máximo.',
    cancelled: 'Se ha cancelado, o ha pasado demasiado tiempo. Vuelve a probarlo.',
    known: 'Este dispositivo ya tiene una llave de acceso de esta cuenta.',
    tooOften: 'Lo has intentado demasiadas veces. Espera unos minutos.',
    failed: 'No se ha podido hacer. Vuelve a probarlo.',
  },
  link: {
    title: 'Elige una contraseña nueva',
    intro: 'Es para la cuenta de {email}. Después prepararás el segundo factor.',
    password: 'Contraseña nueva',
    gone: 'Este enlace ya se ha usado, ha caducado o no es de aquí. Pide otro a la dirección.',
    goneTitle: 'El enlace ya no vale',
  },
  entry: {
    or: 'O, en lugar del código:',
    enter: 'Entrar con una llave de acceso',
    faults: {
      cancelled: 'Se ha cancelado, o ha pasado demasiado tiempo. Vuelve a probarlo, o escribe un código.',
      wrong: 'La llave de acceso no ha valido. Vuelve a probarlo, o escribe un código.',
      tooOften: 'Lo has intentado demasiadas veces. Espera unos minutos.',
      failed: 'No se ha podido hacer. Vuelve a probarlo, o escribe un código.',
    },
  },
};

const en: AccountDeskTexts = {
  title: 'Your account',
  homeText: 'The passkeys that you can come in with.',
  passkeys: 'Passkeys',
  text: 'A passkey is your second factor: you come in with your password and the fingerprint, face or PIN of a device of yours, without a code. One-time codes stay valid.',
  none: 'You have none yet.',
  added: 'Added on',
  used: 'Last used:',
  unused: 'Not used yet.',
  remove: 'Remove',
  removeOf: 'Remove the passkey “{name}”',
  addTitle: 'Add a passkey',
  name: 'Name of the device',
  nameHint: 'Such as “Phone” or “Newsroom laptop”.',
  add: 'Add it',
  full: 'You have {count}, which is the most there may be. Remove one to add another.',
  scriptless: 'To add one, your browser needs JavaScript.',
  unsupported: 'This browser has no passkeys.',
  wasAdded: 'The passkey was added.',
  wasRemoved: 'The passkey was removed.',
  failed: 'It could not be done. Try again.',
  faults: {
    name: 'Write a name of 60 characters at most.',
    cancelled: 'It was cancelled, or took too long. Try again.',
    known: 'This device has a passkey of this account already.',
    tooOften: 'You have tried too often. Wait some minutes.',
    failed: 'It could not be done. Try again.',
  },
  link: {
    title: 'Choose a new password',
    intro: 'It is for the account of {email}. After that you set up your second factor.',
    password: 'New password',
    gone: 'This link has been used, is too old or does not belong here. Ask a chief for another one.',
    goneTitle: 'This link is no longer valid',
  },
  entry: {
    or: 'Or, instead of the code:',
    enter: 'Use a passkey',
    faults: {
      cancelled: 'It was cancelled, or took too long. Try again, or write a code.',
      wrong: 'The passkey was not accepted. Try again, or write a code.',
      tooOften: 'You have tried too often. Wait some minutes.',
      failed: 'It could not be done. Try again, or write a code.',
    },
  },
};

/** Texts of an account of the desk by language. */
export const ACCOUNT_DESK_TEXTS: Readonly<Record<Language, AccountDeskTexts>> = { ca, es, en };
