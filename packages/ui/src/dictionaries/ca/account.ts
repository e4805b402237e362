import { errorTextsCa } from '@portal/model';
import { PROOF_YEARS } from '@portal/model/readers';
import type { Dictionary } from '../dictionary';

export { accountConsents } from './account-consents';
export { accountLists } from './account-lists';
export { accountSessions } from './account-sessions';
export { captcha } from './captcha';

const {
  loginFailed,
  passwordRenewal,
  emailNotValidated,
  validationMailSent,
  passwordResetSent,
  passwordChanged,
  requestFailed,
  timeout,
  tooManyAttempts,
} = errorTextsCa;

/** Catalan texts that label the fields of account forms (spec §3). */
export const accountFields: Dictionary['accountFields'] = {
  email: 'Correu electrònic',
  password: 'Contrasenya',
  currentPassword: 'Contrasenya actual',
  newPassword: 'Contrasenya nova',
  repeatPassword: 'Repeteix la contrasenya nova',
  nick: 'Nom d’usuari',
  nickHint: 'Es veurà al costat dels teus comentaris. Mínim 4 caràcters',
  nickFree: 'Disponible',
  name: 'Nom',
  surname: 'Cognoms',
  birthdate: 'Data de naixement',
  phone: 'Telèfon',
  phoneHint: 'De 6 a 12 xifres',
  nif: 'NIF o NIE',
  country: 'País',
  province: 'Província',
  city: 'Població',
  address: 'Adreça',
  postalCode: 'Codi postal',
  onlySpain: 'Només per a Espanya',
  pendingEmail: 'Falta que confirmis {email}',
  emailPassword: 'La teva contrasenya, per canviar el correu',
  emailPasswordHint:
    'Només cal per canviar el correu. Si també canvies la contrasenya, n’hi ha prou d’escriure-la un cop.',
};

/** Catalan strings for the login and password-recovery forms (spec §2). */
export const login: Dictionary['login'] = {
  title: 'Inicia la sessió',
  submit: 'Inicia la sessió',
  forgotten: 'Has oblidat la contrasenya?',
  register: 'Encara no tens compte? Registra’t',
  loginFailed,
  passwordRenewal,
  emailNotValidated,
  validationMailSent,
  passwordResetSent,
  passwordChanged,
  requestFailed,
  timeout,
  tooManyAttempts,
  resend: 'Torna a enviar el missatge de confirmació',
  or: 'o inicia la sessió amb',
  social: 'Inicia la sessió amb {provider}',
  socialTerms: 'Si hi inicies la sessió per primera vegada, acceptes les {link}',
  recoverTitle: 'Recupera la contrasenya',
  recoverText: 'Escriu el teu correu electrònic i t’enviarem un enllaç per triar una contrasenya nova.',
  recoverSubmit: 'Envia',
  back: 'Torna',
};

/** Catalan strings for the form that sets a new password with the token of an email. */
export const passwordChange: Dictionary['passwordChange'] = {
  title: 'Tria una contrasenya nova',
  text: 'Escriu-la dues vegades; a partir d’ara iniciaràs la sessió amb aquesta.',
  submit: 'Canvia la contrasenya',
};

/** Catalan strings for the registration form (spec §3). */
export const registration: Dictionary['registration'] = {
  title: 'Crea el teu compte',
  access: 'El teu compte',
  person: 'Sobre tu',
  optional: 'Dades opcionals: telèfon i adreça',
  newsletters: 'Butlletins que vols rebre',
  submit: 'Crea el compte',
  login: 'Ja tens compte? Inicia la sessió',
  guardians: 'Encara no tens {years} anys? Demana-ho a casa',
};

/** Catalan strings for the profile form (spec §2). */
export const profile: Dictionary['profile'] = {
  title: 'El meu compte',
  account: 'Dades del compte',
  password: 'Canvi de contrasenya',
  person: 'Dades personals',
  postal: 'Dades postals',
  saveAccount: 'Desa les dades del compte',
  savePassword: 'Canvia la contrasenya',
  savePerson: 'Desa les dades personals',
  savePostal: 'Desa les dades postals',
  saved: errorTextsCa.profileSaved,
  emailSent:
    'T’hem enviat un missatge a {email}. Fins que no confirmis aquesta adreça, iniciaràs la sessió amb la d’abans.',
  emailDropped:
    'Els canvis s’han desat. Amb la contrasenya nova, el canvi d’adreça a {email} que faltava confirmar queda anul·lat: si encara el vols, torna a demanar-lo.',
  remove: 'Elimina el compte',
  removeTitle: 'Segur que vols eliminar el compte?',
  removeText: `S’esborraran les teves dades i el que has desat. Els comentaris queden, sense nom, si no els elimines abans. La prova del que vas acceptar es guarda ${PROOF_YEARS} anys, bloquejada: només per a la justícia o l’autoritat de protecció de dades. No es pot desfer.`,
  removeComments: 'Elimina abans també els meus comentaris',
  removePassword: 'Escriu la contrasenya per eliminar el compte.',
  removeConfirm: 'Elimina el compte',
  removeKeep: 'No l’eliminis',
  removeNotYet: 'Encara no pots eliminar el compte',
};

