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

/** What a reader's program gets of a letter, but for the boundary between its parts. */
async function readOf(message: Buffer) {
  const { headers, text, html, from, to, subject, messageId, date } = await PostalMime.parse(message);
  const named = headers
    .filter(({ key }) => key !== 'content-type')
    .map(({ key, value }) => `${key}: ${value}`)
    .sort();
  // Bodies of ASCII alone end with the line that their part ends with.
  const [read, shown] = [text, html].map((body) => body?.replace(/\r\n/g, '\n').trimEnd());
  return { named, read, shown, from, to, subject, messageId, date };
}

/** Always the same numbers from 0 to 1. */
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

describe('letters of an edition', () => {
  it('are read as those that nodemailer composes, whatever is in them', async () => {
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
  ])('to %s are read alike too', async (to) => {
    const pack = await packer(common);
    expect(await readOf(await pack(own(1, { to })))).toEqual(
      await readOf(await composed(common, own(1, { to }))),
    );
  });

  it('have no line that mail servers break', async () => {
    const pack = await packer({ ...common, html: `<p>${'barca '.repeat(900)}${MARK}</p>` });
    const lines = (await pack(own(1))).toString('latin1').split('\r\n');
    expect(lines.filter((line) => line.length > 76 && !/^(?: <|Message-ID)/.test(line))).toEqual([]);
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
  });

  it('take no header that a value brings along', async () => {
    const pack = await packer(common);
    const message = await pack(own(1, { headers: { 'X-Portal-Letter': 'a\r\nBcc: all@example.org' } }));
    expect((await readOf(message)).named.filter((line) => line.startsWith('bcc'))).toEqual([]);
  });
});
