import { browserStorage } from './browser';

type Written = HTMLInputElement | HTMLTextAreaElement;

/** Fields of a form whose text is stored; what the server filled in is not. */
const fieldsOf = (form: HTMLFormElement): Written[] =>
  [...form.elements].filter(
    (field): field is Written =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && ['text', 'search', 'url'].includes(field.type)),
  );

/** Forgets the text of a form that has been sent. */
export const forgetForm = (name: string): void => browserStorage()?.removeItem(name);

/**
 * Stores the text of a form under a key of the browser's storage, and restores it after an interruption or a
 * login.
 * @returns a function that stops it
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
