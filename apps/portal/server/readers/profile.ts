import { failedCall } from '@portal/data';
import { identityProviderOf, ROUTES, takenFields, validate } from '@portal/model';
import {
  type CurrentUser,
  childReleaseSchema,
  PROFILE_PARTS,
  profilePartSchema,
} from '@portal/model/readers';
import { CONSENT_SAVED } from '../../app/islands/AccountConsents';
import {
  type ChildAccountViewProps,
  childAccountView,
  RELEASE,
} from '../../app/readers/account/child-account';
import {
  type AccountViewProps,
  accountView,
  authorsView,
  COMMERCIAL,
  DELETION,
  newslettersView,
  savedView,
} from '../../app/readers/account/profile';
import { savedText } from '../../app/readers/account/saved';
import { RESENDING } from '../../app/readers/account/unvalidated';
import { ownUploadsView } from '../../app/readers/account/uploads';
import {
  type AccountPage,
  messagesOf,
  statusOf,
  textOf,
  todayOf,
  type Visit,
  type Visited,
  valuesOf,
} from '../../app/visit';
import { changeList, FAILED } from './lists';
import { own } from './own';

/** Names of the children whose accounts are deleted with the reader's. */
const namesOfChildren = async ({ children, context }: Visit) =>
  identityProviderOf(context.site) ? [] : (await children.all()).children.map(({ name }) => name);

/** Subscriptions that are mentioned before an account is deleted. */
const runningOf = async ({ subscriptions, context }: Visit) =>
  identityProviderOf(context.site) ? [] : subscriptions.running();

const account = async (
  visit: Visit,
  user: CurrentUser,
  sent: Pick<AccountViewProps, 'values' | 'outcomes' | 'kept' | 'status' | 'consent' | 'resending'> = {},
) => {
  if (user.isChild) return childAccountPage(visit, user);
  const [sessions, consents, childrenNames, running] = await Promise.all([
    visit.accounts.sessions(),
    visit.accounts.consents(),
    namesOfChildren(visit),
    runningOf(visit),
  ]);
  return accountView(visit.context, {
    user,
    sessions,
    consents,
    childrenNames,
    running,
    today: todayOf(visit),
    ...sent,
  });
};

const childAccountPage = async (
  visit: Visit,
  user: CurrentUser,
  sent: Pick<ChildAccountViewProps, 'email' | 'errors' | 'failure' | 'status'> = {},
) =>
  childAccountView(visit.context, {
    user,
    sessions: await visit.accounts.sessions(),
    today: todayOf(visit),
    ...sent,
  });

