import type { RequestError } from '@portal/data';
import { NOT_LOGGED_IN } from '@portal/model';

/** Whether the back end rejected the current password of a form, while the session goes on. */
export const isWrongPassword = ({ failure }: RequestError): boolean =>
  failure.status === 401 && failure.apiInfo.code !== NOT_LOGGED_IN;

/**
 * Error of each field of a form, in the desk's texts; an error within a list belongs to the list.
 * @param texts by the name of the field
 */
export function faultsOf(
  texts: Readonly<Record<string, string>>,
  issues: readonly { field: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.flatMap(({ field }) => {
      const name = field.split('.')[0] ?? '';
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
      return text ? [[name, text]] : [];
    }),
  );
}
