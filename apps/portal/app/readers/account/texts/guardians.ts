import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Mares, pares i tutors',
  intro:
    'Qui encara no té {years} anys no pot obrir un compte tot sol. Si ets la mare, el pare o la persona que el tutela, pots obrir-li’n un que depengui del teu.',
  steps: {
    own: 'Inicia la sessió, o crea un compte. Has de ser major d’edat i tenir l’adreça de correu confirmada.',
    add: 'Digues el nom i la data de naixement del menor i dona el teu consentiment. Guardem les paraules que acceptes i quan ho fas.',
    link: 'T’enviem un enllaç. Amb ell, el menor tria un nom d’usuari i una contrasenya.',
    manage:
      'Des del teu perfil pots tancar-li les sessions i demanar un altre enllaç. També pots retirar el consentiment, i llavors el compte s’elimina.',
  },
  go: 'Afegeix un menor',
  register: 'Crea el teu compte',
  children: 'Ja tens un compte de menor? Inicia la sessió aquí',
  canTitle: 'Què es pot fer amb un compte de menor',
  can: 'Llegir els articles per a lectors registrats, desar articles, seguir autors i prémer «M’agrada».',
  cannotTitle: 'Què no s’hi pot fer',
  cannot: 'Comentar, votar comentaris, participar en enquestes, enviar fotos o vídeos i rebre butlletins.',
  ownRights: {
    canTitle: 'Què pots fer',
    can: 'Llegir els articles per a lectors registrats, desar articles, seguir autors i marcar el que t’agrada.',
    cannotTitle: 'Què no pots fer',
    cannot: 'Comentar, votar comentaris, participar en enquestes, enviar fotos o vídeos i rebre butlletins.',
  },
  said: {
    added: 'Fet. T’hem enviat un correu amb l’enllaç.',
    renamed: 'El nom s’ha desat.',
    link: 'T’hem enviat un correu amb un enllaç nou.',
    sessions: 'S’han tancat les sessions.',
    removed: 'Has retirat el consentiment. El compte s’ha eliminat i les seves dades s’han esborrat.',
    failed: 'No s’ha pogut fer. Torna-ho a provar d’aquí a una estona.',
    tooOften: 'Ho has fet massa vegades seguides. Torna-ho a provar d’aquí a una estona.',
  },
  refusals: {
    NO_GUARDIAN: 'Per afegir un menor cal ser major d’edat i tenir l’adreça de correu confirmada.',
    TOO_MANY_CHILDREN: 'No s’hi poden afegir més menors.',
    CONSENT_CHANGED: 'El text del consentiment ha canviat. Torna’l a llegir i accepta’l si hi estàs d’acord.',
  },
  manageTitle: 'El compte {de |d’:name}',
  data: 'Dades',
  nick: 'Nom d’usuari: {nick}',
  rename: 'Desa el nom',
  access: 'Inici de sessió',
  linkPending: 'Encara no ha fet servir l’enllaç que et vam enviar, que caduca al cap de set dies.',
  linkActive: 'Si ha oblidat la contrasenya, demana un enllaç perquè en triï una altra.',
  link: 'Envia’m un enllaç',
  sessions: { one: 'Té {count} sessió oberta.', other: 'Té {count} sessions obertes.' },
  noSessions: 'No té cap sessió oberta.',
  endSessions: 'Tanca-li les sessions',
  consent: 'Consentiment',
  consentedAt: 'El vas donar {el |l’:date}.',
  remove: 'Retira el consentiment',
  back: 'Torna a la llista',
  deletion: 'També s’eliminaran els comptes de menors que depenen del teu: {names}.',
  spentTitle: 'Aquest enllaç ja no serveix',
  spent: 'Demana a la persona adulta que et va obrir el compte que te n’enviï un altre des del seu perfil.',
  ready: 'Ja està. Ara inicia la sessió amb el nom d’usuari i la contrasenya que has triat.',
  ownTitle: 'El meu compte',
  own: 'És un compte de menor. El gestiona la persona adulta que va donar el consentiment: ella et pot canviar la contrasenya i eliminar el compte.',
  releaseTitle: 'Un compte només teu',
  release:
    'Per l’edat que tens, ja pots tenir un compte que no depengui de ningú. Escriu el teu correu i el confirmaràs amb un enllaç.',
  releaseSubmit: 'Envia’m l’enllaç',
  releaseSent: 'T’hem enviat un missatge a {email}. Quan confirmis l’adreça, el compte serà només teu.',
};

