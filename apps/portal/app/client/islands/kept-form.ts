import { browserStorage } from './browser';

type Written = HTMLInputElement | HTMLTextAreaElement;

/** Fields of a form whose words are kept; what the server filled in belongs to it. */
const fieldsOf = (form: HTMLFormElement): Written[] =>
  [...form.elements].filter(
    (field): field is Written =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && ['text', 'search', 'url'].includes(field.type)),
  );

/** Forgets what was written in a form: it has arrived. */
export const forgetForm = (name: string): void => browserStorage()?.removeItem(name);

/**
 * Keeps what is written in a form under a name of this browser's storage, and puts it back: a telephone that rings loses nothing,
 * nor does the way to the login.
 * @returns how to stop
 */
export function keepForm(form: HTMLFormElement, name: string): (() => void) | undefined {
  const storage = browserStorage();
  if (!storage) return undefined;
  const kept: unknown = JSON.parse(storage.getItem(name) ?? '{}');
  for (const field of fieldsOf(form)) {
    const value: unknown = Object(kept)[field.name];
    if (field.value === field.defaultValue && typeof value === 'string' && value) field.value = value;
  }
  const keep = () => {
    const written = fieldsOf(form).filter(({ value, defaultValue }) => value !== defaultValue);
    if (written.length)
      storage.setItem(
        name,
        JSON.stringify(Object.fromEntries(written.map((field) => [field.name, field.value]))),
      );
    else storage.removeItem(name);
  };
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}
