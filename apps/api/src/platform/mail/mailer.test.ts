import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer } from './mailer';

const EMAIL = {
  to: 'lectora@example.org',
  subject: 'Benvinguda, l’Àgata',
  text: 'Col·labora amb nosaltres.\n',
};
const now = () => new Date('2026-03-18T12:00:00Z');
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'portal-mail-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

it('without a server, emails are stored as files and listed', async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'portal@example.org', dataFolder }, now);
  await mailer.send(EMAIL);
  const [name = ''] = await readdir(path.join(dataFolder, 'outbox'));
  const message = await PostalMime.parse(await readFile(path.join(dataFolder, 'outbox', name)));
  expect([message.to?.[0]?.address, message.subject, message.text]).toEqual([
    EMAIL.to,
    EMAIL.subject,
    EMAIL.text,
  ]);
  const page = await mailer.mailFolder?.page();
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  const email = `/dev/mail/${path.parse(name).name}.html`;
  expect(page).toContain(`<li><a href="${email}">Benvinguda, l’Àgata</a><p>to lectora@example.org · `);
  expect(page).toContain(`<time datetime="${now().toISOString()}">`);
  expect(page).toContain(`<a href="/dev/mail/${name}">Source</a>`);
  expect(await mailer.mailFolder?.page()).toBe(page);
  expect(await mailer.mailFolder?.email(name)).toContain('MIME-Version');
  expect(await mailer.mailFolder?.email('../../../etc/passwd')).toBeNull();
  expect(await mailer.mailFolder?.rendered('../../../etc/passwd')).toBeNull();
  mailer.close();
});

it('stored emails are shown as HTML, or as text if they have no HTML', async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'portal@example.org', dataFolder }, now);
  await mailer.send({ ...EMAIL, subject: '<b>Avís</b>', text: 'Preu: 5 < 6\n' });
  await mailer.send({ ...EMAIL, html: '<!doctype html><p>Col·labora</p>' });
  const names = await readdir(path.join(dataFolder, 'outbox'));
  const emails = await Promise.all(names.map((name) => mailer.mailFolder?.rendered(name)));
  expect(emails).toContainEqual(expect.stringMatching(/^<!doctype html><p>Col·labora<\/p>/));
  expect(emails).toContainEqual(
    expect.stringMatching(/<h1>&lt;b&gt;Avís&lt;\/b&gt;<\/h1><pre>Preu: 5 &lt; 6\n<\/pre>/),
  );
  expect(await mailer.mailFolder?.page()).toContain('>&lt;b&gt;Avís&lt;/b&gt;</a>');
  mailer.close();
});

it.each([
  [undefined, '', 'portal@example.org'],
  [{ name: 'La Prova' }, 'La Prova', 'portal@example.org'],
  [{ name: 'El matí', address: 'mati@prova.example' }, 'El matí', 'mati@prova.example'],
])('emails have the sender %o', async (from, name, address) => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'portal@example.org', dataFolder }, now);
  await mailer.send({ ...EMAIL, ...(from ? { from } : {}) });
  const [file = ''] = await readdir(path.join(dataFolder, 'outbox'));
  const message = await PostalMime.parse(await readFile(path.join(dataFolder, 'outbox', file)));
  expect(message.from).toMatchObject({ name, address });
  mailer.close();
});

it('with a server, emails are sent', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'portal@example.org', dataFolder },
    now,
  );
  await mailer.send(EMAIL);
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const message = await PostalMime.parse(Buffer.concat(received));
  expect([message.from?.address, message.subject, message.text?.trim()]).toEqual([
    'portal@example.org',
    EMAIL.subject,
    EMAIL.text.trim(),
  ]);
  expect(mailer.mailFolder).toBeNull();
});
