import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { ApiSettings } from '../settings';
import { Outbox } from './outbox';

export type Letter = { to: string; subject: string; text: string };
export type Mailer = { send: (letter: Letter) => Promise<void>; outbox: Outbox | null; close: () => void };

/** Milliseconds after which a mail server that is silent is none. */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 } as const;

/** Sends through SMTP where it is set, else keeps letters in the outbox. */
export function createMailer(
  settings: Pick<ApiSettings, 'smtpUrl' | 'mailFrom' | 'dataFolder'>,
  now: () => Date,
): Mailer {
  const from = settings.mailFrom;
  if (settings.smtpUrl) {
    const smtp = createTransport({ url: settings.smtpUrl, ...PATIENCE });
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
