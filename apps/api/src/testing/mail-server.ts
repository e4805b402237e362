import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A local mail server that collects messages. `refuse` rejects a recipient with a response code; `secure`
 * accepts only TLS.
 */
export async function testMailServer(
  refuse: (email: string) => number | null = () => null,
  { secure = false }: { secure?: boolean } = {},
) {
  const taken: { to: string; message: string }[] = [];
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address: email }, _, done) => {
      const code = refuse(email);
      done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString();
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', message });
        done();
      });
    },
  });
  // Connections of killed processes break off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    // Its certificate is self-signed.
    url: secure ? `smtps://127.0.0.1:${port}/?tls.rejectUnauthorized=false` : `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
