import path from 'node:path';
import { createTransport } from 'nodemailer';
import { MailFolder } from './mail-folder';

/** An email; an answer goes to `replyTo`, where it has one; without `from` it comes from MAIL_FROM. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Without an address it has that of MAIL_FROM. */
  from?: { name: string; address?: string };
  /** Whether it goes even where the account of its reader is gone. */
  isRecord?: boolean;
  /** What it is about, where it is about an account. */
  kind?: string;
};

/** How emails leave: by SMTP, or as files in the data folder where no server is named. */
export type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataFolder: string };

export type Mailer = {
  send: (message: Email) => Promise<void>;
  mailFolder: MailFolder | null;
  close: () => void;
};

/** Milliseconds after which a mail server that is silent is none. */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 } as const;

/** Sends through SMTP where it is set, else keeps emails as files. */
export function createMailer(settings: MailSettings, now: () => Date): Mailer {
  const { mailFrom } = settings;
  const withSender = (email: Email) => ({
    ...email,
    from: email.from ? { ...email.from, address: email.from.address ?? mailFrom } : mailFrom,
  });
  if (settings.smtpUrl) {
    const smtp = createTransport({ url: settings.smtpUrl, ...PATIENCE });
    return {
      send: async (email) => {
        await smtp.sendMail(withSender(email));
      },
      mailFolder: null,
      close: () => smtp.close(),
    };
  }
  const mailFolder = new MailFolder(path.join(settings.dataFolder, 'outbox'));
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (email) => {
      const { message } = await composer.sendMail(withSender(email));
      await mailFolder.keep(Buffer.isBuffer(message) ? message : Buffer.from(String(message)), now());
    },
    mailFolder,
    close: () => composer.close(),
  };
}
