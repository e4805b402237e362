import { fill, inEveryLanguage, type Language, WITHDRAWAL_FORM } from '@portal/model';
import { DESK_EMAILS, type DeskEmailKind } from '../../newsroom/desk/emails';
import { COMMENT_EMAILS, type CommentEmailKind } from '../../participation/comments/emails';
import { REPORT_EMAILS, type ReportEmailKind } from '../../participation/comments/report-emails';
import { UPLOAD_EMAILS, type UploadEmailKind } from '../../participation/uploads/emails';
import type { Email } from '../../platform/mail/mailer';
import { CONTRACT_EMAILS, type ContractEmailKind } from '../../revenue/entitlements/contract-emails';
import { WITHDRAWAL_EMAILS, type WithdrawalEmailKind } from '../../revenue/entitlements/withdrawal-emails';
import { type Block, type DressedSite, dressedHtml } from '../../sites/emails/dressed';
import { senderOf } from '../../sites/emails/sender';
import { CHILD_EMAILS, type ChildEmailKind } from './child-emails';
import { EMAIL_BUTTONS } from './email-buttons';
import type { EmailKind } from './email-kinds';

type Words = { subject: string; text: string };

const EMAILS: Readonly<
  Record<
    Language,
    Record<
      Exclude<
        EmailKind,
        | ChildEmailKind
        | CommentEmailKind
        | ContractEmailKind
        | DeskEmailKind
        | ReportEmailKind
        | UploadEmailKind
        | WithdrawalEmailKind
      >,
      Words
    > & {
      hello: string;
      goodbye: string;
    }
  >