type GuardianTexts = typeof ca;

const es: GuardianTexts = {
  title: 'Madres, padres y tutores',
  intro:
    'Quien todavía no tiene {years} años no puede abrir una cuenta por sí solo. Si eres la madre, el padre o la persona que lo tutela, puedes abrirle una que dependa de la tuya.',
  steps: {
    own: 'Inicia sesión, o crea una cuenta. Tienes que ser mayor de edad y tener la dirección de correo confirmada.',
    add: 'Di el nombre y la fecha de nacimiento del menor y da tu consentimiento. Guardamos las palabras que aceptas y cuándo lo haces.',
    link: 'Te enviamos un enlace. Con él, el menor elige un nombre de usuario y una contraseña.',
    manage:
      'Desde tu perfil puedes cerrarle las sesiones y pedir otro enlace. También puedes retirar el consentimiento, y entonces la cuenta se elimina.',
  },
  go: 'Añadir a un menor',
  register: 'Crear tu cuenta',
  children: '¿Ya tienes una cuenta de menor? Inicia sesión aquí',
  canTitle: 'Qué se puede hacer con una cuenta de menor',
  can: 'Leer los artículos para lectores registrados, guardar artículos, seguir a autores y pulsar «Me gusta».',
  cannotTitle: 'Qué no se puede hacer',
  cannot: 'Comentar, votar comentarios, participar en encuestas, enviar fotos o vídeos y recibir boletines.',
  ownRights: {
    canTitle: 'Qué puedes hacer',
    can: 'Leer los artículos para lectores registrados, guardar artículos, seguir a autores y marcar lo que te gusta.',
    cannotTitle: 'Qué no puedes hacer',
    cannot:
      'Comentar, votar comentarios, participar en encuestas, enviar fotos o vídeos y recibir boletines.',
  },
  said: {
    added: 'Hecho. Te hemos enviado un correo con el enlace.',
    renamed: 'El nombre se ha guardado.',
    link: 'Te hemos enviado un correo con un enlace nuevo.',
    sessions: 'Se han cerrado las sesiones.',
    removed: 'Has retirado el consentimiento. La cuenta se ha eliminado y sus datos se han borrado.',
    failed: 'No se ha podido hacer. Vuelve a intentarlo dentro de un rato.',
    tooOften: 'Lo has hecho demasiadas veces seguidas. Vuelve a intentarlo dentro de un rato.',
  },
  refusals: {
    NO_GUARDIAN:
      'Para añadir a un menor hay que ser mayor de edad y tener la dirección de correo confirmada.',
    TOO_MANY_CHILDREN: 'No se pueden añadir más menores.',
    CONSENT_CHANGED:
      'El texto del consentimiento ha cambiado. Vuelve a leerlo y acéptalo si estás de acuerdo.',
  },
  manageTitle: 'La cuenta de {name}',
  data: 'Datos',
  nick: 'Nombre de usuario: {nick}',
  rename: 'Guardar el nombre',
  access: 'Inicio de sesión',
  linkPending: 'Todavía no ha usado el enlace que te enviamos, que caduca a los siete días.',
  linkActive: 'Si ha olvidado la contraseña, pide un enlace para que elija otra.',
  link: 'Enviarme un enlace',
  sessions: { one: 'Tiene {count} sesión abierta.', other: 'Tiene {count} sesiones abiertas.' },
  noSessions: 'No tiene ninguna sesión abierta.',
  endSessions: 'Cerrarle las sesiones',
  consent: 'Consentimiento',
  consentedAt: 'Lo diste el {date}.',
  remove: 'Retirar el consentimiento',
  back: 'Volver a la lista',
  deletion: 'También se eliminarán las cuentas de menores que dependen de la tuya: {names}.',
  spentTitle: 'Este enlace ya no sirve',
  spent: 'Pide a la persona adulta que te abrió la cuenta que te envíe otro desde su perfil.',
  ready: 'Ya está. Ahora inicia sesión con el nombre de usuario y la contraseña que has elegido.',
  ownTitle: 'Mi cuenta',
  own: 'Es una cuenta de menor. La gestiona la persona adulta que dio el consentimiento: ella puede cambiarte la contraseña y eliminar la cuenta.',
  releaseTitle: 'Una cuenta solo tuya',
  release:
    'Por la edad que tienes, ya puedes tener una cuenta que no dependa de nadie. Escribe tu correo y lo confirmarás con un enlace.',
  releaseSubmit: 'Enviarme el enlace',
  releaseSent:
    'Te hemos enviado un mensaje a {email}. Cuando confirmes la dirección, la cuenta será solo tuya.',
};

