import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { ApiSettings } from '../settings';
import { Outbox } from './outbox';

export type Letter = { to: string; subject: string; text: string };
export type Mailer = { send: (letter: Letter) => Promise<void>; outbox: Outbox | null; close: () => void };

/** Sends through SMTP where it is set, else keeps letters in the outbox. */
export function createMailer(
  settings: Pick<ApiSettings, 'smtpUrl' | 'mailFrom' | 'dataFolder'>,
  now: () => Date,
): Mailer {
  const from = settings.mailFrom;
  if (settings.smtpUrl) {
    const smtp = createTransport(settings.smtpUrl);
    return {
      send: async (letter) => {
        await smtp.sendMail({ from, ...letter });
      },
      outbox: null,
      close: () => smtp.close(),
    };
  }
  const outbox = new Outbox(path.join(settings.dataFolder, 'outbox'));
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (letter) => {
      const { message } = await composer.sendMail({ from, ...letter });
      await outbox.keep(Buffer.isBuffer(message) ? message : Buffer.from(String(message)), now());
    },
    outbox,
    close: () => composer.close(),
  };
}
