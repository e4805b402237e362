import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testMailServer } from '../../testing/mail-server';
import { type Packed, smtpCourier } from './courier';

const corked = vi.spyOn(Socket.prototype, 'cork');
beforeEach(() => void corked.mockClear());

let server: Awaited<ReturnType<typeof testMailServer>> | undefined;
afterEach(() => server?.close());

const emailOf = (text: string, beforeEnd: () => void): Packed => ({
  from: 'portal@prova.example',
  to: 'a@example.org',
  message: Buffer.from(`Subject: Prova\r\n\r\n${text}`),
  beforeEnd,
});

/** The socket that is corked before the end of an email. */
function socketOf(): Socket {
  const [socket] = corked.mock.contexts.slice(-1);
  if (!(socket instanceof Socket)) throw new Error('no socket holds anything back');
  return socket;
}

const LONG = 'Els pescadors hi tornen dilluns.\r\n'.repeat(4_000);

for (const secure of [false, true])
  for (const [what, text] of [
    ['a long letter', LONG],
    ['one of a line', '.'],
  ])
    it(`${what} is gone by the time that anything else can happen, ${secure ? 'by TLS' : 'in the open'}`, async () => {
      server = await testMailServer(undefined, { secure });
      const courier = await smtpCourier(server.url);
      const sent = courier.send(
        emailOf(text ?? '', () => {
          const socket = socketOf();
          process.nextTick(() => socket.destroy());
        }),
      );
      await expect(sent).rejects.toThrow();
      await expect
        .poll(() => server?.taken.map(({ message }) => message), { timeout: 10_000 })
        .toEqual([expect.stringContaining(`\r\n\r\n${text}`)]);
    });

it('does not finish an email that must no longer be sent, and closes its connection', async () => {
  server = await testMailServer();
  const courier = await smtpCourier(server.url);
  const sent = courier.send(
    emailOf(LONG, () => {
      throw new Error('too late');
    }),
  );
  await expect(sent).rejects.toThrow('too late');
  await expect(courier.send(emailOf('Prova', () => undefined))).rejects.toThrow();
  await server.close();
  expect(server.taken).toEqual([]);
});

it('sends several emails over one connection', async () => {
  server = await testMailServer((address) => (address === 'no@example.org' ? 550 : null));
  const courier = await smtpCourier(server.url);
  await courier.send(emailOf(LONG, () => undefined));
  await expect(courier.send({ ...emailOf(LONG, () => undefined), to: 'no@example.org' })).rejects.toThrow(
    '550',
  );
  await courier.send(emailOf('Prova', () => undefined));
  courier.close();
  expect(server.taken.map(({ message }) => message.length)).toEqual([expect.any(Number), expect.any(Number)]);
});
