import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  login: {
    title: 'Inici de sessió a la redacció',
    email: 'Correu electrònic',
    password: 'Contrasenya',
    submit: 'Continua',
    wrong: 'El correu o la contrasenya no són correctes.',
    tooOften: 'Hi ha hagut massa intents. Torna-ho a provar d’aquí a deu minuts.',
    failed: 'No s’ha pogut fer. Torna-ho a provar.',
    ended: 'La sessió s’ha acabat: torna-la a iniciar.',
  },
  factor: {
    title: 'Segon factor',
    intro: 'Escriu el codi de sis xifres de la teva aplicació.',
    setUpTitle: 'Configura el segon factor',
    setUp:
      'Obre una aplicació de codis d’un sol ús al telèfon, escaneja-hi aquest codi QR o copia-hi la clau, i escriu el codi que et doni.',
    picture: 'Codi QR per a l’aplicació',
    key: 'Clau',
    code: 'Codi',
    submit: 'Inicia la sessió',
    wrong: 'El codi no és correcte, o ja s’ha fet servir.',
  },
  invitation: {
    title: 'Et donem la benvinguda a la redacció',
    intro: 'Et conviden amb el rol de {role} i el correu {email}.',
    name: 'Nom, tal com el veuran els altres',
    password: 'Contrasenya',
    passwordHint: 'Almenys 12 caràcters. Una frase va bé.',
    returning: 'Ja ets a la redacció d’un altre web del grup: fes servir la teva contrasenya.',
    here: 'Ja ets en aquesta redacció: fes servir la teva contrasenya i tindràs aquest rol.',
    wrong: 'La contrasenya no és correcta.',
    submit: 'Continua',
    gone: 'Aquest enllaç ja s’ha fet servir, ha caducat o no és d’aquí. Demana’n un altre a qui et va convidar.',
    goneTitle: 'La invitació ja no serveix',
  },
};

type EntryTexts = typeof ca;

const es: EntryTexts = {
  login: {
    title: 'Inicio de sesión en la redacción',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Continuar',
    wrong: 'El correo o la contraseña no son correctos.',
    tooOften: 'Ha habido demasiados intentos. Vuelve a intentarlo dentro de diez minutos.',
    failed: 'No se ha podido hacer. Vuelve a intentarlo.',
    ended: 'La sesión ha terminado: vuelve a iniciarla.',
  },
  factor: {
    title: 'Segundo factor',
    intro: 'Escribe el código de seis cifras de tu aplicación.',
    setUpTitle: 'Configura el segundo factor',
    setUp:
      'Abre una aplicación de códigos de un solo uso en el teléfono, escanea con ella este código QR o copia la clave, y escribe el código que te dé.',
    picture: 'Código QR para la aplicación',
    key: 'Clave',
    code: 'Código',
    submit: 'Iniciar sesión',
    wrong: 'El código no es correcto, o ya se ha usado.',
  },
  invitation: {
    title: 'Te damos la bienvenida a la redacción',
    intro: 'Te invitan con el rol de {role} y el correo {email}.',
    name: 'Nombre, tal como lo verán los demás',
    password: 'Contraseña',
    passwordHint: 'Al menos 12 caracteres. Una frase sirve.',
    returning: 'Ya estás en la redacción de otra web del grupo: usa tu contraseña.',
    here: 'Ya estás en esta redacción: usa tu contraseña y tendrás este rol.',
    wrong: 'La contraseña no es correcta.',
    submit: 'Continuar',
    gone: 'Este enlace ya se ha usado, ha caducado o no es de aquí. Pide otro a quien te invitó.',
    goneTitle: 'La invitación ya no sirve',
  },
};

const en: EntryTexts = {
  login: {
    title: 'Newsroom login',
    email: 'Email',
    password: 'Password',
    submit: 'Continue',
    wrong: 'Wrong email or password.',
    tooOften: 'There have been too many attempts. Try again in ten minutes.',
    failed: 'It could not be done. Please try again.',
    ended: 'Your session has ended: log in again.',
  },
  factor: {
    title: 'Second factor',
    intro: 'Type the six-digit code that your app shows.',
    setUpTitle: 'Set up your second factor',
    setUp:
      'Open an app for one-time codes on your phone, scan this picture with it or copy the key, and type the code that it gives you.',
    picture: 'QR code for the app',
    key: 'Key',
    code: 'Code',
    submit: 'Log in',
    wrong: 'The code is wrong, or has been used already.',
  },
  invitation: {
    title: 'Welcome to the newsroom',
    intro: 'You are invited as {role}, with the email address {email}.',
    name: 'Name, as others will see it',
    password: 'Password',
    passwordHint: 'At least 12 characters. A phrase works well.',
    returning:
      'You already belong to the newsroom of another site in the group: use the password that you have there.',
    here: 'You already belong to this newsroom: enter your password to change your role to this one.',
    wrong: 'The password is wrong.',
    submit: 'Continue',
    gone: 'This link has been used, has expired or does not belong here. Ask whoever invited you for another one.',
    goneTitle: 'This invitation is no longer valid',
  },
};

/** Strings for logging in to the desk: password, second factor, invitation. */
export const ENTRY_DESK_TEXTS: Readonly<Record<Language, EntryTexts>> = inEveryLanguage({ ca, es, en });
