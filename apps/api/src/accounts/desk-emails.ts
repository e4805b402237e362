import type { Language } from '@portal/model';

/** Kinds of email to people of the newsroom, about their accounts at the desk. */
export const DESK_EMAIL_KINDS = ['deskInvitation', 'deskReset'] as const;
export type DeskEmailKind = (typeof DESK_EMAIL_KINDS)[number];

type Words = { subject: string; text: string };

/** Texts of emails about accounts at the desk. */
export const DESK_EMAILS: Readonly<Record<Language, Record<DeskEmailKind, Words>>> = {
  ca: {
    deskInvitation: {
      subject: 'Et conviden a la redacció {de |d’:site}',
      text: 'T’han convidat a treballar a la redacció {de |d’:site}. Obre aquest enllaç per entrar-hi:\n\n{link}\n\nL’enllaç val tres dies i només una vegada. Et caldrà una aplicació de codis d’un sol ús al telèfon.',
    },
    deskReset: {
      subject: 'Han tret el teu segon factor a la redacció {de |d’:site}',
      text: 'La direcció ha tret el segon factor del teu compte, i les claus d’accés. La propera vegada que entris amb la contrasenya en triaràs un altre:\n\n{link}\n\nSi no ho has demanat, avisa la direcció de seguida: fins que no entris, la teva contrasenya obre la redacció.',
    },
  },
  es: {
    deskInvitation: {
      subject: 'Te invitan a la redacción de {site}',
      text: 'Te han invitado a trabajar en la redacción de {site}. Abre este enlace para entrar:\n\n{link}\n\nEl enlace vale tres días y una sola vez. Necesitarás una aplicación de códigos de un solo uso en el teléfono.',
    },
    deskReset: {
      subject: 'Han quitado tu segundo factor en la redacción de {site}',
      text: 'La dirección ha quitado el segundo factor de tu cuenta, y las llaves de acceso. La próxima vez que entres con la contraseña elegirás otro:\n\n{link}\n\nSi no lo has pedido, avisa a la dirección en seguida: hasta que entres, tu contraseña abre la redacción.',
    },
  },
  en: {
    deskInvitation: {
      subject: 'You are invited to the {site} newsroom',
      text: 'You have been invited to work in the {site} newsroom. Open this link to join:\n\n{link}\n\nThe link is valid for three days and works once. You will need an app for one-time codes on your phone.',
    },
    deskReset: {
      subject: 'Your second factor at the {site} newsroom was removed',
      text: 'A chief removed the second factor of your account, and its passkeys. The next time you log in with your password you set up another:\n\n{link}\n\nIf you did not ask for this, tell the chief at once: until you log in, your password alone opens the newsroom.',
    },
  },
};
