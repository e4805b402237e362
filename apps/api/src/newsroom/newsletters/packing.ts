import MailComposer from 'nodemailer/lib/mail-composer';

type Headers = Readonly<Record<string, string>>;

/** What all letters of an edition have in common; in its bodies `mark` stands where each letter has a link of its own. */
export type Common = {
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  mark: string;
  headers: Headers;
};

/** What a letter has of its own. */
export type Own = { to: string; link: string; messageId: string; date: Date; headers: Headers };

/** Composes one letter after another. */
export type Packer = (own: Own) => Promise<Buffer>;

/** A letter as nodemailer composes it, from its beginning. */
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

/** Addresses, and values of headers, that are written as they are; nodemailer knows how all others are. */
const PLAIN_ADDRESS = /^[\w+-]+(\.[\w+-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const MAX_ADDRESS_LENGTH = 254;
const UNBROKEN = /^[\x21-\x7e]{1,900}$/;
const MAX_LINE = 76;

/** A header whose value cannot be broken: on a line of its own where both are too long for one. */
const header = (name: string, value: string) =>
  name.length + value.length + 2 < MAX_LINE ? `${name}: ${value}` : `${name}:\r\n ${value}`;

/** Bytes that a line of base64 holds. */
const BYTES_OF_LINE = 57;
const linesOf = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}(?!$)/g, '$&\r\n');

/** A body as lines of base64: those before its first link are the same in every letter, so only the rest is encoded anew. */
function bodyOf(text: string, mark: string): (link: string) => string {
  const bytes = Buffer.from(text);
  const at = bytes.indexOf(mark);
  const before = at === -1 ? bytes.length : at;
  const length = before - (before % BYTES_OF_LINE);
  const same = length ? `${linesOf(bytes.subarray(0, length))}\r\n` : '';
  // Bytes as characters: a line may end within a letter.
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

/** Bodies that are found again as they are encoded; beyond ASCII, so that they are. */
const PLACES = { text: 'el lloc del text: ó', html: 'el lloc de l’HTML: ó' };
const PLACE: Own = {
  to: 'place@place.invalid',
  link: 'https://place.invalid/',
  messageId: '<place@place.invalid>',
  date: new Date(0),
  headers: {},
};

/**
 * Composes the letters of an edition: its parts once, by nodemailer, and for each letter only what that has of its own. A letter with
 * an address or a header that has to be encoded is nodemailer's altogether.
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
