import { inEveryLanguage, type Language } from '@portal/model';
import type { EmailWords } from '../../../sites/emails';

/** Kinds of email about a reader's account. */
export const ACCOUNT_EMAIL_KINDS = [
  'validate',
  'reset',
  'renew',
  'changeEmail',
  'emailChanging',
  'emailChanged',
  'passwordChanged',
  'recovered',
  'newDevice',
  'linked',
  'newsletter',
] as const;
export type AccountEmailKind = (typeof ACCOUNT_EMAIL_KINDS)[number];

/**
 * Kinds whose link leads nowhere once their account is deleted. A stranger can request them, so any other
 * kind may be for somebody else.
 */
export const LINK_EMAIL_KINDS = [
  'validate',
  'reset',
  'renew',
  'changeEmail',
] as const satisfies readonly AccountEmailKind[];

/**
 * Kinds that a stranger can request for a mailbox: by its email address alone, or by naming it as their own.
 * The others go to an address that its owner has confirmed, about an action of its own account, a moderator
 * or a seller.
 */
export type RequestedEmailKind = (typeof LINK_EMAIL_KINDS)[number] | 'newsletter';

/** Strings for emails about a reader's account. */
export const ACCOUNT_EMAILS: Readonly<Record<Language, Record<AccountEmailKind, EmailWords>>> =
  inEveryLanguage({
    ca: {
      validate: {
        subject: 'Confirma el teu correu a {site}',
        text: 'Gràcies per crear el teu compte. Obre aquest enllaç i confirma que l’adreça és teva:\n\n{link}\n\nL’enllaç caduca al cap de 72 hores. Si no has estat tu, no has de fer res.',
        button: 'Confirma l’adreça',
      },
      reset: {
        subject: 'Canvia la contrasenya {de |d’:site}',
        text: 'Hem rebut una petició per canviar la teva contrasenya. Pots fer-ho en aquesta pàgina:\n\n{link}\n\nL’enllaç caduca d’aquí a {lasts} i només funciona una vegada. Si no has estat tu, no has de fer res: la contrasenya continua igual.',
        button: 'Canvia la contrasenya',
      },
      renew: {
        subject: 'Tria una contrasenya nova a {site}',
        text: 'Hem canviat la manera de desar les contrasenyes i la teva s’ha de renovar. Tria’n una de nova en aquesta pàgina:\n\n{link}\n\nL’enllaç caduca d’aquí a {lasts} i només funciona una vegada.',
        button: 'Tria una contrasenya nova',
      },
      changeEmail: {
        subject: 'Confirma el teu correu nou a {site}',
        text: 'Has demanat que el teu compte faci servir aquesta adreça. Obre aquest enllaç per confirmar-ho:\n\n{link}\n\nL’enllaç caduca al cap de 24 hores. Fins que no el confirmis, el compte continua amb l’adreça d’abans. Si no ho has demanat, no obris l’enllaç: algú vol posar la teva adreça al seu compte.',
        button: 'Confirma el correu nou',
      },
      emailChanging: {
        subject: 'Petició de canvi de correu al teu compte {de |d’:site}',
        text: 'Algú, segurament tu, ha demanat que el teu compte faci servir una altra adreça. No canviarà res fins que la nova es confirmi.\n\nSi no has estat tu, canvia la contrasenya ara mateix:\n\n{link}',
        button: 'Canvia la contrasenya',
      },
      emailChanged: {
        subject: 'El correu del teu compte {de |d’:site} ha canviat',
        text: 'El teu compte ja no fa servir aquesta adreça: n’hi ha una de nova, que s’acaba de confirmar. S’han tancat les altres sessions.\n\nSi no has estat tu, avisa’ns de seguida:\n\n{link}',
        button: 'Avisa’ns',
      },
      passwordChanged: {
        subject: 'La teva contrasenya {de |d’:site} ha canviat',
        text: 'La contrasenya del teu compte s’acaba de canviar i s’han tancat les altres sessions.\n\nSi no has estat tu, recupera el compte des d’aquí:\n\n{link}',
        button: 'Recupera el compte',
      },
      recovered: {
        subject: 'El teu compte {de |d’:site} torna a ser teu',
        text: 'Algú que té accés a aquest correu ha triat una contrasenya nova per al teu compte. S’han tancat totes les sessions i el compte ja no s’obre amb Google ni amb cap altre proveïdor: tornarà a obrir-s’hi quan hi iniciïs la sessió amb aquesta mateixa adreça.\n\nSi no has estat tu, recupera el compte des d’aquí i canvia la contrasenya del teu correu:\n\n{link}',
        button: 'Recupera el compte',
      },
      newDevice: {
        subject: 'Inici de sessió des d’un dispositiu nou a {site}',
        text: 'S’ha iniciat la sessió al teu compte des d’un dispositiu que no coneixíem ({device}), {el |l’:when}.\n\nSi no has estat tu, canvia la contrasenya i tanca les sessions des del teu perfil:\n\n{link}',
        button: 'Revisa el teu perfil',
      },
      linked: {
        subject: 'Ara també pots iniciar la sessió d’una altra manera a {site}',
        text: 'A partir d’ara també pots iniciar la sessió amb {provider}.\n\nSi no has estat tu, canvia la contrasenya:\n\n{link}',
        button: 'Canvia la contrasenya',
      },
      newsletter: {
        subject: 'Confirma la subscripció al butlletí {de |d’:site}',
        text: 'Has demanat rebre {newsletters} en aquesta adreça. Obre aquest enllaç per confirmar-ho:\n\n{link}\n\nSi no has estat tu, no has de fer res: no t’enviarem res més.',
        button: 'Confirma la subscripció',
      },
    },
    es: {
      validate: {
        subject: 'Confirma tu correo en {site}',
        text: 'Gracias por crear tu cuenta. Abre este enlace y confirma que la dirección es tuya:\n\n{link}\n\nEl enlace caduca a las 72 horas. Si no has sido tú, no tienes que hacer nada.',
        button: 'Confirmar la dirección',
      },
      reset: {
        subject: 'Cambia tu contraseña de {site}',
        text: 'Hemos recibido una petición para cambiar tu contraseña. Puedes hacerlo en esta página:\n\n{link}\n\nEl enlace caduca en {lasts} y solo funciona una vez. Si no has sido tú, no tienes que hacer nada: la contraseña sigue igual.',
        button: 'Cambiar la contraseña',
      },
      renew: {
        subject: 'Elige una contraseña nueva en {site}',
        text: 'Hemos cambiado la manera de guardar las contraseñas y hay que renovar la tuya. Elige una nueva en esta página:\n\n{link}\n\nEl enlace caduca en {lasts} y solo funciona una vez.',
        button: 'Elegir una contraseña nueva',
      },
      changeEmail: {
        subject: 'Confirma tu correo nuevo en {site}',
        text: 'Has pedido que tu cuenta use esta dirección. Abre este enlace para confirmarlo:\n\n{link}\n\nEl enlace caduca a las 24 horas. Mientras no lo confirmes, la cuenta sigue con la dirección de antes. Si no lo has pedido, no abras el enlace: alguien quiere poner tu dirección en su cuenta.',
        button: 'Confirmar el correo nuevo',
      },
      emailChanging: {
        subject: 'Petición de cambio de correo en tu cuenta de {site}',
        text: 'Alguien, seguramente tú, ha pedido que tu cuenta use otra dirección. No cambiará nada hasta que la nueva se confirme.\n\nSi no has sido tú, cambia la contraseña ahora mismo:\n\n{link}',
        button: 'Cambiar la contraseña',
      },
      emailChanged: {
        subject: 'El correo de tu cuenta de {site} ha cambiado',
        text: 'Tu cuenta ya no usa esta dirección: tiene una nueva, que se acaba de confirmar. Se han cerrado las demás sesiones.\n\nSi no has sido tú, avísanos enseguida:\n\n{link}',
        button: 'Avisar',
      },
      passwordChanged: {
        subject: 'Tu contraseña de {site} ha cambiado',
        text: 'La contraseña de tu cuenta se acaba de cambiar y se han cerrado las demás sesiones.\n\nSi no has sido tú, recupera la cuenta desde aquí:\n\n{link}',
        button: 'Recuperar la cuenta',
      },
      recovered: {
        subject: 'Tu cuenta de {site} vuelve a ser tuya',
        text: 'Alguien que tiene acceso a este correo ha elegido una contraseña nueva para tu cuenta. Se han cerrado todas las sesiones y la cuenta ya no se abre con Google ni con ningún otro proveedor: volverá a abrirse cuando inicies sesión con esta misma dirección.\n\nSi no has sido tú, recupera la cuenta desde aquí y cambia la contraseña de tu correo:\n\n{link}',
        button: 'Recuperar la cuenta',
      },
      newDevice: {
        subject: 'Inicio de sesión desde un dispositivo nuevo en {site}',
        text: 'Se ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos ({device}), el {when}.\n\nSi no has sido tú, cambia la contraseña y cierra las sesiones desde tu perfil:\n\n{link}',
        button: 'Revisar tu perfil',
      },
      linked: {
        subject: 'Ahora también puedes iniciar sesión de otra manera en {site}',
        text: 'A partir de ahora también puedes iniciar sesión con {provider}.\n\nSi no has sido tú, cambia la contraseña:\n\n{link}',
        button: 'Cambiar la contraseña',
      },
      newsletter: {
        subject: 'Confirma la suscripción al boletín de {site}',
        text: 'Has pedido recibir {newsletters} en esta dirección. Abre este enlace para confirmarlo:\n\n{link}\n\nSi no has sido tú, no tienes que hacer nada: no te enviaremos nada más.',
        button: 'Confirmar la suscripción',
      },
    },
    en: {
      validate: {
        subject: 'Confirm your email address at {site}',
        text: 'Thank you for creating your account. Open this link to confirm that the address is yours:\n\n{link}\n\nThe link expires after 72 hours. If this was not you, there is nothing you need to do.',
        button: 'Confirm your address',
      },
      reset: {
        subject: 'Change your password at {site}',
        text: 'We have received a request to change your password. You can do so on this page:\n\n{link}\n\nThe link expires in {lasts} and works once. If this was not you, there is nothing you need to do: your password stays the same.',
        button: 'Change your password',
      },
      renew: {
        subject: 'Choose a new password at {site}',
        text: 'We have changed how we keep passwords and yours needs to be renewed. Choose a new one on this page:\n\n{link}\n\nThe link expires in {lasts} and works once.',
        button: 'Choose a new password',
      },
      changeEmail: {
        subject: 'Confirm your new email address at {site}',
        text: 'You have asked for your account to use this address. Open this link to confirm it:\n\n{link}\n\nThe link expires after 24 hours. Until you confirm it, the account keeps the old address. If you did not ask for this, do not open the link: somebody wants to put your address on their account.',
        button: 'Confirm your new address',
      },
      emailChanging: {
        subject: 'Request to change the email address of your {site} account',
        text: 'Someone, probably you, has asked for your account to use another address. Nothing will change until the new one is confirmed.\n\nIf this was not you, change your password right now:\n\n{link}',
        button: 'Change your password',
      },
      emailChanged: {
        subject: 'The email address of your {site} account has changed',
        text: 'Your account no longer uses this address: it has a new one, which has just been confirmed. All other sessions have been logged out.\n\nIf this was not you, tell us at once:\n\n{link}',
        button: 'Tell us',
      },
      passwordChanged: {
        subject: 'Your {site} password has changed',
        text: 'The password of your account has just been changed and all other sessions have been logged out.\n\nIf this was not you, recover the account from here:\n\n{link}',
        button: 'Recover your account',
      },
      recovered: {
        subject: 'Your {site} account has a new password',
        text: 'Somebody with access to this mailbox has chosen a new password for your account. All sessions have been logged out, and Google or any other provider no longer opens the account until you log in with them using this same address.\n\nIf this was not you, recover the account from here and change the password of your mailbox:\n\n{link}',
        button: 'Recover your account',
      },
      newDevice: {
        subject: 'New device logged in at {site}',
        text: 'Your account was logged in to from a device that we did not know ({device}), on {when}.\n\nIf this was not you, change your password and log out the sessions from your profile:\n\n{link}',
        button: 'Check your profile',
      },
      linked: {
        subject: 'You can now also log in another way at {site}',
        text: 'From now on you can also log in to your account with {provider}.\n\nIf this was not you, change your password:\n\n{link}',
        button: 'Change your password',
      },
      newsletter: {
        subject: 'Confirm your subscription to the {site} newsletter',
        text: 'You have asked for {newsletters} at this address. Open this link to confirm it:\n\n{link}\n\nIf this was not you, there is nothing you need to do: we will not send you anything else.',
        button: 'Confirm your subscription',
      },
    },
  });
