import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailFolder } from '../../platform/mail';

/** A letter as it goes to a mail server. */
export type Packed = {
  from: string;
  to: string;
  message: Buffer;
  /** Called just before the last bytes go; throws where they may go no more. */
  beforeEnd: () => void;
};

/** A way to a mail server, for one letter after another. */
export type Courier = { send: (letter: Packed) => Promise<void>; close: () => void };

/** Milliseconds after which a mail server that is silent is none. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 } as const;

/** Bytes of a message that go with its end. */
const LAST = 64;

/**
 * The message in two pieces. The socket holds the second one back until nodemailer has written the dot that ends the message;
 * then `beforeEnd` is called, and both go by one call of the system, the very next one: hardly a process is killed between them.
 */
function inTwo(
  { message, beforeEnd }: Pick<Packed, 'message' | 'beforeEnd'>,
  socket: Socket,
  fail: (error: unknown) => void,
): Readable {
  const middle = Math.max(0, message.length - LAST);
  let isBegun = middle === 0;
  const end = () => {
    if (stream.destroyed || socket.destroyed) return;
    socket.cork();
    // Written to its end, the message lets go of the socket; before it, only a connection that closes does so.
    socket.once('unpipe', (written: Readable) => {
      if (!written.readableEnded) return;
      try {
        beforeEnd();
        socket.uncork();
      } catch (error) {
        // What is held back goes with it.
        socket.destroy();
        fail(error);
      }
    });
    stream.push(message.subarray(middle));
    stream.push(null);
  };
  const stream: Readable = new Readable({
    // Nothing is read ahead.
    highWaterMark: 0,
    read() {
      if (!isBegun) {
        isBegun = true;
        stream.push(message.subarray(0, middle));
        return;
      }
      // The first piece has left the process, so that nothing waits before the second.
      setImmediate(() => (socket.writableLength ? socket.write('', end) : end()));
    },
  });
  return stream;
}

/** Opens one connection to the mail server of `SMTP_URL`. */
export async function smtpCourier(url: string): Promise<Courier> {
  const options = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, ...PATIENCE });
  let broken: (error: Error) => void = () => undefined;
  connection.on('error', (error: Error) => broken(error));
  connection.on('end', () => broken(new Error('the mail server ended the connection')));
  await new Promise<void>((resolve, reject) => {
    broken = reject;
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  const { auth } = options;
  if (auth?.user)
    await new Promise<void>((resolve, reject) => {
      broken = reject;
      connection.login({ user: auth.user, pass: auth.pass }, (error) => (error ? reject(error) : resolve()));
    });
  return {
    send: ({ from, to, ...letter }) =>
      new Promise<void>((resolve, reject) => {
        const { _socket: socket } = connection;
        if (!socket) return reject(new Error('the mail server ended the connection'));
        const stream = inTwo(letter, socket, (error) => {
          reject(error);
          // The server waits for an end that must not come.
          connection.close();
        });
        broken = reject;
        connection.send({ from, to: [to] }, stream, (error) => {
          if (!error) return resolve();
          // What it has begun of a letter that it refuses would be in the way of the next one.
          if (error.responseCode) connection.reset(() => reject(error));
          else reject(error);
        });
      }),
    close: () => connection.quit(),
  };
}

/** Keeps letters as files, where there is no mail server. */
export const folderCourier = (folder: MailFolder, now: () => Date): Courier => ({
  send: async ({ message, beforeEnd }) => {
    beforeEnd();
    await folder.keep(message, now());
  },
  close: () => undefined,
});
