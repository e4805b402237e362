import * as v from 'valibot';

/** The parts of a schema that say which keys it knows, and its nested schemas. */
type Parts = {
  type: string;
  /** For an object, by key. */
  entries?: Readonly<Record<string, v.GenericSchema>>;
  /** For a list. */
  item?: v.GenericSchema;
  /** For a tuple. */
  items?: readonly v.GenericSchema[];
  /** For a record, whose keys are free. */
  value?: v.GenericSchema;
  /** For an optional value. */
  wrapped?: v.GenericSchema;
  /** For a union: schemas, or the values of a picklist. */
  options?: readonly unknown[];
  /** For a union with a discriminator, such as `type` of a front page's modules. */
  key?: string;
  /** For a recursive schema. */
  getter?: (input: unknown) => v.GenericSchema;
};

const isSchema = (value: unknown): value is v.GenericSchema => Object(value).kind === 'schema';

/** Whether a value belongs to this option of a union, by its discriminator. */
function isMeant(option: v.GenericSchema, value: object, key: string): boolean {
  const { entries }: Parts = option;
  const schema = entries?.[key];
  return schema !== undefined && v.is(schema, Reflect.get(value, key));
}

/**
 * For a union, uses the intended schema: the one that accepts the value, otherwise the one that knows most of
 * its keys.
 */
function unknownOfChoice({ options = [], key }: Parts, value: object, path: string): string[] {
  const schemas = options.filter(isSchema);
  const meant = key === undefined ? [] : schemas.filter((option) => isMeant(option, value, key));
  const fitting = meant.length ? meant : schemas.filter((option) => v.is(option, value));
  const found = (fitting.length ? fitting : schemas).map((option) => unknownKeys(option, value, path));
  return found.sort((one, other) => one.length - other.length)[0] ?? [];
}

/**
 * Paths of the keys of a value that its schema does not know, at any depth. Schemas of the model silently
 * drop such keys, because they also read data of other versions; but somebody wrote each key of a file on
 * purpose.
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