/** A child who is old enough asks for an account of their own. */
async function sendRelease(visit: Visit, user: CurrentUser): Promise<Visited> {
  const values = valuesOf(visit);
  const email = values.email ?? '';
  const checked = validate(childReleaseSchema, values);
  if (!checked.valid)
    return childAccountPage(visit, user, { email, errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.children.askRelease(checked.value);
    return { location: ROUTES.account };
  } catch (error) {
    const failed = failedCall(error);
    const [taken] = takenFields(failed.failure);
    const failure = textOf(visit, taken ? taken[1] : failed.key);
    return childAccountPage(visit, user, { email, failure, status: statusOf(failed) });
  }
}

/** Deletes the account, without JavaScript. */
async function sendDeletion(visit: Visit, user: CurrentUser): Promise<Visited> {
  const password = visit.form.get('password');
  if (user.hasPassword && !password) {
    const text = visit.context.locale.texts.profile.removePassword;
    return account(visit, user, { kept: { text }, status: 400 });
  }
  try {
    const removeComments = visit.form.get('removeComments') !== null;
    await visit.accounts.deleteAccount({ password, removeComments });
    return { location: `${ROUTES.login}?alert=account_deleted` };
  } catch (error) {
    const failed = failedCall(error);
    const contact = failed.key === 'demoDeletionRefused' ? visit.context.site.contactEmail : undefined;
    const text = [textOf(visit, failed.key), contact].filter(Boolean).join(' ');
    return account(visit, user, { kept: { text, key: failed.key }, status: statusOf(failed) });
  }
}

/**
 * Value of the parameter of the account page's URL that says that the decision about commercial messages was
 * saved.
 */
const KEPT = 'desat';

/** The value that says that the validation email was sent again. */
const SENT = 'enviat';

const showAccount = own((visit, user) => {
  const { searchParams } = visit.url;
  return account(visit, user, {
    ...(searchParams.get(COMMERCIAL) === KEPT ? { consent: 'saved' } : {}),
    ...(searchParams.get(RESENDING) === SENT ? { resending: 'sent' } : {}),
  });
});

/** Resends the validation email. */
async function resend(visit: Visit, user: CurrentUser & { id: string }): Promise<Visited> {
  try {
    await visit.accounts.resendValidationMail({ userId: user.id });
    return { location: `${ROUTES.account}?${RESENDING}=${SENT}` };
  } catch (error) {
    const failed = failedCall(error);
    return account(visit, user, {
      resending: { failure: textOf(visit, failed.key) },
      status: statusOf(failed),
    });
  }
}

/** Saves the reader's decision about commercial messages, without JavaScript. */
async function sendCommercial(visit: Visit, user: CurrentUser): Promise<Visited> {
  try {
    await visit.accounts.decideCommercial({ isGiven: visit.form.get('isGiven') === 'true' });
    return { location: `${ROUTES.account}?${COMMERCIAL}=${KEPT}#${CONSENT_SAVED}` };
  } catch (error) {
    return account(visit, user, { consent: 'failed', status: statusOf(failedCall(error)) });
  }
}

const sendAccount = own(async (visit, user) => {
  if (visit.url.searchParams.has(COMMERCIAL)) return sendCommercial(visit, user);
  if (visit.url.searchParams.has(RELEASE)) return sendRelease(visit, user);
  if (visit.url.searchParams.has(RESENDING)) return resend(visit, user);
  if (visit.url.searchParams.has(DELETION)) return sendDeletion(visit, user);
  return sendPart(visit, user);
});

/** A part of the profile, without JavaScript; what was typed comes back, except passwords. */
async function sendPart(visit: Visit, user: CurrentUser): Promise<Visited> {
  const {
    part: name,
    password: _,
    newPassword: __,
    repeatPassword: ___,
    emailPassword: ____,
    ...values
  } = valuesOf(visit);
  const part = PROFILE_PARTS.find((known) => known === name);
  if (!part) return account(visit, user, { status: 400 });
  const checked = validate(
    profilePartSchema(part, todayOf(visit), user, visit.context.site.minAge),
    valuesOf(visit),
  );
  if (!checked.valid) {
    const errors = messagesOf(visit, checked.issues);
    return account(visit, user, { values, outcomes: { [part]: { errors } }, status: 400 });
  }
  try {
    const saved = await visit.accounts.saveProfile(checked.value);
    const text = savedText(user, saved, checked.value, visit.context.locale.texts.profile);
    return await account(visit, saved, { outcomes: { [part]: { alert: { kind: 'success', text } } } });
  } catch (error) {
    const failed = failedCall(error);
    const fields = takenFields(failed.failure).map(([field, key]) => [field, textOf(visit, key)] as const);
    const alert = { kind: 'error', text: textOf(visit, failed.key) } as const;
    return account(visit, user, {
      values,
      outcomes: { [part]: { alert, ...(fields.length ? { errors: Object.fromEntries(fields) } : {}) } },
      status: statusOf(failed),
    });
  }
}

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
  [ROUTES.accountArea]: { get: async () => ({ location: ROUTES.account }) },
  [ROUTES.account]: { get: showAccount, post: sendAccount },
  [ROUTES.savedContents]: {
    get: own(async ({ context, accounts, url }, { id }) =>
      savedView(context, await accounts.savedContents({ userId: id }), url.searchParams.has(FAILED)),
    ),
    post: changeList('save', ROUTES.savedContents, {
      add: ({ save }, id) => save(id),
      remove: ({ unsave }, id) => unsave(id),
    }),
  },
  [ROUTES.followedAuthors]: {
    get: own(async ({ context, accounts, url }, { id }) =>
      authorsView(context, await accounts.followedAuthors({ userId: id }), url.searchParams.has(FAILED)),
    ),
    post: changeList('follow', ROUTES.followedAuthors, {
      add: ({ follow }, id) => follow(id),
      remove: ({ unfollow }, id) => unfollow(id),
    }),
  },
  [ROUTES.ownUploads]: { get: uploads, post: withdrawUpload },
  [ROUTES.newsletters]: {
    get: own(async ({ context }, user) =>
      user.isChild ? { location: ROUTES.account } : newslettersView(context, user),
    ),
    post: sendNewsletters,
  },
} satisfies Record<string, AccountPage>;
