import path from 'node:path';
import { createTransport } from 'nodemailer';
import { MailFolder } from './mail-folder';

/** An email; answers go to `replyTo` if set; without `from` it comes from MAIL_FROM. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Without an email address it uses that of MAIL_FROM. */
  from?: { name: string; address?: string };
  /** Whether it is sent even if the reader's account is gone. */
  isRecord?: boolean;
  /** Kind of email, if it is about an account. */
  kind?: string;
};

/** How emails are sent: by SMTP, or stored as files in the data folder if no server is set. */
export type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataFolder: string };

export type Mailer = {
  send: (message: Email) => Promise<void>;
  mailFolder: MailFolder | null;
  close: () => void;
};

/** Milliseconds after which an unresponsive mail server counts as unavailable. */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 } as const;

/** Sends through SMTP if it is set, otherwise stores emails as files. */
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