/** Catalan strings for the tabs of the profile area (spec §2). */
export const accountNav: Dictionary['accountNav'] = {
  label: 'El teu perfil',
  account: 'El meu compte',
  favourites: 'Continguts desats',
  authors: 'Autors',
  newsletters: 'Butlletins',
  children: 'Els meus fills',
  uploads: 'El que has enviat',
  subscriptions: 'Subscripcions',
  logout: 'Tanca la sessió',
};

/** Catalan strings for the pages that report on an account action, by outcome (spec §2). */
export const outcomes: Dictionary['outcomes'] = {
  commentHeld: {
    title: 'Hem rebut el comentari',
    text: 'Gràcies. La redacció el revisarà abans de decidir si el publica.',
  },
  commentRefused: {
    title: 'El teu comentari no s’ha publicat',
    text: 'T’hem escrit un correu amb el motiu i com pots presentar un recurs.',
  },
  commentFailed: {
    title: 'No s’ha pogut desar',
    text: 'Potser s’han tancat els comentaris, el comentari ja no hi és o has de completar el teu perfil.',
  },
  commentReported: {
    title: 'Gràcies per avisar-nos',
    text: 'Una persona de la redacció llegirà el comentari i t’escriurem per dir-te què ha decidit.',
  },
  appealSent: {
    title: 'Hem rebut el recurs',
    text: 'El llegirà una persona de la redacció i t’escriurem amb la resposta.',
  },
  appealFailed: {
    title: 'El recurs no es pot presentar',
    text: 'L’enllaç ja es va fer servir, o han passat més de sis mesos.',
  },
  registered: {
    title: 'Ja gairebé hi ets',
    text: 'T’hem enviat un correu: obre’l i confirma la teva adreça per iniciar la sessió.',
    help: 'No t’arriba? Mira la carpeta de correu brossa. Si tampoc no hi és, prova d’iniciar la sessió amb la teva adreça i la contrasenya: et podrem enviar un altre missatge.',
  },
  registrationFailed: {
    title: 'No hem pogut crear el compte',
    text: 'Torna-ho a provar d’aquí a una estona.',
  },
  validated: { title: 'Adreça confirmada', text: 'Ja pots iniciar la sessió.' },
  emailChanged: { title: 'Adreça canviada', text: 'A partir d’ara iniciaràs la sessió amb l’adreça nova.' },
  validationFailed: {
    title: 'Aquest enllaç ja no serveix',
    text: 'Si el compte és nou, demana un altre missatge de confirmació des de la pàgina d’inici de sessió. Si canviaves d’adreça, torna a demanar el canvi des del teu perfil.',
  },
  resetSent: { title: 'Mira el teu correu', text: passwordResetSent },
  passwordChanged: { title: 'Contrasenya canviada', text: passwordChanged },
  resetFailed: {
    title: 'Aquest enllaç ja no serveix',
    text: 'Demana’n un altre des de «Has oblidat la contrasenya?».',
  },
  deleted: {
    title: 'Compte eliminat',
    text: `Hem eliminat el compte i hem esborrat les teves dades. Els comentaris que no hagis eliminat queden, sense el teu nom. Si havíem suspès la teva participació o has votat en una enquesta encara oberta, en queda un codi calculat a partir del teu correu, dos anys com a màxim. La prova del que vas acceptar es guarda ${PROOF_YEARS} anys, bloquejada i amb un codi així: només per a la justícia o l’autoritat de protecció de dades.`,
    kept: 'Què en conservem',
  },
  subscriptionAsked: {
    title: 'Mira el teu correu',
    text: 'T’hem enviat un missatge perquè confirmis la subscripció.',
    help: 'No t’arriba? Mira la carpeta de correu brossa.',
    again: 'Torna a demanar la subscripció',
  },
  subscribed: {
    title: 'Subscripció confirmada',
    text: 'A partir d’ara rebràs el butlletí al teu correu.',
    named: 'A partir d’ara rebràs {newsletters} al teu correu.',
  },
  subscriptionFailed: {
    title: 'No hem pogut fer la subscripció',
    text: 'Comprova que l’adreça estigui ben escrita i torna-ho a provar d’aquí a una estona. Si vens d’un enllaç que ja no serveix, demana un altre missatge.',
  },
  unsubscribed: {
    title: 'Ja t’has donat de baixa',
    text: 'No rebràs més aquest butlletí.',
    named: 'No rebràs més {newsletters}.',
    help: 'T’has equivocat?',
    again: 'Torna-t’hi a subscriure',
  },
  leavingFailed: {
    title: 'No t’hem pogut donar de baixa',
    text: 'Fes-ho amb l’enllaç de baixa de l’últim butlletí que vas rebre o, si tens un compte, des del teu perfil.',
  },
  retry: 'Torna-ho a provar',
  newsletters: 'Ves als teus butlletins',
  front: 'Ves a la portada',
  story: 'Torna a l’article',
  back: 'Torna on eres',
  account: 'Ves al meu compte',
  login: 'Inicia la sessió',
};

