import { type Accounts, failedCall } from '@portal/data';
import { loginPath } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
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
    const isDone = await add(accounts, form.get('id') ?? '').catch((error: unknown) => {
      failedCall(error);
      return false;
    });
    const [page] = back.split('#');
    return { location: `${page}#${name}-${isDone ? 'done' : 'failed'}` };
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
    const isDone = await remove(accounts, form.get('id') ?? '').catch((error: unknown) => {
      failedCall(error);
      return false;
    });
    return { location: isDone ? list : `${list}?${FAILED}` };
  };
