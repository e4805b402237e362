import { type Accounts, failedCall } from '@portal/data';
import {
  type CurrentUser,
  loginPath,
  ownBackUrl,
  profileFormSchema,
  ROUTES,
  takenFields,
  validate,
} from '@portal/model';
import {
  type AccountViewProps,
  accountView,
  authorsView,
  DELETION,
  newslettersView,
  savedView,
} from '../../app/account/profile';
import { savedText } from '../../app/account/saved';
import { ownUploadsView } from '../../app/account/uploads';
import {
  type AccountPage,
  type Answer,
  messagesOf,
  statusOf,
  textOf,
  todayOf,
  userOf,
  type Visit,
  type Visited,
  valuesOf,
} from './visit';

/** A page of the profile area: without a session, by way of the login (spec §2). */
const own =
  (draw: (visit: Visit, user: CurrentUser & { id: string }) => Promise<Visited>): Answer =>
  async (visit) => {
    const user = await userOf(visit);
    if (user?.id) return draw(visit, { ...user, id: user.id });
    const back = visit.url.pathname + visit.url.search;
    return { location: loginPath(back) };
  };

const account = async (
  visit: Visit,
  user: CurrentUser,
  sent: Pick<AccountViewProps, 'values' | 'errors' | 'alert' | 'status'> = {},
) =>
  accountView(visit.context, {
    user,
    sessions: await visit.accounts.sessions(),
    today: todayOf(visit),
    ...sent,
  });

/** The account taken away without script. */
async function sendDeletion(visit: Visit, user: CurrentUser): Promise<Visited> {
  const password = visit.form.get('password');
  if (user.hasPassword && !password) {
    const text = visit.context.locale.texts.profile.removePassword;
    return account(visit, user, { alert: { kind: 'error', text }, status: 400 });
  }
  try {
    await visit.accounts.deleteAccount({ password });
    return { location: `${ROUTES.login}?alert=account_deleted` };
  } catch (error) {
    const failed = failedCall(error);
    const contact = failed.key === 'demoDeletionRefused' ? visit.context.site.contactEmail : undefined;
    const text = [textOf(visit, failed.key), contact].filter(Boolean).join(' ');
    return account(visit, user, { alert: { kind: 'error', text }, status: statusOf(failed) });
  }
}

const sendAccount = own(async (visit, user) => {
  if (visit.url.searchParams.has(DELETION)) return sendDeletion(visit, user);
  const {
    password: _,
    newPassword: __,
    repeatPassword: ___,
    emailPassword: ____,
    ...values
  } = valuesOf(visit);
  const checked = validate(profileFormSchema(todayOf(visit), user), valuesOf(visit));
  if (!checked.valid)
    return account(visit, user, { values, errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    const saved = await visit.accounts.saveProfile(checked.value);
    const text = savedText(saved, checked.value, visit.context.locale.texts.profile);
    return await account(visit, saved, { alert: { kind: 'success', text } });
  } catch (error) {
    const failed = failedCall(error);
    const fields = takenFields(failed.failure).map(([field, key]) => [field, textOf(visit, key)] as const);
    return account(visit, user, {
      values,
      ...(fields.length ? { errors: Object.fromEntries(fields) } : {}),
      alert: { kind: 'error', text: textOf(visit, failed.key) },
      status: statusOf(failed),
    });
  }
});

const sendNewsletters = own(async ({ context, accounts, form }, user) => {
  const chosen = new Set(form.getAll('newsletters'));
  const newsletters = user.newsletters.map((email) => ({ ...email, isSubscribed: chosen.has(email.id) }));
  try {
    return newslettersView(context, await accounts.saveNewsletters({ newsletters }), 'saved');
  } catch (error) {
    const failed = failedCall(error);
    return { ...newslettersView(context, user, 'failed'), status: statusOf(failed) };
  }
});

/**
 * A button of a public page, pressed without script: done for who is logged in, by way of the login for others. The page
 * is the same for everybody, so its address's fragment shows what came of it.
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

const uploads = own(async ({ context, uploads: calls, url }) => {
  const said = { enviat: 'sent', retirat: 'withdrawn', error: 'failed' } as const;
  const [, what] = Object.entries(said).find(([name]) => url.searchParams.has(name)) ?? [];
  const reason = url.searchParams.get('error');
  return ownUploadsView(context, {
    items: await calls.mine(),
    ...(what ? { said: what } : {}),
    ...(reason ? { reason } : {}),
  });
});

const withdrawUpload = own(async ({ uploads: calls, form }) => {
  try {
    await calls.withdraw(form.get('id') ?? '');
    return { location: `${ROUTES.ownUploads}?retirat=1` };
  } catch (error) {
    failedCall(error);
    return { location: `${ROUTES.ownUploads}?error=1` };
  }
});

/** The profile area (spec §2): each page by its address. */
export const PROFILE_PAGES = {
  [ROUTES.account]: { get: own(account), post: sendAccount },
  [ROUTES.savedContents]: {
    get: own(async ({ context, accounts }, { id }) => savedView(context, await accounts.savedContents(id))),
    post: addFromPage('save', ROUTES.savedContents, ({ save }, id) => save(id)),
  },
  [ROUTES.followedAuthors]: {
    get: own(async ({ context, accounts }, { id }) =>
      authorsView(context, await accounts.followedAuthors(id)),
    ),
    post: addFromPage('follow', ROUTES.followedAuthors, ({ follow }, id) => follow(id)),
  },
  [ROUTES.ownUploads]: { get: uploads, post: withdrawUpload },
  [ROUTES.newsletters]: {
    get: own(async ({ context }, user) => newslettersView(context, user)),
    post: sendNewsletters,
  },
} satisfies Record<string, AccountPage>;