> = inEveryLanguage({
  ca: {
    hello: 'Hola, {nick},',
    goodbye: 'Salutacions,\n{site}\n{origin}',
    validate: {
      subject: 'Confirma el teu correu a {site}',
      text: 'Gràcies per crear el teu compte. Obre aquest enllaç i confirma que l’adreça és teva:\n\n{link}\n\nL’enllaç caduca al cap de 72 hores. Si no has estat tu, no has de fer res.',
    },
    reset: {
      subject: 'Canvia la contrasenya {de |d’:site}',
      text: 'Hem rebut una petició per canviar la teva contrasenya. Pots fer-ho en aquesta pàgina:\n\n{link}\n\nL’enllaç caduca d’aquí a {lasts} i només funciona una vegada. Si no has estat tu, no has de fer res: la contrasenya continua igual.',
    },
    renew: {
      subject: 'Tria una contrasenya nova a {site}',
      text: 'Hem canviat la manera de desar les contrasenyes i la teva s’ha de renovar. Tria’n una de nova en aquesta pàgina:\n\n{link}\n\nL’enllaç caduca d’aquí a {lasts} i només funciona una vegada.',
    },
    changeEmail: {
      subject: 'Confirma el teu correu nou a {site}',
      text: 'Has demanat que el teu compte faci servir aquesta adreça. Obre aquest enllaç per confirmar-ho:\n\n{link}\n\nL’enllaç caduca al cap de 24 hores. Fins que no el confirmis, el compte continua amb l’adreça d’abans. Si no ho has demanat, no obris l’enllaç: algú vol posar la teva adreça al seu compte.',
    },
    emailChanging: {
      subject: 'Petició de canvi de correu al teu compte {de |d’:site}',
      text: 'Algú, segurament tu, ha demanat que el teu compte faci servir una altra adreça. No canviarà res fins que la nova es confirmi.\n\nSi no has estat tu, canvia la contrasenya ara mateix:\n\n{link}',
    },
    emailChanged: {
      subject: 'El correu del teu compte {de |d’:site} ha canviat',
      text: 'El teu compte ja no fa servir aquesta adreça: n’hi ha una de nova, que s’acaba de confirmar. S’han tancat les altres sessions.\n\nSi no has estat tu, avisa’ns de seguida:\n\n{link}',
    },
    passwordChanged: {
      subject: 'La teva contrasenya {de |d’:site} ha canviat',
      text: 'La contrasenya del teu compte s’acaba de canviar i s’han tancat les altres sessions.\n\nSi no has estat tu, recupera el compte des d’aquí:\n\n{link}',
    },
    recovered: {
      subject: 'El teu compte {de |d’:site} torna a ser teu',
      text: 'Algú que té accés a aquest correu ha triat una contrasenya nova per al teu compte. S’han tancat totes les sessions i el compte ja no s’obre amb Google ni amb cap altre proveïdor: tornarà a obrir-s’hi quan hi iniciïs la sessió amb aquesta mateixa adreça.\n\nSi no has estat tu, recupera el compte des d’aquí i canvia la contrasenya del teu correu:\n\n{link}',
    },
    newDevice: {
      subject: 'Inici de sessió des d’un dispositiu nou a {site}',
      text: 'S’ha iniciat la sessió al teu compte des d’un dispositiu que no coneixíem ({device}), {el |l’:when}.\n\nSi no has estat tu, canvia la contrasenya i tanca les sessions des del teu perfil:\n\n{link}',
    },
    linked: {
      subject: 'Ara també pots iniciar la sessió d’una altra manera a {site}',
      text: 'A partir d’ara també pots iniciar la sessió amb {provider}.\n\nSi no has estat tu, canvia la contrasenya:\n\n{link}',
    },
    newsletter: {
      subject: 'Confirma la subscripció al butlletí {de |d’:site}',
      text: 'Has demanat rebre {newsletters} en aquesta adreça. Obre aquest enllaç per confirmar-ho:\n\n{link}\n\nSi no has estat tu, no has de fer res: no t’enviarem res més.',
    },
  },
  es: {
    hello: 'Hola, {nick}:',
    goodbye: 'Un saludo,\n{site}\n{origin}',
    validate: {
      subject: 'Confirma tu correo en {site}',
      text: 'Gracias por crear tu cuenta. Abre este enlace y confirma que la dirección es tuya:\n\n{link}\n\nEl enlace caduca a las 72 horas. Si no has sido tú, no tienes que hacer nada.',
    },
    reset: {
      subject: 'Cambia tu contraseña de {site}',
      text: 'Hemos recibido una petición para cambiar tu contraseña. Puedes hacerlo en esta página:\n\n{link}\n\nEl enlace caduca en {lasts} y solo funciona una vez. Si no has sido tú, no tienes que hacer nada: la contraseña sigue igual.',
    },
    renew: {
      subject: 'Elige una contraseña nueva en {site}',
      text: 'Hemos cambiado la manera de guardar las contraseñas y hay que renovar la tuya. Elige una nueva en esta página:\n\n{link}\n\nEl enlace caduca en {lasts} y solo funciona una vez.',
    },
    changeEmail: {
      subject: 'Confirma tu correo nuevo en {site}',
      text: 'Has pedido que tu cuenta use esta dirección. Abre este enlace para confirmarlo:\n\n{link}\n\nEl enlace caduca a las 24 horas. Mientras no lo confirmes, la cuenta sigue con la dirección de antes. Si no lo has pedido, no abras el enlace: alguien quiere poner tu dirección en su cuenta.',
    },
    emailChanging: {
      subject: 'Petición de cambio de correo en tu cuenta de {site}',
      text: 'Alguien, seguramente tú, ha pedido que tu cuenta use otra dirección. No cambiará nada hasta que la nueva se confirme.\n\nSi no has sido tú, cambia la contraseña ahora mismo:\n\n{link}',
    },
    emailChanged: {
      subject: 'El correo de tu cuenta de {site} ha cambiado',
      text: 'Tu cuenta ya no usa esta dirección: tiene una nueva, que se acaba de confirmar. Se han cerrado las demás sesiones.\n\nSi no has sido tú, avísanos enseguida:\n\n{link}',
    },
    passwordChanged: {
      subject: 'Tu contraseña de {site} ha cambiado',
      text: 'La contraseña de tu cuenta se acaba de cambiar y se han cerrado las demás sesiones.\n\nSi no has sido tú, recupera la cuenta desde aquí:\n\n{link}',
    },
    recovered: {
      subject: 'Tu cuenta de {site} vuelve a ser tuya',
      text: 'Alguien que tiene acceso a este correo ha elegido una contraseña nueva para tu cuenta. Se han cerrado todas las sesiones y la cuenta ya no se abre con Google ni con ningún otro proveedor: volverá a abrirse cuando inicies sesión con esta misma dirección.\n\nSi no has sido tú, recupera la cuenta desde aquí y cambia la contraseña de tu correo:\n\n{link}',
    },
    newDevice: {
      subject: 'Inicio de sesión desde un dispositivo nuevo en {site}',
      text: 'Se ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos ({device}), el {when}.\n\nSi no has sido tú, cambia la contraseña y cierra las sesiones desde tu perfil:\n\n{link}',
    },
    linked: {
      subject: 'Ahora también puedes iniciar sesión de otra manera en {site}',
      text: 'A partir de ahora también puedes iniciar sesión con {provider}.\n\nSi no has sido tú, cambia la contraseña:\n\n{link}',
    },
    newsletter: {
      subject: 'Confirma la suscripción al boletín de {site}',
      text: 'Has pedido recibir {newsletters} en esta dirección. Abre este enlace para confirmarlo:\n\n{link}\n\nSi no has sido tú, no tienes que hacer nada: no te enviaremos nada más.',
    },
  },
  en: {
    hello: 'Hello, {nick},',
    goodbye: 'Best wishes,\n{site}\n{origin}',
    validate: {
      subject: 'Confirm your email address at {site}',
      text: 'Thank you for creating your account. Open this link to confirm that the address is yours:\n\n{link}\n\nThe link expires after 72 hours. If this was not you, there is nothing you need to do.',
    },
    reset: {
      subject: 'Change your password at {site}',
      text: 'We have received a request to change your password. You can do so on this page:\n\n{link}\n\nThe link expires in {lasts} and works once. If this was not you, there is nothing you need to do: your password stays the same.',
    },
    renew: {
      subject: 'Choose a new password at {site}',
      text: 'We have changed how we keep passwords and yours needs to be renewed. Choose a new one on this page:\n\n{link}\n\nThe link expires in {lasts} and works once.',
    },
    changeEmail: {
      subject: 'Confirm your new email address at {site}',
      text: 'You have asked for your account to use this address. Open this link to confirm it:\n\n{link}\n\nThe link expires after 24 hours. Until you confirm it, the account keeps the old address. If you did not ask for this, do not open the link: somebody wants to put your address on their account.',
    },
    emailChanging: {
      subject: 'Request to change the email address of your {site} account',
      text: 'Someone, probably you, has asked for your account to use another address. Nothing will change until the new one is confirmed.\n\nIf this was not you, change your password right now:\n\n{link}',
    },
    emailChanged: {
      subject: 'The email address of your {site} account has changed',
      text: 'Your account no longer uses this address: it has a new one, which has just been confirmed. All other sessions have been logged out.\n\nIf this was not you, tell us at once:\n\n{link}',
    },
    passwordChanged: {
      subject: 'Your {site} password has changed',
      text: 'The password of your account has just been changed and all other sessions have been logged out.\n\nIf this was not you, recover the account from here:\n\n{link}',
    },
    recovered: {
      subject: 'Your {site} account has a new password',
      text: 'Somebody with access to this mailbox has chosen a new password for your account. All sessions have been logged out, and Google or any other provider no longer opens the account until you log in with them using this same address.\n\nIf this was not you, recover the account from here and change the password of your mailbox:\n\n{link}',
    },
    newDevice: {
      subject: 'New device logged in at {site}',
      text: 'Your account was logged in to from a device that we did not know ({device}), on {when}.\n\nIf this was not you, change your password and log out the sessions from your profile:\n\n{link}',
    },
    linked: {
      subject: 'You can now also log in another way at {site}',
      text: 'From now on you can also log in to your account with {provider}.\n\nIf this was not you, change your password:\n\n{link}',
    },
    newsletter: {
      subject: 'Confirm your subscription to the {site} newsletter',
      text: 'You have asked for {newsletters} at this address. Open this link to confirm it:\n\n{link}\n\nIf this was not you, there is nothing you need to do: we will not send you anything else.',
    },
  },
});