/** Catalan strings for the children tab (spec §2). */
export const children: Dictionary['children'] = {
  title: 'Els meus fills',
  intro: 'Els comptes de menors que depenen del teu.',
  guardians: 'Accés de mares, pares i tutors',
  none: 'Encara no hi has afegit ningú',
  noneHint:
    'Els menors que encara no poden tenir un compte propi només en poden tenir un de vinculat al d’una persona adulta.',
  add: 'Afegeix un menor',
  born: 'Naixement: {date}',
  active: 'Compte actiu',
  pending: 'Encara no ha iniciat la sessió',
  manage: 'Gestiona el compte',
  manageNamed: 'Gestiona el compte {de |d’:name}',
  remove: 'Elimina',
  removeNamed: 'Elimina el compte {de |d’:name}',
  failed: 'No s’ha pogut eliminar. Torna-ho a provar.',
  missing: {
    birthdate: 'Per afegir un menor, primer digues quan vas néixer: cal que siguis major d’edat.',
    'under-age': 'Per afegir un menor cal que siguis major d’edat.',
    email: 'Per afegir un menor, el teu compte ha de tenir una adreça de correu confirmada.',
    full: 'Ja has afegit el màxim de menors.',
  },
  profile: 'Completa les teves dades',
  removeTitle: 'Vols eliminar el compte {de |d’:name}?',
  removeText:
    'Retires el consentiment: es tanquen les sessions ara mateix, s’elimina el compte i se n’esborren les dades. No es pot desfer.',
  removeConfirm: 'Elimina el compte',
  newTitle: 'Afegeix un menor',
  newIntro:
    'T’enviarem un correu amb un enllaç perquè triï el nom d’usuari i la contrasenya. No li cal cap adreça de correu.',
  name: 'Nom',
  birthdate: 'Data de naixement',
  consent: 'El teu consentiment',
  submit: 'Afegeix-lo',
  nick: 'Nom d’usuari',
  password: 'Contrasenya',
  enterTitle: 'Inici de sessió per a menors',
  enterIntro:
    'Inicia la sessió amb el teu nom d’usuari. Si has oblidat la contrasenya, demana un enllaç nou a la persona adulta que et va obrir el compte.',
  enter: 'Inicia la sessió',
  enterFailed: 'El nom d’usuari o la contrasenya no són correctes.',
  adultLogin: 'Inicia la sessió amb el teu correu',
  invitationTitle: 'Hola, {name}',
  invitationIntro:
    'Tria un nom d’usuari, que no sigui el teu nom de debò, i una contrasenya. Els hauràs de recordar per iniciar la sessió.',
  invitationSubmit: 'Desa-ho',
  nickTaken: 'Aquest nom d’usuari ja el té algú altre. Prova’n un de diferent.',
};

/** Catalan strings for the pages that confirm an action with one press, by kind. */
export const confirmations: Dictionary['confirmations'] = {
  validation: {
    title: 'Confirma la teva adreça',
    text: 'Un pas més i l’adreça quedarà confirmada com a teva.',
    withPassword:
      'Hi ha una subscripció a nom d’aquesta adreça. Escriu la contrasenya del compte que has creat i serà teva. Si no has creat cap compte, no facis res: tanca aquesta pàgina.',
    password: 'Contrasenya',
    wrongPassword: 'Aquesta no és la contrasenya del compte.',
    button: 'Confirma la meva adreça',
  },
  newsletter: {
    title: 'Confirma la subscripció',
    text: 'Un pas més i començaràs a rebre el butlletí al teu correu.',
    named: 'Un pas més i començaràs a rebre {newsletters} al teu correu.',
    button: 'Confirma la subscripció',
  },
  newsletterLeaving: {
    title: 'Et dones de baixa del butlletí?',
    text: 'Un toc i no el rebràs més. Pots tornar-t’hi a subscriure quan vulguis.',
    named: 'Un toc i no rebràs més {newsletters}. T’hi pots tornar a subscriure quan vulguis.',
    button: 'Dona’m de baixa',
  },
  logout: {
    title: 'Vols tancar la sessió?',
    text: 'Els teus continguts desats i els teus butlletins t’esperaran aquí.',
    button: 'Tanca la sessió',
  },
};
