import type { Accounts } from '@portal/data';
import { loginPath } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import { attempt } from '../../app/form-page';
import { type Answer, userOf } from '../../app/visit';

/**
 * A button of a public page, pressed without JavaScript: applied for logged-in readers, after the login for
 * others. The page is the same for everybody, so the fragment of its address shows the outcome.
 */
const addFromPage =
  (
    name: 'save' | 'follow',
    list: string,
    add: (accounts: Accounts, id: string) => Promise<boolean>,
  ): Answer =>
  async (visit) => {
    const { accounts, context, form } = visit;
    const back = ownBackUrl(form.get('backUrl'), context.origin) ?? list;
    if (!(await userOf(visit))) return { location: loginPath(back) };
    const at = (isDone: boolean) => `${back.split('#')[0]}#${name}-${isDone ? 'done' : 'failed'}`;
    const send = () => add(accounts, form.get('id') ?? '');
    return attempt(visit, { send, done: at, show: () => at(false), back });
  };

/** Parameter, in the URL of a list, that says that an item could not be removed. */
export const FAILED = 'error';

/** Removes an item from a list if the form has `remove`; adds it otherwise. */
export const changeList =
  (
    name: 'save' | 'follow',
    list: string,
    { add, remove }: Record<'add' | 'remove', (accounts: Accounts, id: string) => Promise<boolean>>,
  ): Answer =>
  async (visit) => {
    const { accounts, form } = visit;
    if (!form.has('remove')) return addFromPage(name, list, add)(visit);
    if (!(await userOf(visit))) return { location: loginPath(list) };
    const at = (isDone: boolean) => (isDone ? list : `${list}?${FAILED}`);
    const send = () => remove(accounts, form.get('id') ?? '');
    return attempt(visit, { send, done: at, show: () => at(false), back: list });
  };