export type EmailValues = { link: string } & Partial<
  Record<
    | 'nick'
    | 'device'
    | 'lasts'
    | 'when'
    | 'provider'
    | 'title'
    | 'words'
    | 'ground'
    | 'by'
    | 'cause'
    | 'clause'
    | 'duration'
    | 'months'
    | 'about'
    | 'note'
    | 'outcome'
    | 'child'
    | 'appeal'
    | 'newsletters'
    | 'offer'
    | 'term'
    | 'again'
    | 'old'
    | 'price'
    | 'seller'
    | 'withdrawal'
    | 'start'
    | 'owner'
    | 'refund'
    | 'profile'
    | 'role',
    string
  >
>;

/** Characters that break a line, in an email or in its head. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onOneLine(value)])));

/** Links of a text, each a paragraph of its own; the first is the button. */
const isLink = (paragraph: string) => paragraph === '{link}' || paragraph === '{appeal}';

/** What a letter says only where it is known: each is a paragraph of its own. */
const WHERE_KNOWN = ['price', 'start', 'withdrawal', 'about', 'words', 'note'] as const;

/** The model form of withdrawal, to whoever sells. */
function withdrawalForm(language: Language, { owner }: EmailValues): string[] {
  if (owner === undefined) return [];
  const { title, intro, lines, blank } = WITHDRAWAL_FORM[language];
  return [`${title}. ${intro}`, lines.map((line) => line.replaceAll('{blank}', blank)).join('\n')];
}

