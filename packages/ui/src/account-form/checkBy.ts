import { type FieldDictionary, fieldMessages, validate } from '@portal/model';
import type { FormErrors, FormValues } from './useAccountForm';

/** A schema that `validate` accepts, whatever its output. */
type Schema = Parameters<typeof validate>[0];

/**
 * A form's `check` by one of the model's schemas, with messages in a language: `checkBy(loginFormSchema,
 * fieldDictionaryEs)`.
 * @param read converts the form's texts to the schema's input where they differ: a ticked box, a list.
 */
export const checkBy =
  (schema: Schema, dictionary: FieldDictionary, read: (values: FormValues) => unknown = (values) => values) =>
  (values: FormValues): FormErrors => {
    const validation = validate(schema, read(values));
    return validation.valid ? {} : fieldMessages(validation.issues, dictionary);
  };
