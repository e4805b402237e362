import * as v from 'valibot';

type SettingSchema = v.GenericSchema<string | undefined, unknown>;

/** An environment variable, with its sentences in the tables of the documents. */
export type Setting<S extends SettingSchema = SettingSchema> = {
  readonly variable: string;
  /** Parses the text of the variable, and supplies its default. */
  readonly schema: S;
  /** Its line in docs/operations.md. */
  readonly what: string;
  /** Its line in the README, for the settings that a first start needs. */
  readonly readme?: string;
  /** Its default in words, if no text is the default. */
  readonly usual?: string;
};

/** Declares a setting: the one place that names its variable. */
export const setting = <S extends SettingSchema>(
  variable: string,
  schema: S,
  what: string,
  words: Pick<Setting, 'readme' | 'usual'> = {},
): Setting<S> => ({ variable, schema, what, ...words });

/** Settings by the names that the code uses. */
export type Settings = Readonly<Record<string, Setting>>;
/** Values of settings. */
export type SettingsRead<T extends Settings> = {
  -readonly [Name in keyof T]: v.InferOutput<T[Name]['schema']>;
};

const schemaOf = (settings: readonly Setting[]) =>
  v.object(Object.fromEntries(settings.map(({ variable, schema }) => [variable, schema])));

/**
 * Checks all settings of a program at once.
 * @throws SettingsError naming each invalid variable
 */
export function checkSettings(tables: readonly Settings[], environment: NodeJS.ProcessEnv): void {
  const settings = tables.flatMap((table) => Object.values(table));
  const read = v.safeParse(schemaOf(settings), withoutEmpty(environment));
  if (!read.success) throw settingsProblems(read.issues);
}

/**
 * Reads settings from the environment.
 * @throws SettingsError naming each invalid variable
 */
export function readSettings<T extends Settings>(
  settings: T,
  environment: NodeJS.ProcessEnv,
): SettingsRead<T>;
export function readSettings(settings: Settings, environment: NodeJS.ProcessEnv): Record<string, unknown> {
  const read = v.safeParse(schemaOf(Object.values(settings)), withoutEmpty(environment));
  if (!read.success) throw settingsProblems(read.issues);
  return Object.fromEntries(
    Object.entries(settings).map(([name, { variable }]) => [name, read.output[variable]]),
  );
}

/** A switch in the environment, `on` or `off`. */
export const onOff = (usual: 'on' | 'off') => v.optional(switchSchema, usual);
const switchSchema = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((text) => text === 'on'),
);
/** A switch whose default depends on something else. */
export const switched = v.optional(switchSchema);

/** Text without spaces, such as a key or a token. */
export const printable = (what: string) => v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, what)));

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

const MEGABYTE = 1024 * 1024;

/**
 * Megabytes of memory or of a folder, as bytes.
 * @param digits of the largest number
 */
export const megabytes = (usual: number, digits = 8) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^[1-9]\\d{0,${digits - 1}}$`),
        `must be a number of megabytes, 1 to ${10 ** digits - 1}`,
      ),
      v.transform((text) => Number(text) * MEGABYTE),
    ),
    String(usual),
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
function settingsProblems(issues: readonly v.BaseIssue<unknown>[]): SettingsError {
  const sentences = issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const value = JSON.stringify(issue.input);
    const isShown = !SECRET_SETTING.test(name) && !String(issue.input).includes('@');
    return isShown ? `${name} ${issue.message}; it is ${value}.` : `${name} ${issue.message}.`;
  });
  return new SettingsError(sentences.join('\n'));
}