/** The paragraphs of a text that have something to say. */
const paragraphsOf = (text: string, values: EmailValues, language: Language) =>
  text
    .trimEnd()
    .split('\n\n')
    .flatMap((paragraph) => (paragraph === '{form}' ? withdrawalForm(language, values) : [paragraph]))
    .filter(
      (paragraph) => !WHERE_KNOWN.some((name) => paragraph === `{${name}}` && values[name] === undefined),
    );

/** A paragraph of a text, as its letter shows it. */
function blockOf(
  paragraph: string,
  { known, label }: { known: Readonly<Record<string, string>>; label: string | null },
): Block {
  const words = filled(paragraph, known);
  if (isLink(paragraph)) return { link: words, label };
  return paragraph === '{words}' ? { quote: words } : { text: words };
}

/** An email in the site's language, as plain text and in its dress. Readers' own words go into its body alone, each on one line. */
export function emailOf(
  kind: EmailKind,
  to: string,
  { site, origin }: { site: DressedSite; origin: string },
  values: EmailValues,
): Email {
  const { hello, goodbye: bye, ...emails } = EMAILS[site.language];
  const { subject: title, text } = {
    ...emails,
    ...CHILD_EMAILS[site.language],
    ...COMMENT_EMAILS[site.language],
    ...CONTRACT_EMAILS[site.language],
    ...DESK_EMAILS[site.language],
    ...REPORT_EMAILS[site.language],
    ...UPLOAD_EMAILS[site.language],
    ...WITHDRAWAL_EMAILS[site.language],
  }[kind];
  const sender = senderOf(site);
  const goodbye = sender ? `${bye}\n{sender}` : bye;
  const known = { ...values, site: site.name, origin, ...(sender ? { sender } : {}) };
  const paragraphs = [...(values.nick ? [hello] : []), ...paragraphsOf(text, values, site.language)];
  const button = paragraphs.findIndex(isLink);
  const subject = filled(title, known);
  return {
    to,
    kind,
    from: { name: site.name },
    subject,
    text: `${[...paragraphs, goodbye].map((paragraph) => filled(paragraph, known)).join('\n\n')}\n`,
    html: dressedHtml(site, {
      subject,
      blocks: paragraphs.map((paragraph, at) =>
        blockOf(paragraph, { known, label: at === button ? EMAIL_BUTTONS[site.language][kind] : null }),
      ),
      goodbye: { text: filled(goodbye, known), origin },
    }),
  };
}
