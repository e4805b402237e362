import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { type Common, composed, type Own, packer } from './packing';

const MARK = 'https://leaving.invalid/';
const common: Common = {
  from: { name: 'Diari de l’Estuari', address: 'diari@prova.example' },
  subject: 'Primera hora: el port obre, i la llotja també; l’endemà, el mercat de Sant Joan i les barques',
  html: `<p>El port de Llevant</p><a href="${MARK}">Surt</a>`,
  text: `El port\n\nSurt: ${MARK}\n`,
  mark: MARK,
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', Precedence: 'bulk' },
};
const own = (number: number, more: Partial<Own> = {}): Own => {
  const link = `https://www.prova.example/sortir/?token=${'Ab_-9'.repeat(12)}${number}`;
  return {
    to: `lectora.${number}+diari@example.org`,
    link,
    messageId: `<${number.toString(36)}-${'0f'.repeat(16)}@www.prova.example>`,
    date: new Date(1_774_000_000_000 + number * 1_000),
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'X-Portal-Letter': `${number.toString(36)}-${'0f'.repeat(16)}`,
    },
    ...more,
  };
};

/** Parsed email as a mail client sees it, without the multipart boundary. */
async function readOf(message: Buffer) {
  const { headers, text, html, from, to, subject, messageId, date } = await PostalMime.parse(message);
  const named = headers
    .filter(({ key }) => key !== 'content-type')
    .map(({ key, value }) => `${key}: ${value}`)
    .sort();
  // ASCII bodies include the last line break of their part.
  const [read, shown] = [text, html].map((body) => body?.replace(/\r\n/g, '\n').trimEnd());
  return { named, read, shown, from, to, subject, messageId, date };
}

/** Deterministic random numbers from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}
const PIECES = [
  'a',
  'é',
  '€',
  '🌊',
  ' ',
  '\n',
  '<b>',
  '=',
  '.',
  '\r\n.\r\n',
  'From ',
  MARK,
  'll'.repeat(40),
  '"',
];
function textOf(random: Generator<number, never>): string {
  const length = Math.floor(random.next().value * 120);
  return Array.from({ length }, () => PIECES[Math.floor(random.next().value * PIECES.length)]).join('');
}

describe('emails of an edition', () => {
  it('parse the same as those composed by nodemailer, whatever their contents', async () => {
    const random = numbers(7);
    for (let edition = 0; edition < 120; edition += 1) {
      const more = edition ? { html: `<p>${textOf(random)}</p>`, text: `x${textOf(random)}x` } : {};
      const parts = { ...common, ...more };
      const pack = await packer(parts);
      for (let number = 0; number < 3; number += 1) {
        const one = own(Math.floor(random.next().value * 1e9));
        expect(await readOf(await pack(one))).toEqual(await readOf(await composed(parts, one)));
      }
    }
  });

  it.each([
    ['"una lectora"@example.org'],
    ['lectora@espurnes.català'],
    [`${'l'.repeat(64)}@${'d'.repeat(60)}.example`],
    ['..@example.org'],
    ['a@example.org>, <b@example.org'],
  ])('emails of an edition to %s parse the same too', async (to) => {
    const pack = await packer(common);
    expect(await readOf(await pack(own(1, { to })))).toEqual(
      await readOf(await composed(common, own(1, { to }))),
    );
  });

  it('have no line that mail servers would break', async () => {
    const pack = await packer({ ...common, html: `<p>${'barca '.repeat(900)}${MARK}</p>` });
    const lines = (await pack(own(1))).toString('latin1').split('\r\n');
    expect(lines.filter((line) => line.length > 76 && !/^(?: <|Message-ID)/.test(line))).toEqual([]);
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
  });

  it('reject header injection through a value', async () => {
    const pack = await packer(common);
    const message = await pack(own(1, { headers: { 'X-Portal-Letter': 'a\r\nBcc: all@example.org' } }));
    expect((await readOf(message)).named.filter((line) => line.startsWith('bcc'))).toEqual([]);
  });
});
