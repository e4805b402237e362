import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCursors } from '../../platform/secrets/cursors';
import { deliveryStatus, feedbackReport } from '../../testing/reports';
import { emailIdentifier, identifiedEmail, returnAddress } from './email-identifier';
import { MAX_MESSAGE_BYTES, messagesOf } from './mailboxes';
import { reportIn } from './reports';

const cursors = createCursors('a secret of the tests');
const name = emailIdentifier(cursors, 4711);
const read = (text: string) => reportIn(Buffer.from(text));

describe('names of emails', () => {
  it('are found anywhere in a text, in any case', () => {
    for (const text of [name, name.toUpperCase(), `To: rebots+${name}@prova.example`, `<${name}@x>`])
      expect(identifiedEmail(cursors, text)).toBe(4711);
    expect(returnAddress('rebots@prova.example', name)).toBe(`rebots+${name}@prova.example`);
    const longest = returnAddress(
      `${'r'.repeat(19)}@x.example`,
      emailIdentifier(cursors, Number.MAX_SAFE_INTEGER),
    );
    expect(longest.indexOf('@')).toBeLessThanOrEqual(64);
  });

  it('cannot be forged', () => {
    const other = emailIdentifier(createCursors('another secret'), 4711);
    const forged = `zzz${name.slice(name.indexOf('-'))}`;
    const longer = `${name}0`;
    expect([other, forged, longer, '', '-'].map((text) => identifiedEmail(cursors, text))).toEqual(
      Array(5).fill(null),
    );
  });

  it('are checked only a few times per text', () => {
    expect(identifiedEmail(cursors, `${`1-${'0'.repeat(32)} `.repeat(50)}${name}`)).toBeNull();
  });
});

describe('reports', () => {
  it.each([
    ['a mailbox that there is not', '5.1.1', 'hard'],
    ['a mailbox that is switched off', '5.2.1', 'hard'],
    ['a mailbox that is full', '5.2.2', 'soft'],
    ['a letter that is too long', '5.3.4', 'soft'],
    ['a server that does not trust us', '5.7.26', 'soft'],
    ['a server that was away for days', '4.4.1', 'soft'],
  ])('a bounce of %s is recognised', async (_, status, kind) => {
    const report = await read(deliveryStatus({ name }, { status }));
    expect(report?.kind).toBe(kind);
    expect(report?.at?.toISOString()).toBe('2026-03-18T07:00:00.000Z');
    expect(identifiedEmail(cursors, report?.named ?? '')).toBe(4711);
  });

  it.each(['0000-01-01', '-000001-01-01', 'Wed, 18 Mar 9999 07:00:00 +0000', 'ahir'])(
    'reports with an invalid date (%s) have no time',
    async (date) => {
      const text = deliveryStatus({ name }).replace(/^Date: .*$/m, `Date: ${date}`);
      expect(text).toContain(date);
      expect(await read(text)).toMatchObject({ kind: 'hard', at: null });
    },
  );

  it('are matched by the email’s headers alone, or by its bounce address', async () => {
    const alone = await read(deliveryStatus({ name }, { headersOnly: true }));
    expect(identifiedEmail(cursors, alone?.named ?? '')).toBe(4711);
    const text = deliveryStatus({ name: 'cap' }).replace('rebots@', `rebots+${name}@`);
    expect(identifiedEmail(cursors, (await read(text))?.named ?? '')).toBe(4711);
  });

  it('count a complaint by a reader, and not a “not spam” report', async () => {
    const report = await read(feedbackReport({ name }));
    expect(report?.kind).toBe('complaint');
    expect(identifiedEmail(cursors, report?.named ?? '')).toBe(4711);
    expect(await read(feedbackReport({ name }, 'not-spam'))).toBeNull();
  });

  it.each([
    ['a letter that is late', deliveryStatus({ name }, { action: 'delayed', status: '4.4.1' })],
    ['a letter that came through', deliveryStatus({ name }, { action: 'delivered', status: '2.0.0' })],
    ['an answer from a holiday', `From: a@example.org\nAuto-Submitted: auto-replied\n\nSóc fora. ${name}\n`],
    ['nothing', ''],
    ['what is no text', Buffer.from([0, 255, 13, 10, 0]).toString('latin1')],
  ])('do not include %s', async (_, text) => {
    expect(await read(text)).toBeNull();
  });

  it.each([
    [
      'parts within parts',
      Array.from(
        { length: 4_000 },
        (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
      ).join(''),
    ],
    ['messages within messages', 'Content-Type: message/rfc822\n\n'.repeat(20_000)],
    ['a head without end', `X: ${'a'.repeat(400_000)}`],
    [
      'many fields',
      `${deliveryStatus({ name }).split('--tall--')[0]}\n--tall\nContent-Type: message/delivery-status\n\n${'A: b\n'.repeat(30_000)}`,
    ],
    [
      'groups without end',
      `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\n${'A: b\n\n'.repeat(25_000)}`,
    ],
    ['hyphens', `Content-Type: multipart/report; boundary="${'-'.repeat(60)}"\n\n${'-'.repeat(200_000)}`],
    [
      'names',
      `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${'0-'.repeat(100_000)}`,
    ],
  ])('are parsed without backtracking: %s', async (_, text) => {
    // A backtracking pattern takes minutes.
    const report = await read(text.slice(0, MAX_MESSAGE_BYTES));
    expect([4711, null]).toContain(identifiedEmail(cursors, report?.named ?? text));
  });

  it('never throw', async () => {
    const piece = fc.constantFrom('\n', '\n\n', '--tall\n', ...deliveryStatus({ name }).split('\n'));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const report = await read(pieces.join('\n'));
        expect(report === null || ['hard', 'soft', 'complaint'].includes(report.kind)).toBe(true);
      }),
    );
  });
});

describe('mailboxes', () => {
  const all = async (...chunks: string[]): Promise<string[]> => {
    const messages: string[] = [];
    for await (const message of messagesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))))
      messages.push(message.toString());
    return messages;
  };

  it('have one message per separator, however the stream is split', async () => {
    const mailbox =
      'From a Wed Mar 18\nSubject: u\n\nun\n\nFrom b Wed Mar 18\nSubject: dos\n\nFrom here\n>From there\n';
    const messages = ['Subject: u\n\nun\n\n', 'Subject: dos\n\n'];
    expect((await all(mailbox)).slice(0, 1)).toEqual(messages.slice(0, 1));
    expect(await all(...mailbox)).toEqual(await all(mailbox));
  });

  it('mailboxes of a single message have no separator', async () => {
    expect(await all('Subject: u\n\nun\n\nFrom here on\n')).toEqual(['Subject: u\n\nun\n\nFrom here on\n']);
    expect(await all()).toEqual([]);
  });

  it('keep only the part of a message that is read', async () => {
    const long = 'a'.repeat(3 * MAX_MESSAGE_BYTES);
    const [first, second] = await all(
      `From a\n${long}\n`,
      `${'b\n'.repeat(MAX_MESSAGE_BYTES)}\nFrom b\nSubject: x\n`,
    );
    expect([first?.length, second]).toEqual([MAX_MESSAGE_BYTES, 'Subject: x\n']);
  });
});
