import path from 'node:path';
import { describeError } from '../../platform/log';
import type { MailSettings } from '../../platform/mail';
import { MailFolder } from '../../platform/mail';
import { openCursors } from '../../platform/secrets';
import { composeDue } from './composing';
import { folderCourier, smtpCourier } from './courier';
import { Journals } from './journal';
import { type SendingDeps, sendEmails } from './sending';
import type { BounceSettings } from './settings';

/** Milliseconds between checks for due editions and waiting emails. */
const LOOK_MS = 15_000;

/** Composes and sends newsletters on schedule, for as long as the process runs. */
export function keepNewsletters(
  { db, now, log, locateSite }: Pick<SendingDeps, 'db' | 'now' | 'log' | 'locateSite'>,
  { smtpUrl, mailFrom, dataFolder, bounces }: MailSettings & { bounces: BounceSettings },
): { close: () => Promise<void> } {
  const folder = new MailFolder(path.join(dataFolder, 'outbox'));
  const deps: SendingDeps = {
    db,
    now,
    log,
    locateSite,
    mailFrom,
    bounces: bounces?.address,
    cursors: openCursors(db),
    journals: new Journals(path.join(dataFolder, 'newsletters')),
    courier: async () => (smtpUrl ? smtpCourier(smtpUrl) : folderCourier(folder, now)),
  };
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      await composeDue(db, now());
      await sendEmails(deps, () => isClosed);
    } catch (error) {
      log.warn(`newsletters could not be sent: ${describeError(error)}`);
    }
    if (isClosed) return;
    timer = setTimeout(() => {
      working = look();
    }, LOOK_MS).unref();
  };
  working = look();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await working;
    },
  };
}
