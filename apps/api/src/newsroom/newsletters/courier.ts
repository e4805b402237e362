import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
// Public: https://nodemailer.com/extras/smtp-connection. Its declarations say so of `_socket` too.
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailFolder } from '../../platform/mail';

/** An email ready for SMTP. */
export type Packed = {
  from: string;
  to: string;
  message: Buffer;
  /** Called just before the last bytes are sent; throws if they must not be. */
  beforeEnd: () => void;
};

/** Connection to a mail server, for one email after another. */
export type Courier = { send: (email: Packed) => Promise<void>; close: () => void };

/** Timeouts of a silent mail server, in milliseconds. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 } as const;

/** Bytes of a message held back until its end. */
const LAST = 64;

/**
 * Stream of a message in two chunks. The socket is corked before the second one until nodemailer has written
 * the final dot; then `beforeEnd` is called, and both go in the very next system call, so that a process is
 * hardly ever killed in between.
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
    // A finished message unpipes from the socket; an unfinished one does so only if the connection closes.
    socket.once('unpipe', (written: Readable) => {
      if (!written.readableEnded) return;
      try {
        beforeEnd();
        socket.uncork();
      } catch (error) {
        // This also drops the corked bytes.
        socket.destroy();
        fail(error);
      }
    });
    stream.push(message.subarray(middle));
    stream.push(null);
  };
  const stream: Readable = new Readable({
    // No read-ahead.
    highWaterMark: 0,
    read() {
      if (!isBegun) {
        isBegun = true;
        stream.push(message.subarray(0, middle));
        return;
      }
      // Waits until the first chunk has left the process, so that nothing is queued before the second one.
      setImmediate(() => (socket.writableLength ? socket.write('', end) : end()));
    },
  });
  return stream;
}

/** Opens a connection to the mail server of `SMTP_URL`. */
export async function smtpCourier(url: string): Promise<Courier> {
  const { options } = createTransport({ url, ...PATIENCE });
  const connection = new SMTPConnection(options);
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
    send: ({ from, to, ...email }) =>
      new Promise<void>((resolve, reject) => {
        const { _socket: socket } = connection;
        if (!socket) return reject(new Error('the mail server ended the connection'));
        const stream = inTwo(email, socket, (error) => {
          reject(error);
          // The server is waiting for an end that must not come.
          connection.close();
        });
        broken = reject;
        connection.send({ from, to: [to] }, stream, (error) => {
          if (!error) return resolve();
          // A rejected email leaves an open transaction, which would break the next one.
          if (error.responseCode) connection.reset(() => reject(error));
          else reject(error);
        });
      }),
    close: () => connection.quit(),
  };
}

/** Stores emails as files, if there is no mail server. */
export const folderCourier = (folder: MailFolder, now: () => Date): Courier => ({
  send: async ({ message, beforeEnd }) => {
    beforeEnd();
    await folder.keep(message, now());
  },
  close: () => undefined,
});
