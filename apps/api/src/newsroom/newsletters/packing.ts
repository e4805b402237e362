// Public: https://nodemailer.com/extras/mailcomposer.
import MailComposer from 'nodemailer/lib/mail-composer';

type Headers = Readonly<Record<string, string>>;

/** Common parts of an edition's emails; `mark` in the bodies is the placeholder of each email's own link. */
export type Common = {
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  mark: string;
  headers: Headers;
};

/** Individual parts of an email. */
export type Own = { to: string; link: string; messageId: string; date: Date; headers: Headers };

export type Packer = (own: Own) => Promise<Buffer>;

/** An email composed entirely by nodemailer. */
export const composed = (
  { from, subject, html, text, mark, headers: common }: Common,
  { to, link, messageId, date, headers }: Own,
): Promise<Buffer> =>
  new MailComposer({
    from,
    to,
    subject,
    html: html.replaceAll(mark, () => link),
    text: text.replaceAll(mark, () => link),
    textEncoding: 'base64',
    messageId,
    date,
    headers: { ...headers, ...common },
  })
    .compile()
    .build();

/** Email addresses and header values that need no encoding; all others are left to nodemailer. */
const PLAIN_ADDRESS = /^[\w+-]+(\.[\w+-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const MAX_ADDRESS_LENGTH = 254;
const UNBROKEN = /^[\x21-\x7e]{1,900}$/;
const MAX_LINE = 76;

/** A header with an unbreakable value: folded onto its own line if too long. */
const header = (name: string, value: string) =>
  name.length + value.length + 2 < MAX_LINE ? `${name}: ${value}` : `${name}:\r\n ${value}`;

/** Bytes per line of base64. */
const BYTES_OF_LINE = 57;
const linesOf = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}(?!$)/g, '$&\r\n');

/**
 * Body as base64 lines: those before its first link are the same in every email, so only the rest is encoded
 * again.
 */
function bodyOf(text: string, mark: string): (link: string) => string {
  const bytes = Buffer.from(text);
  const at = bytes.indexOf(mark);
  const before = at === -1 ? bytes.length : at;
  const length = before - (before % BYTES_OF_LINE);
  const same = length ? `${linesOf(bytes.subarray(0, length))}\r\n` : '';
  // Bytes as characters, because a base64 line may end within a UTF-8 character.
  const rest = bytes.subarray(length).toString('latin1');
  return (link) =>
    same +
    linesOf(
      Buffer.from(
        rest.replaceAll(mark, () => link),
        'latin1',
      ),
    );
}

/**
 * Placeholder bodies that can be found in the encoded message; non-ASCII, so that they are encoded as base64.
 */
const PLACES = { text: 'el lloc del text: ó', html: 'el lloc de l’HTML: ó' };
const PLACE: Own = {
  to: 'place@place.invalid',
  link: 'https://place.invalid/',
  messageId: '<place@place.invalid>',
  date: new Date(0),
  headers: {},
};

/**
 * Composes an edition's emails: common parts once, by nodemailer, and individual parts for each email. One
 * whose email address or header needs encoding is composed entirely by nodemailer.
 */
export async function packer(common: Common): Promise<Packer> {
  const built = await composed({ ...common, ...PLACES }, PLACE);
  const [head = '', ...rest] = built.toString('latin1').split('\r\n\r\n');
  const parts = [PLACES.text, PLACES.html].map((place) => linesOf(Buffer.from(place)));
  const [opening = '', middle = '', closing = ''] = rest
    .join('\r\n\r\n')
    .split(new RegExp(parts.map((part) => part.replace(/\+/g, '\\+')).join('|')));
  const varying = /^(?:to|message-id|date):/i;
  const same = head.split(/\r\n(?![ \t])/).filter((line) => !varying.test(line));
  const text = bodyOf(common.text, common.mark);
  const html = bodyOf(common.html, common.mark);
  return async (own) => {
    const { to, link, messageId, date, headers } = own;
    const isPlain =
      to.length <= MAX_ADDRESS_LENGTH &&
      PLAIN_ADDRESS.test(to) &&
      [link, messageId, ...Object.values(headers)].every((value) => UNBROKEN.test(value));
    if (!isPlain) return composed(common, own);
    const lines = [
      ...Object.entries({ ...headers, To: to, 'Message-ID': messageId }).map((one) => header(...one)),
      `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
      ...same,
      '',
    ].join('\r\n');
    return Buffer.from(`${lines}\r\n${opening}${text(link)}${middle}${html(link)}${closing}`, 'latin1');
  };
}
