import { fill, inEveryLanguage, type Language } from '@portal/model';
import type { Email } from '../../platform/mail';
import type { SiteRecord } from '../../sites';
import { dressedHtml } from '../../sites/emails';
import type { contactMessages } from './tables';

type Row = Pick<
  typeof contactMessages.$inferSelect,
  'name' | 'email' | 'subject' | 'message' | 'more' | 'isProven'
>;

const TEXTS: Readonly<
  Record<
    Language,
    Record<
      'toDesk' | 'copy' | 'copyText' | 'received' | 'from' | 'about' | 'phone' | 'place' | 'goodbye',
      string
    >
  >
> = inEveryLanguage({
  ca: {
    toDesk: '[{site}] {subject}',
    copy: 'Hem rebut el teu missatge a {site}',
    copyText: 'Hem rebut el teu missatge i el llegirem aviat. Aquesta n’és una còpia per a tu:',
    received: 'Hem rebut el teu missatge i el llegirem aviat. Si no ens has escrit tu, no has de fer res.',
    from: 'De: {name} <{email}>',
    about: 'Missatge d’un lector',
    phone: 'Telèfon: {value}',
    place: 'Població: {value}',
    goodbye: 'Salutacions,\n{site}\n{origin}',
  },
  es: {
    toDesk: '[{site}] {subject}',
    copy: 'Hemos recibido tu mensaje en {site}',
    copyText: 'Hemos recibido tu mensaje y lo leeremos pronto. Esta es una copia para ti:',
    received:
      'Hemos recibido tu mensaje y lo leeremos pronto. Si no nos has escrito tú, no tienes que hacer nada.',
    from: 'De: {name} <{email}>',
    about: 'Mensaje de un lector',
    phone: 'Teléfono: {value}',
    place: 'Población: {value}',
    goodbye: 'Un saludo,\n{site}\n{origin}',
  },
  en: {
    toDesk: '[{site}] {subject}',
    copy: 'We have received your message to {site}',
    copyText: 'We have received your message and will read it soon. This is your copy:',
    received:
      'We have received your message and will read it soon. If you did not write to us, there is nothing you need to do.',
    from: 'From: {name} <{email}>',
    about: 'Message from a reader',
    phone: 'Phone: {value}',
    place: 'Place: {value}',
    goodbye: 'Regards,\n{site}\n{origin}',
  },
});

/** Label of a contact subject; null for none. */
export const subjectOf = ({ contact }: Pick<SiteRecord, 'contact'>, id: string | null): string | null =>
  contact?.subjects.find((known) => known.id === id)?.label ?? null;

/** Recipient of a message: the email address of its subject, of the form, or of the site. */
export const recipientOf = (
  { contact, contactEmail }: Pick<SiteRecord, 'contact' | 'contactEmail'>,
  subject: string | null,
): string | undefined => contact?.recipients[subject ?? ''] ?? contact?.recipient ?? contactEmail;

/**
 * Email to the newsroom, with a reply-to header for the sender, and the sender's copy. No text from the
 * reader goes into a header except the reply-to address, which is validated. An unconfirmed email address
 * gets a copy without the text, which anyone may have written.
 */
export function contactEmails(
  site: SiteRecord,
  origin: string,
  row: Row,
  to: string,
): Record<'toDesk' | 'copy', Email> {
  const texts = TEXTS[site.language];
  const subject = subjectOf(site, row.subject) ?? texts.about;
  const named = { site: site.name, origin, subject };
  const told = [
    fill(texts.from, { name: row.name, email: row.email }),
    ...(row.more.phone ? [fill(texts.phone, { value: row.more.phone })] : []),
    ...(row.more.place ? [fill(texts.place, { value: row.more.place })] : []),
  ].join('\n');
  const words = [told, '', row.message].join('\n');
  const goodbye = fill(texts.goodbye, named);
  const blocks = [{ text: told }, { quote: row.message }];
  const copySubject = fill(texts.copy, named);
  return {
    toDesk: {
      to,
      subject: fill(texts.toDesk, named),
      text: words,
      replyTo: row.email,
      html: dressedHtml(site, { subject, blocks }),
    },
    copy: {
      to: row.email,
      subject: copySubject,
      from: { name: site.name },
      text: [
        ...(row.isProven ? [texts.copyText, '', subject, '', words] : [texts.received]),
        '',
        goodbye,
      ].join('\n'),
      html: dressedHtml(site, {
        subject: copySubject,
        blocks: row.isProven
          ? [{ text: texts.copyText }, { text: subject }, ...blocks]
          : [{ text: texts.received }],
        goodbye: { text: goodbye, origin },
      }),
    },
  };
}
