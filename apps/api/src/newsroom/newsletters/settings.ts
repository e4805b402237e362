import * as v from 'valibot';
import { type SettingsRead, setting } from '../../platform/process';

/** Longest local part of `MAIL_BOUNCES`: an email's name is appended to it, and a local part holds 64 characters. */
const MAX_LOCAL_LENGTH = 19;

export const BOUNCE_SETTINGS = {
  address: setting(
    'MAIL_BOUNCES',
    v.optional(
      v.pipe(
        v.string(),
        v.email('must be an email address'),
        v.check(
          (address) => address.lastIndexOf('@') <= MAX_LOCAL_LENGTH,
          `must have ${MAX_LOCAL_LENGTH} characters at most before its @`,
        ),
      ),
    ),
    `bounce address of newsletters, with the name of each email after a \`+\`; at most ${MAX_LOCAL_LENGTH} characters before the \`@\` (see Bounced emails)`,
    { usual: 'the sender' },
  ),
  /** Secret that signs reports; without it the endpoint is disabled. */
  secret: setting(
    'BOUNCES_SECRET',
    v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 characters without spaces')),
    ),
    'secret of 32 characters or more, with which a mail provider signs its bounce reports',
  ),
};

/** Settings of bounces and complaints about newsletters. */
export type BounceSettings = SettingsRead<typeof BOUNCE_SETTINGS>;
