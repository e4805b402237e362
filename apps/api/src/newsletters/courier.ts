import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailFolder } from '../mail/mail-folder';

/** A letter as it goes to a mail server. */
export type Packed = {
  from: string;
  to: string;
  message: Buffer;
  /** Called in the same turn in which the last bytes go; throws where they may go no more. */
  beforeEnd: () => void;
};

/** A way to a mail server, for one letter after another. */
export type Courier = { send: (letter: Packed) => Promise<void>; close: () => void };

/** Milliseconds after which a mail server that is silent is none. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 } as const;

/**
 * The message in two pieces. The second is asked for when the first is gone, and `beforeEnd` called just then, in a turn in
 * which nothing else is done: between it and the end of the message, which follows in the same turn, hardly a process is killed.
 */
function inTwo({ message, beforeEnd }: Pick<Packed, 'message' | 'beforeEnd'>): Readable {
  const middle = Math.max(0, message.length - 64);
  let isSecond = middle === 0;
  const stream: Readable = new Readable({
    // Nothing is read ahead.
    highWaterMark: 0,
    read() {
      if (!isSecond) {
        isSecond = true;
        stream.push(message.subarray(0, middle));
        return;
      }
      setImmediate(() => {
        if (stream.destroyed) return;
        try {
          beforeEnd();
        } catch (error) {
          stream.destroy(error instanceof Error ? error : new Error(String(error)));
          return;
        }
        stream.push(message.subarray(middle));
        stream.push(null);
      });
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
        const stream = inTwo(letter);
        stream.once('error', (error) => {
          // The server waits for an end that must not come.
          connection.close();
          reject(error);
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