const en: GuardianTexts = {
  title: 'Parents and guardians',
  intro:
    'Children under {years} cannot open an account by themselves. If you are their mother, father or guardian, you can open one for them that depends on yours.',
  steps: {
    own: 'Log in to your account, or create one. You must be an adult with a confirmed email address.',
    add: 'Give the child’s name and date of birth, and your consent. We keep a record of the wording you accept and of when you accept it.',
    link: 'We send you a link. With it, the child chooses a username and a password.',
    manage:
      'From your profile you can end their sessions and ask for another link. You can also withdraw your consent, and the account is then deleted.',
  },
  go: 'Add a child',
  register: 'Create your account',
  children: 'Do you have a child’s account? Log in here',
  canTitle: 'What a child’s account can do',
  can: 'Read the stories for registered readers, save stories, follow authors and like stories.',
  cannotTitle: 'What it cannot do',
  cannot: 'Comment, vote on comments or in polls, send photos or videos, and receive newsletters.',
  ownRights: {
    canTitle: 'What you can do',
    can: 'Read the stories for registered readers, save stories, follow authors and like stories.',
    cannotTitle: 'What you cannot do',
    cannot: 'Comment, vote on comments or in polls, send photos or videos, and receive newsletters.',
  },
  said: {
    added: 'Done. We have emailed you the link.',
    renamed: 'The name has been saved.',
    link: 'We have emailed you a new link.',
    sessions: 'The sessions have been ended.',
    removed: 'You have withdrawn your consent. The account and its data have been deleted.',
    failed: 'It could not be done. Please try again in a while.',
    tooOften: 'You have done this too often. Please try again in a while.',
  },
  refusals: {
    NO_GUARDIAN: 'To add a child you must be an adult and have a confirmed email address.',
    TOO_MANY_CHILDREN: 'No more children can be added.',
    CONSENT_CHANGED: 'The wording of the consent has changed. Read it again and accept it if you agree.',
  },
  manageTitle: 'The account of {name}',
  data: 'Details',
  nick: 'Username: {nick}',
  rename: 'Save the name',
  access: 'Login',
  linkPending: 'The link that we sent you, which expires after seven days, has not been used yet.',
  linkActive: 'If they have forgotten their password, ask for a link so that they can choose another.',
  link: 'Send me a link',
  sessions: { one: '{count} session is open.', other: '{count} sessions are open.' },
  noSessions: 'No session is open.',
  endSessions: 'End the sessions',
  consent: 'Consent',
  consentedAt: 'You gave it on {date}.',
  remove: 'Withdraw your consent',
  back: 'Back to the list',
  deletion: 'The children’s accounts that depend on yours will be deleted as well: {names}.',
  spentTitle: 'This link is no longer valid',
  spent: 'Ask the adult who opened your account to send another one from their profile.',
  ready: 'All done. Now log in with the username and password you have chosen.',
  ownTitle: 'My account',
  own: 'This is a child’s account. The adult who gave their consent looks after it: they can change your password and delete the account.',
  releaseTitle: 'An account of your own',
  release:
    'You are old enough for an account that depends on nobody. Give your email address and confirm it with a link.',
  releaseSubmit: 'Send me the link',
  releaseSent:
    'We have sent a message to {email}. Once you confirm that address, the account will be yours alone.',
};

/** Strings for the pages of guardians and for children's accounts (spec §2, §6). */
export const GUARDIAN_TEXTS: Readonly<Record<Language, GuardianTexts>> = inEveryLanguage({ ca, es, en });
