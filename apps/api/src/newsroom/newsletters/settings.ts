import * as v from 'valibot';
import { settingsProblems, withoutEmpty } from '../../platform/process';

/** Longest local part of `MAIL_BOUNCES`: an email's name is appended to it, and a local part holds 64 characters. */
const MAX_LOCAL_LENGTH = 19;

const environmentSchema = v.object({
  BOUNCES_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 characters without spaces')),
  ),
  MAIL_BOUNCES: v.optional(
    v.pipe(
      v.string(),
      v.email('must be an email address'),
      v.check(
        (address) => address.lastIndexOf('@') <= MAX_LOCAL_LENGTH,
        `must have ${MAX_LOCAL_LENGTH} characters at most before its @`,
      ),
    ),
  ),
});

/** Settings of bounces and complaints about newsletters. */
export type BounceSettings = {
  /** Secret that signs reports; without it the endpoint is disabled. */
  secret: string | undefined;
  /** Bounce address. */
  address: string | undefined;
};

/** @throws SettingsError naming the invalid variables */
export function bounceSettings(environment: NodeJS.ProcessEnv): BounceSettings {
  const read = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!read.success) throw settingsProblems(read.issues);
  return { secret: read.output.BOUNCES_SECRET, address: read.output.MAIL_BOUNCES };
}
