import { errorTextsEs } from '@portal/model';
import { PROOF_YEARS } from '@portal/model/readers';

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
} = errorTextsEs;

/** Spanish texts that label the fields of account forms (spec §3). */
export const accountFields = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repite la contraseña nueva',
  nick: 'Nombre de usuario',
  nickHint: 'Se verá al lado de tus comentarios. Mínimo 4 caracteres',
  nickFree: 'Disponible',
  name: 'Nombre',
  surname: 'Apellidos',
  birthdate: 'Fecha de nacimiento',
  phone: 'Teléfono',
  phoneHint: 'De 6 a 12 dígitos',
  nif: 'NIF o NIE',
  country: 'País',
  province: 'Provincia',
  city: 'Población',
  address: 'Dirección',
  postalCode: 'Código postal',
  onlySpain: 'Solo para España',
  pendingEmail: 'Falta que confirmes {email}',
  emailPassword: 'Tu contraseña, para cambiar el correo',
  emailPasswordHint:
    'Solo hace falta para cambiar el correo. Si también cambias la contraseña, con escribirla una vez basta.',
};

/** Spanish strings for the login and password-recovery forms (spec §2). */
export const login = {
  title: 'Inicia sesión',
  submit: 'Iniciar sesión',
  forgotten: '¿Has olvidado la contraseña?',
  register: '¿Todavía no tienes cuenta? Regístrate',
  loginFailed,
  passwordRenewal,
  emailNotValidated,
  validationMailSent,
  passwordResetSent,
  passwordChanged,
  requestFailed,
  timeout,
  tooManyAttempts,
  resend: 'Volver a enviar el mensaje de confirmación',
  or: 'o inicia sesión con',
  social: 'Iniciar sesión con {provider}',
  socialTerms: 'Si inicias sesión por primera vez, aceptas las {link}',
  recoverTitle: 'Recupera la contraseña',
  recoverText: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
  recoverSubmit: 'Enviar',
  back: 'Volver',
};

/** Spanish strings for the form that sets a new password with the token of an email. */
export const passwordChange = {
  title: 'Elige una contraseña nueva',
  text: 'Escríbela dos veces; a partir de ahora iniciarás sesión con ella.',
  submit: 'Cambiar la contraseña',
};

/** Spanish strings for the registration form (spec §3). */
export const registration = {
  title: 'Crea tu cuenta',
  access: 'Tu cuenta',
  person: 'Sobre ti',
  optional: 'Datos opcionales: teléfono y dirección',
  newsletters: 'Boletines que quieres recibir',
  submit: 'Crear la cuenta',
  login: '¿Ya tienes cuenta? Inicia sesión',
  guardians: '¿Todavía no tienes {years} años? Pídelo en casa',
};

/** Spanish strings for the profile form (spec §2). */
export const profile = {
  title: 'Mi cuenta',
  account: 'Datos de la cuenta',
  password: 'Cambio de contraseña',
  person: 'Datos personales',
  postal: 'Datos postales',
  saveAccount: 'Guardar los datos de la cuenta',
  savePassword: 'Cambiar la contraseña',
  savePerson: 'Guardar los datos personales',
  savePostal: 'Guardar los datos postales',
  saved: errorTextsEs.profileSaved,
  emailSent:
    'Te hemos enviado un mensaje a {email}. Mientras no confirmes esa dirección, iniciarás sesión con la de antes.',
  emailDropped:
    'Los cambios se han guardado. Con la contraseña nueva, el cambio de dirección a {email} que faltaba confirmar queda anulado: si todavía lo quieres, vuelve a pedirlo.',
  remove: 'Eliminar la cuenta',
  removeTitle: '¿Seguro que quieres eliminar la cuenta?',
  removeText: `Se borrarán tus datos y lo que guardaste. Tus comentarios quedan, sin nombre, si no los eliminas antes. La prueba de lo que aceptaste se guarda ${PROOF_YEARS} años, bloqueada: solo para la justicia o la autoridad de protección de datos. No se puede deshacer.`,
  removeComments: 'Eliminar antes también mis comentarios',
  removePassword: 'Escribe la contraseña para eliminar la cuenta.',
  removeConfirm: 'Eliminar la cuenta',
  removeKeep: 'No eliminarla',
  removeNotYet: 'Todavía no puedes eliminar la cuenta',
};

