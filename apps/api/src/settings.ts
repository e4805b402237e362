import path from 'node:path';
import * as v from 'valibot';

const address = (schemes: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    ),
  );

/** A port, as servers read it from the environment. */
export const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number, 0 to 65535'),
);

/** The back end's environment variables. Every one has a default, so that `npm start` needs none. */
const environmentSchema = v.object({
  PORTAL_DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a folder')), '.portal'),
  DATABASE_URL: v.optional(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/portal'),
  ),
  PORTAL_DEMO: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    'portal@localhost.localdomain',
  ),
});

export type ApiSettings = {
  /** Absolute path of the folder that holds database, media and outbox. */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** Whether an empty database is filled with the demo newsroom. */
  demo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
};

/** A setting that cannot be used; its message names the variable and says what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Environment variables that are set but empty count as not set: that is how shells and compose files unset them. */
export function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** One sentence for each variable that is wrong. */
export function settingsProblems(issues: readonly v.BaseIssue<unknown>[]): SettingsError {
  const sentences = issues.map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}; it is ${JSON.stringify(issue.input)}.`,
  );
  return new SettingsError(sentences.join('\n'));
}

/**
 * Reads the back end's settings.
 * @throws SettingsError naming each variable that is wrong.
 */
export function readApiSettings(environment: NodeJS.ProcessEnv): ApiSettings {
  const result = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!result.success) throw settingsProblems(result.issues);
  const { PORTAL_DATA_DIR, DATABASE_URL, PORTAL_DEMO, SMTP_URL, MAIL_FROM } = result.output;
  return {
    dataFolder: path.resolve(PORTAL_DATA_DIR),
    databaseUrl: DATABASE_URL,
    demo: PORTAL_DEMO === 'on',
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
  };
}
