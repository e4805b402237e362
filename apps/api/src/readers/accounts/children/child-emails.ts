import { inEveryLanguage, type Language } from '@portal/model';
import type { EmailWords } from '../../../sites/emails';

/** Kinds of email about children's accounts; all go to the guardian. */
export const CHILD_EMAIL_KINDS = [
  'childInvitation',
  'childPassword',
  'childRemoved',
  'childReleased',
] as const;
export type ChildEmailKind = (typeof CHILD_EMAIL_KINDS)[number];

/** Strings for emails about children's accounts. */
export const CHILD_EMAILS: Readonly<Record<Language, Record<ChildEmailKind, EmailWords>>> = inEveryLanguage({
  ca: {
    childInvitation: {
      subject: 'Un compte de menor és a punt a {site}',
      text: 'Has donat el teu consentiment perquè {child} tingui un compte a {site} que depèn del teu. Obriu aquest enllaç des del dispositiu que hagi de fer servir i trieu-hi el nom d’usuari i la contrasenya:\n\n{link}\n\nL’enllaç caduca al cap de set dies i només funciona una vegada. Pots retirar el consentiment quan vulguis des del teu perfil. Si no has estat tu, canvia la contrasenya del teu compte.',
      button: 'Tria nom d’usuari i contrasenya',
    },
    childPassword: {
      subject: 'Nova contrasenya per a un compte de menor a {site}',
      text: 'Has demanat un enllaç perquè {child} torni a triar el nom d’usuari i la contrasenya:\n\n{link}\n\nL’enllaç caduca al cap de set dies i només funciona una vegada. Quan es faci servir, es tancaran les sessions obertes. Si no has estat tu, canvia la contrasenya del teu compte.',
      button: 'Tria nom d’usuari i contrasenya',
    },
    childRemoved: {
      subject: 'Hem eliminat un compte de menor a {site}',
      text: 'Has retirat el consentiment i hem eliminat el compte {de |d’:child} i n’hem esborrat les dades.\n\nSi no has estat tu, canvia la contrasenya del teu compte:\n\n{link}',
      button: 'Canvia la contrasenya',
    },
    childReleased: {
      subject: 'Un compte de menor a {site} ja no depèn del teu',
      text: 'Per l’edat que té, {child} pot tenir un compte propi: ha confirmat una adreça de correu i el seu compte ja no depèn del teu.\n\nEls comptes que en depenen els trobaràs aquí:\n\n{link}',
      button: 'Mira els comptes',
    },
  },
  es: {
    childInvitation: {
      subject: 'Una cuenta de menor está lista en {site}',
      text: 'Has dado tu consentimiento para que {child} tenga una cuenta en {site} que depende de la tuya. Abrid este enlace desde el dispositivo que vaya a usar y elegid el nombre de usuario y la contraseña:\n\n{link}\n\nEl enlace caduca a los siete días y solo funciona una vez. Puedes retirar el consentimiento cuando quieras desde tu perfil. Si no has sido tú, cambia la contraseña de tu cuenta.',
      button: 'Elegir nombre de usuario y contraseña',
    },
    childPassword: {
      subject: 'Nueva contraseña para una cuenta de menor en {site}',
      text: 'Has pedido un enlace para que {child} vuelva a elegir el nombre de usuario y la contraseña:\n\n{link}\n\nEl enlace caduca a los siete días y solo funciona una vez. Cuando se use, se cerrarán las sesiones abiertas. Si no has sido tú, cambia la contraseña de tu cuenta.',
      button: 'Elegir nombre de usuario y contraseña',
    },
    childRemoved: {
      subject: 'Hemos eliminado una cuenta de menor en {site}',
      text: 'Has retirado el consentimiento y hemos eliminado la cuenta de {child} y borrado sus datos.\n\nSi no has sido tú, cambia la contraseña de tu cuenta:\n\n{link}',
      button: 'Cambiar la contraseña',
    },
    childReleased: {
      subject: 'Una cuenta de menor en {site} ya no depende de la tuya',
      text: 'Por su edad, {child} puede tener una cuenta propia: ha confirmado una dirección de correo y su cuenta ya no depende de la tuya.\n\nLas cuentas que dependen de la tuya las encontrarás aquí:\n\n{link}',
      button: 'Ver las cuentas',
    },
  },
  en: {
    childInvitation: {
      subject: 'A child’s account is ready at {site}',
      text: 'You have given your consent for {child} to have a {site} account linked to yours. Open this link together on the device that the child will use, and choose a username and password:\n\n{link}\n\nThe link expires after seven days and works once. You can withdraw your consent at any time from your profile. If this was not you, change the password of your account.',
      button: 'Choose username and password',
    },
    childPassword: {
      subject: 'New password for a child’s account at {site}',
      text: 'You have asked for a link with which {child} can choose the username and the password again:\n\n{link}\n\nThe link expires after seven days and works once. When it is used, open sessions are logged out. If this was not you, change the password of your account.',
      button: 'Choose username and password',
    },
    childRemoved: {
      subject: 'We have deleted a child’s account at {site}',
      text: 'You have withdrawn your consent and we have deleted {child}’s account and its data.\n\nIf this was not you, change the password of your account:\n\n{link}',
      button: 'Change your password',
    },
    childReleased: {
      subject: 'A child’s account at {site} no longer depends on yours',
      text: '{child} is old enough for an account of their own: an email address has been confirmed and the account no longer depends on yours.\n\nYou will find the accounts that depend on yours here:\n\n{link}',
      button: 'See the accounts',
    },
  },
});
