import * as v from 'valibot';

/** Schema of a setting that is an address with one of these schemes. */
export const address = (schemes: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    ),
  );

/** A port in the environment. */
export const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number, 0 to 65535'),
);

/** Maximum number of connections to a server. */
export const maxConnectionsSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'must be a number of connections, 1 to 999999'),
  v.transform(Number),
);

/** Megabytes of a folder. */
export const megabytesSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,7}$/, 'must be a number of megabytes, 1 to 99999999'),
  v.transform(Number),
);

/** An invalid setting; its message names the variable and says what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Empty environment variables count as not set: that is how shells and compose files unset them. */
export function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** Settings whose value must not appear in a journal, right or wrong. */
const SECRET_SETTING = /(?:SECRET|TOKEN|KEY|DATABASE_URL|SMTP_URL)$/;

/** One sentence for each invalid variable. */
export function settingsProblems(issues: readonly v.BaseIssue<unknown>[]): SettingsError {
  const sentences = issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const value = JSON.stringify(issue.input);
    const isShown = !SECRET_SETTING.test(name) && !String(issue.input).includes('@');
    return isShown ? `${name} ${issue.message}; it is ${value}.` : `${name} ${issue.message}.`;
  });
  return new SettingsError(sentences.join('\n'));
}
