import { type FieldDictionary, fieldMessages, validate } from '@portal/model';
import type { FormErrors, FormValues } from './useAccountForm';

/** A schema as `validate` takes it, whatever it makes of its input. */
type Schema = Parameters<typeof validate>[0];

/**
 * The `check` of a form by one of the model's schemas, in words of a language: `checkBy(loginFormSchema, fieldDictionaryEs)`.
 *
 * @param read what the schema takes, where a form's texts are not it: a box that is ticked, a list.
 */
export const checkBy =
  (schema: Schema, dictionary: FieldDictionary, read: (values: FormValues) => unknown = (values) => values) =>
  (values: FormValues): FormErrors => {
    const validation = validate(schema, read(values));
    return validation.valid ? {} : fieldMessages(validation.issues, dictionary);
  };
