import { inEveryLanguage, type Language } from '@portal/model';
import type { EmailWords } from '../../sites/emails';

/** Kinds of email to desk users about their accounts. */
export const DESK_EMAIL_KINDS = [
  'deskInvitation',
  'deskChief',
  'deskReset',
  'deskCodes',
  'deskPasswordChanged',
  'deskPasskeyAdded',
] as const;
export type DeskEmailKind = (typeof DESK_EMAIL_KINDS)[number];

/** Strings for emails about desk accounts. */
export const DESK_EMAILS: Readonly<Record<Language, Record<DeskEmailKind, EmailWords>>> = inEveryLanguage({
  ca: {
    deskInvitation: {
      subject: 'Et conviden a la redacció {de |d’:site}',
      text: '{by} et convida a treballar a la redacció {de |d’:site} amb el rol {de |d’:role}. Obre aquest enllaç per incorporar-t’hi:\n\n{link}\n\nL’enllaç caduca al cap de tres dies i només funciona una vegada. Et caldrà una aplicació de codis d’un sol ús al telèfon.\n\nSi no esperes cap invitació, no has de fer res.',
      button: 'Incorpora’t a la redacció',
    },
    deskChief: {
      subject: 'Canvi en la direcció de la redacció {de |d’:site}',
      text: '{outcome}\n\nHa estat {el |l’:when}, a la redacció {de |d’:site}. Qui té aquest rol pot convidar i treure persones, canviar-ne el rol i restablir-ne l’accés. Mira qui hi ha ara a la redacció:\n\n{link}\n\nSi ningú no te n’havia parlat, pregunta-ho a qui ho ha fet. Si hi surt el teu nom i no ho has fet tu, algú fa servir el teu compte: canvia la contrasenya ara mateix i avisa l’altra gent de la direcció.',
      button: 'Mira qui hi ha a la redacció',
    },
    deskReset: {
      subject: 'Han restablert el teu accés a la redacció {de |d’:site}',
      text: 'La direcció ha tret la contrasenya del teu compte, el segon factor i les claus d’accés. Tria una contrasenya nova amb aquest enllaç i, tot seguit, configura un altre segon factor:\n\n{link}\n\nL’enllaç caduca al cap d’un dia i només funciona una vegada. La contrasenya d’abans ja no serveix.\n\nSi no ho has demanat, avisa la direcció de seguida i no passis l’enllaç a ningú: qui l’obri podrà iniciar la sessió en nom teu.',
      button: 'Tria una contrasenya nova',
    },
    deskCodes: {
      subject: 'Algú prova d’iniciar la sessió al teu compte de la redacció {de |d’:site}',
      text: 'Algú ha escrit la contrasenya del teu compte i després s’ha equivocat moltes vegades en el segon factor: cinc en deu minuts, o deu en un dia. Sense un codi o una clau d’accés no pot iniciar la sessió.\n\nSi no has estat tu, aquesta persona sap la teva contrasenya. Canvia-la ara mateix al teu compte, des d’un navegador que ja hagis fet servir:\n\n{link}\n\nSi has estat tu, no has de fer res: d’aquí a deu minuts ho podràs tornar a provar.\n\nN’avisem un cop al dia com a màxim, encara que els intents continuïn.',
      button: 'Canvia la contrasenya',
    },
    deskPasswordChanged: {
      subject: 'La teva contrasenya de la redacció {de |d’:site} ha canviat',
      text: 'La contrasenya del teu compte de la redacció s’acaba de canviar i s’han tancat les altres sessions.\n\nSi no has estat tu, avisa la direcció de seguida i demana-li que et restableixi l’accés: t’arribarà un enllaç a aquest correu. Comprova que les claus d’accés del teu compte siguin teves:\n\n{link}',
      button: 'Mira el teu compte',
    },
    deskPasskeyAdded: {
      subject: 'Nova clau d’accés al teu compte de la redacció {de |d’:site}',
      text: 'S’acaba d’afegir una clau d’accés al teu compte de la redacció. Qui la tingui i sàpiga la contrasenya pot iniciar la sessió sense cap codi.\n\nSi no has estat tu, algú fa servir la teva sessió. Treu la clau d’accés i canvia la contrasenya ara mateix, i avisa la direcció:\n\n{link}',
      button: 'Revisa les claus d’accés',
    },
  },
  es: {
    deskInvitation: {
      subject: 'Te invitan a la redacción de {site}',
      text: '{by} te invita a trabajar en la redacción de {site} con el rol de {role}. Abre este enlace para incorporarte:\n\n{link}\n\nEl enlace caduca a los tres días y solo funciona una vez. Necesitarás una aplicación de códigos de un solo uso en el teléfono.\n\nSi no esperas ninguna invitación, no tienes que hacer nada.',
      button: 'Incorporarte a la redacción',
    },
    deskChief: {
      subject: 'Ha cambiado quién dirige la redacción de {site}',
      text: '{outcome}\n\nOcurrió el {when}, en la redacción de {site}. Quien está en la dirección puede invitar a personas o sacarlas de la redacción, cambiar su rol y restablecer su acceso. Mira quién hay ahora en la redacción:\n\n{link}\n\nSi nadie te había hablado de ello, pregunta a quien lo ha hecho. Si sale tu nombre y no lo has hecho tú, alguien usa tu cuenta: cambia la contraseña ahora mismo y avisa al resto de la dirección.',
      button: 'Ver quién hay en la redacción',
    },
    deskReset: {
      subject: 'Han restablecido tu acceso a la redacción de {site}',
      text: 'La dirección ha quitado la contraseña de tu cuenta, el segundo factor y las llaves de acceso. Elige una contraseña nueva con este enlace y, a continuación, configura otro segundo factor:\n\n{link}\n\nEl enlace caduca al cabo de un día y solo funciona una vez. La contraseña de antes ya no sirve.\n\nSi no lo has pedido, avisa a la dirección en seguida y no pases el enlace a nadie: quien lo abra podrá iniciar sesión en tu nombre.',
      button: 'Elegir una contraseña nueva',
    },
    deskCodes: {
      subject: 'Alguien intenta iniciar sesión en tu cuenta de la redacción de {site}',
      text: 'Alguien ha escrito la contraseña de tu cuenta y después ha fallado muchas veces en el segundo factor: cinco en diez minutos, o diez en un día. Sin un código o una llave de acceso no puede iniciar sesión.\n\nSi no has sido tú, esa persona sabe tu contraseña. Cámbiala ahora mismo en tu cuenta, desde un navegador que ya hayas usado:\n\n{link}\n\nSi has sido tú, no tienes que hacer nada: dentro de diez minutos podrás volver a intentarlo.\n\nAvisamos una vez al día como máximo, aunque los intentos continúen.',
      button: 'Cambiar la contraseña',
    },
    deskPasswordChanged: {
      subject: 'Tu contraseña de la redacción de {site} ha cambiado',
      text: 'La contraseña de tu cuenta de la redacción se acaba de cambiar y se han cerrado las demás sesiones.\n\nSi no has sido tú, avisa a la dirección en seguida y pídele que restablezca tu acceso: te llegará un enlace a este correo. Comprueba que las llaves de acceso de tu cuenta sean tuyas:\n\n{link}',
      button: 'Ver tu cuenta',
    },
    deskPasskeyAdded: {
      subject: 'Nueva llave de acceso en tu cuenta de la redacción de {site}',
      text: 'Se acaba de añadir una llave de acceso a tu cuenta de la redacción. Quien la tenga y sepa la contraseña puede iniciar sesión sin ningún código.\n\nSi no has sido tú, alguien usa tu sesión. Quita la llave de acceso y cambia la contraseña ahora mismo, y avisa a la dirección:\n\n{link}',
      button: 'Revisar las llaves de acceso',
    },
  },
  en: {
    deskInvitation: {
      subject: 'You are invited to the {site} newsroom',
      text: '{by} invites you to work in the {site} newsroom as {role}. Open this link to join:\n\n{link}\n\nThe link expires after three days and works once. You will need an app for one-time codes on your phone.\n\nIf you are not expecting an invitation, there is nothing you need to do.',
      button: 'Join the newsroom',
    },
    deskChief: {
      subject: 'The role of chief changed in the {site} newsroom',
      text: '{outcome}\n\nThis happened on {when} in the {site} newsroom. A chief can invite and remove people, change their roles and reset their access. See who is in the newsroom now:\n\n{link}\n\nIf nobody had told you about this, ask whoever did it. If this names you and you did not do it, somebody is using your account: change your password right now and tell the other chiefs.',
      button: 'See who is in the newsroom',
    },
    deskReset: {
      subject: 'Your access to the {site} newsroom was reset',
      text: 'A chief removed the password of your account, its second factor and its passkeys. Choose a new password with this link, and then set up another second factor:\n\n{link}\n\nThe link expires after one day and works once. Your old password no longer works.\n\nIf you did not ask for this, tell the chief at once, and give the link to nobody: anyone who opens it can log in as you.',
      button: 'Choose a new password',
    },
    deskCodes: {
      subject: 'Somebody is trying to log in to your {site} newsroom account',
      text: 'Somebody entered your password and then failed the second factor many times: five within ten minutes, or ten within a day. Without a code or a passkey they cannot log in.\n\nIf this was not you, that person knows your password. Change it in your account right now, from a browser you have used before:\n\n{link}\n\nIf it was you, there is nothing you need to do: you can try again in ten minutes.\n\nWe send this at most once a day, even if the attempts go on.',
      button: 'Change your password',
    },
    deskPasswordChanged: {
      subject: 'Your {site} newsroom password has changed',
      text: 'The password of your newsroom account has just been changed and all other sessions have been logged out.\n\nIf this was not you, tell a chief at once and ask them to reset your access: a link will be sent to this address. Check that the passkeys of your account are yours:\n\n{link}',
      button: 'See your account',
    },
    deskPasskeyAdded: {
      subject: 'New passkey on your {site} newsroom account',
      text: 'A passkey has just been added to your newsroom account. Anyone who has it and knows your password can log in without a code.\n\nIf this was not you, somebody is using your session. Remove the passkey and change your password right now, and tell a chief:\n\n{link}',
      button: 'Check your passkeys',
    },
  },
});
