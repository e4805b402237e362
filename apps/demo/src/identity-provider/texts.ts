/** Strings for the screens in one language. */
export type ProviderTexts = {
  email: string;
  password: string;
  login: string;
  register: string;
  toLogin: string;
  toRegister: string;
  /** Warns that the provider is only a demo. */
  demo: string;
  noRecovery: string;
  loggedInAs: string;
  logout: string;
  invalidEmail: string;
  invalidPassword: string;
  wrong: string;
  taken: string;
  unreachable: string;
};

const ca: ProviderTexts = {
  email: 'El teu correu',
  password: 'La teva contrasenya',
  login: 'Inicia la sessió amb el teu compte',
  register: 'Crea el compte',
  toLogin: 'Ja tens un compte? Inicia-hi la sessió',
  toRegister: 'Encara no tens cap compte? Crea’n un',
  demo: 'Aquest proveïdor d’identitat és de mostra: no hi escriguis cap contrasenya que facis servir en un altre lloc. Els comptes s’obliden quan s’atura el portal.',
  noRecovery:
    'Aquest proveïdor de mostra no envia correus. Si no recordes la contrasenya, crea un altre compte.',
  loggedInAs: 'Has iniciat la sessió amb el compte',
  logout: 'Tanca totes les sessions',
  invalidEmail: 'Escriu un correu com ara nom@exemple.cat.',
  invalidPassword: 'Escriu una contrasenya de 8 caràcters o més.',
  wrong: 'El correu o la contrasenya no són correctes.',
  taken: 'Ja hi ha un compte amb aquest correu.',
  unreachable: 'El proveïdor no respon. Torna-ho a provar.',
};

const es: ProviderTexts = {
  email: 'Tu correo',
  password: 'Tu contraseña',
  login: 'Iniciar sesión con tu cuenta',
  register: 'Crear la cuenta',
  toLogin: '¿Ya tienes una cuenta? Inicia sesión',
  toRegister: '¿Todavía no tienes cuenta? Crea una',
  demo: 'Este proveedor de identidad es de muestra: no escribas ninguna contraseña que uses en otro sitio. Las cuentas se olvidan cuando se detiene el portal.',
  noRecovery: 'Este proveedor de muestra no envía correos. Si no recuerdas la contraseña, crea otra cuenta.',
  loggedInAs: 'Has iniciado sesión con la cuenta',
  logout: 'Cerrar todas las sesiones',
  invalidEmail: 'Escribe un correo como nombre@ejemplo.es.',
  invalidPassword: 'Escribe una contraseña de 8 caracteres o más.',
  wrong: 'El correo o la contraseña no son correctos.',
  taken: 'Ya hay una cuenta con este correo.',
  unreachable: 'El proveedor no responde. Vuelve a intentarlo.',
};

const en: ProviderTexts = {
  email: 'Your email',
  password: 'Your password',
  login: 'Log in with your account',
  register: 'Create the account',
  toLogin: 'Do you have an account? Log in',
  toRegister: 'No account yet? Create one',
  demo: 'This identity provider is a sample: do not type any password that you use elsewhere. Accounts are forgotten when the portal stops.',
  noRecovery:
    'This sample provider sends no emails. If you do not remember the password, create another account.',
  loggedInAs: 'You are logged in as',
  logout: 'Log out everywhere',
  invalidEmail: 'Write an email such as name@example.com.',
  invalidPassword: 'Write a password of 8 characters or more.',
  wrong: 'The email or the password is not right.',
  taken: 'There is already an account with this email.',
  unreachable: 'The provider does not answer. Try again.',
};

export const PROVIDER_TEXTS = { ca, es, en };