/** Spanish strings for the tabs of the profile area (spec §2). */
export const accountNav = {
  label: 'Tu perfil',
  account: 'Mi cuenta',
  favourites: 'Contenidos guardados',
  authors: 'Autores',
  newsletters: 'Boletines',
  children: 'Mis hijos',
  uploads: 'Lo que has enviado',
  subscriptions: 'Suscripciones',
  logout: 'Cerrar sesión',
};

/** Spanish strings for the pages that report on an account action, by outcome (spec §2). */
export const outcomes = {
  commentHeld: {
    title: 'Comentario recibido',
    text: 'Gracias. La redacción lo revisará antes de decidir si lo publica.',
  },
  commentRefused: {
    title: 'Tu comentario no se ha publicado',
    text: 'Te hemos escrito un correo con el motivo y cómo puedes recurrir.',
  },
  commentFailed: {
    title: 'No se ha podido guardar',
    text: 'Puede que los comentarios se hayan cerrado, que el comentario ya no esté o que tengas que completar tu perfil.',
  },
  commentReported: {
    title: 'Gracias por avisarnos',
    text: 'Una persona de la redacción leerá el comentario y te escribiremos para decirte qué ha decidido.',
  },
  appealSent: {
    title: 'Recurso recibido',
    text: 'Lo leerá una persona de la redacción y te escribiremos con la respuesta.',
  },
  appealFailed: {
    title: 'El recurso no se puede presentar',
    text: 'El enlace ya se usó, o han pasado más de seis meses.',
  },
  registered: {
    title: 'Ya casi está',
    text: 'Te hemos enviado un correo: ábrelo y confirma tu dirección para iniciar sesión.',
    help: '¿No te llega? Mira la carpeta de correo no deseado. Si tampoco está ahí, prueba a iniciar sesión con tu dirección y la contraseña: podremos enviarte otro mensaje.',
  },
  registrationFailed: {
    title: 'No hemos podido crear la cuenta',
    text: 'Vuelve a intentarlo dentro de un rato.',
  },
  validated: { title: 'Dirección confirmada', text: 'Ya puedes iniciar sesión.' },
  emailChanged: {
    title: 'Dirección cambiada',
    text: 'A partir de ahora iniciarás sesión con la dirección nueva.',
  },
  validationFailed: {
    title: 'Este enlace ya no sirve',
    text: 'Si la cuenta es nueva, pide otro mensaje de confirmación desde la página de inicio de sesión. Si cambiabas de dirección, vuelve a pedir el cambio desde tu perfil.',
  },
  resetSent: { title: 'Mira tu correo', text: passwordResetSent },
  passwordChanged: { title: 'Contraseña cambiada', text: passwordChanged },
  resetFailed: { title: 'Este enlace ya no sirve', text: 'Pide otro desde «¿Has olvidado la contraseña?».' },
  deleted: {
    title: 'Cuenta eliminada',
    text: `Hemos eliminado la cuenta y borrado tus datos. Los comentarios que no hayas eliminado quedan, sin tu nombre. Si habíamos suspendido tu participación o has votado en una encuesta que sigue abierta, queda un código calculado a partir de tu correo, dos años como máximo. La prueba de lo que aceptaste se guarda ${PROOF_YEARS} años, bloqueada y con un código así: solo para la justicia o la autoridad de protección de datos.`,
    kept: 'Qué conservamos',
  },
  subscriptionAsked: {
    title: 'Mira tu correo',
    text: 'Te hemos enviado un mensaje para que confirmes la suscripción.',
    help: '¿No te llega? Mira la carpeta de correo no deseado.',
    again: 'Volver a pedir la suscripción',
  },
  subscribed: {
    title: 'Suscripción confirmada',
    text: 'A partir de ahora recibirás el boletín en tu correo.',
    named: 'A partir de ahora recibirás {newsletters} en tu correo.',
  },
  subscriptionFailed: {
    title: 'No hemos podido hacer la suscripción',
    text: 'Comprueba que la dirección esté bien escrita y vuelve a intentarlo dentro de un rato. Si vienes de un enlace que ya no sirve, pide otro mensaje.',
  },
  unsubscribed: {
    title: 'Ya te has dado de baja',
    text: 'No recibirás más este boletín.',
    named: 'Ya no recibirás {newsletters}.',
    help: '¿Te has equivocado?',
    again: 'Volver a suscribirte',
  },
  leavingFailed: {
    title: 'No hemos podido darte de baja',
    text: 'Hazlo con el enlace de baja del último boletín que recibiste o, si tienes una cuenta, desde tu perfil.',
  },
  retry: 'Volver a intentarlo',
  newsletters: 'Ir a tus boletines',
  front: 'Ir a la portada',
  story: 'Volver al artículo',
  back: 'Volver a donde estabas',
  account: 'Ir a mi cuenta',
  login: 'Iniciar sesión',
};

