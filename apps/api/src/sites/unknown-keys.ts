import * as v from 'valibot';

/** As much of a schema as says which keys it knows, and of what it is made. */
type Parts = {
  type: string;
  /** Of an object, by key. */
  entries?: Readonly<Record<string, v.GenericSchema>>;
  /** Of a list. */
  item?: v.GenericSchema;
  /** Of a tuple. */
  items?: readonly v.GenericSchema[];
  /** Of a record: its keys are for who writes the file to choose. */
  value?: v.GenericSchema;
  /** Of what may be left out. */
  wrapped?: v.GenericSchema;
  /** Of a choice: schemas, or the values of a picklist. */
  options?: readonly unknown[];
  /** Of a choice that one key makes, as `type` does of a front's modules. */
  key?: string;
  /** Of a schema that has itself in it. */
  getter?: (input: unknown) => v.GenericSchema;
};

const isSchema = (value: unknown): value is v.GenericSchema => Object(value).kind === 'schema';

/** Whether a schema of a choice is meant, by the key that makes the choice. */
function isMeant(option: v.GenericSchema, value: object, key: string): boolean {
  const { entries }: Parts = option;
  const schema = entries?.[key];
  return schema !== undefined && v.is(schema, Reflect.get(value, key));
}

/** Of a choice, by the schema that is meant: the one that takes the value, else the one that knows most of its keys. */
function unknownOfChoice({ options = [], key }: Parts, value: object, path: string): string[] {
  const schemas = options.filter(isSchema);
  const meant = key === undefined ? [] : schemas.filter((option) => isMeant(option, value, key));
  const fitting = meant.length ? meant : schemas.filter((option) => v.is(option, value));
  const found = (fitting.length ? fitting : schemas).map((option) => unknownKeys(option, value, path));
  return found.sort((one, other) => one.length - other.length)[0] ?? [];
}

/**
 * Paths of the keys of a value that its schema does not know, at whatever depth. Schemas of the model leave such keys out in silence,
 * because they read what other versions have written too; a file is written by somebody, who meant something by each of its keys.
 */
export function unknownKeys(schema: v.GenericSchema, value: unknown, path = ''): string[] {
  const parts: Parts = schema;
  const { entries, item, items, value: valued, wrapped, options, getter } = parts;
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (typeof value !== 'object' || value === null) return [];
  if (wrapped) return unknownKeys(wrapped, value, path);
  if (getter) return unknownKeys(getter(value), value, path);
  if (options) return unknownOfChoice(parts, value, path);
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => {
      const known = item ?? items?.[index];
      return known ? unknownKeys(known, one, at(index)) : [];
    });
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (!entries) return valued ? unknownKeys(valued, one, at(key)) : [];
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
    return known ? unknownKeys(known, one, at(key)) : [at(key)];
  });
}