/** Spanish strings for the children tab (spec §2). */
export const children = {
  title: 'Mis hijos',
  intro: 'Las cuentas de menores que dependen de la tuya.',
  guardians: 'Acceso de madres, padres y tutores',
  none: 'Todavía no has añadido a nadie',
  noneHint:
    'Los menores que todavía no pueden tener una cuenta propia solo pueden tener una vinculada a la de una persona adulta.',
  add: 'Añadir a un menor',
  born: 'Nacimiento: {date}',
  active: 'Cuenta activa',
  pending: 'Todavía no ha iniciado sesión',
  manage: 'Gestionar la cuenta',
  manageNamed: 'Gestionar la cuenta de {name}',
  remove: 'Eliminar',
  removeNamed: 'Eliminar la cuenta de {name}',
  failed: 'No se ha podido eliminar. Vuelve a intentarlo.',
  missing: {
    birthdate: 'Para añadir a un menor, di primero cuándo naciste: tienes que ser mayor de edad.',
    'under-age': 'Para añadir a un menor tienes que ser mayor de edad.',
    email: 'Para añadir a un menor, tu cuenta debe tener una dirección de correo confirmada.',
    full: 'Ya has añadido el máximo de menores.',
  },
  profile: 'Completar tus datos',
  removeTitle: '¿Quieres eliminar la cuenta de {name}?',
  removeText:
    'Retiras el consentimiento: se cierran las sesiones ahora mismo, se elimina la cuenta y se borran sus datos. No se puede deshacer.',
  removeConfirm: 'Eliminar la cuenta',
  newTitle: 'Añadir a un menor',
  newIntro:
    'Te enviaremos un correo con un enlace para que elija el nombre de usuario y la contraseña. No necesita ninguna dirección de correo.',
  name: 'Nombre',
  birthdate: 'Fecha de nacimiento',
  consent: 'Tu consentimiento',
  submit: 'Añadir',
  nick: 'Nombre de usuario',
  password: 'Contraseña',
  enterTitle: 'Inicio de sesión para menores',
  enterIntro:
    'Inicia sesión con tu nombre de usuario. Si has olvidado la contraseña, pide un enlace nuevo a la persona adulta que te abrió la cuenta.',
  enter: 'Iniciar sesión',
  enterFailed: 'El nombre de usuario o la contraseña no son correctos.',
  adultLogin: 'Iniciar sesión con tu correo',
  invitationTitle: 'Hola, {name}',
  invitationIntro:
    'Elige un nombre de usuario, que no sea tu nombre de verdad, y una contraseña. Tendrás que recordarlos para iniciar sesión.',
  invitationSubmit: 'Guardar',
  nickTaken: 'Ese nombre de usuario ya lo tiene otra persona. Prueba con uno distinto.',
};

/** Spanish strings for the pages that confirm an action with one press, by kind. */
export const confirmations = {
  validation: {
    title: 'Confirma tu dirección',
    text: 'Un paso más y la dirección quedará confirmada como tuya.',
    withPassword:
      'Hay una suscripción a nombre de esta dirección. Escribe la contraseña de la cuenta que has creado y será tuya. Si no has creado ninguna cuenta, no hagas nada: cierra esta página.',
    password: 'Contraseña',
    wrongPassword: 'Esta no es la contraseña de la cuenta.',
    button: 'Confirmar mi dirección',
  },
  newsletter: {
    title: 'Confirma la suscripción',
    text: 'Un paso más y empezarás a recibir el boletín en tu correo.',
    named: 'Un paso más y empezarás a recibir {newsletters} en tu correo.',
    button: 'Confirmar la suscripción',
  },
  newsletterLeaving: {
    title: '¿Te das de baja del boletín?',
    text: 'Un toque y no lo recibirás más. Puedes volver a suscribirte cuando quieras.',
    named: 'Un toque y ya no recibirás {newsletters}. Puedes volver a suscribirte cuando quieras.',
    button: 'Darme de baja',
  },
  logout: {
    title: '¿Quieres cerrar la sesión?',
    text: 'Tus contenidos guardados y tus boletines te esperarán aquí.',
    button: 'Cerrar la sesión',
  },
};
