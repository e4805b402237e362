import { identityProviderOf, ROUTES, takenFields } from '@portal/model';
import {
  type CurrentUser,
  childReleaseSchema,
  PROFILE_PARTS,
  profilePartSchema,
} from '@portal/model/readers';
import { attempt, form } from '../../app/form-page';
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
import { type AccountPage, textOf, todayOf, type Visit, type Visited, valuesOf } from '../../app/visit';
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
const sendRelease = (visit: Visit, user: CurrentUser) =>
  form(visit, {
    schema: childReleaseSchema,
    send: (asked) => visit.children.askRelease(asked),
    show: ({ values, errors, ...sent }, refusal) => {
      const faults = errors && !refusal ? { errors } : {};
      return childAccountPage(visit, user, { email: values?.email ?? '', ...faults, ...sent });
    },
    done: () => ROUTES.account,
    words: ({ failure }) => takenFields(failure).map(([, key]) => textOf(visit, key))[0],
  }).send();

/** Deletes the account, without JavaScript. */
async function sendDeletion(visit: Visit, user: CurrentUser): Promise<Visited> {
  const { accounts, context, form: fields } = visit;
  const password = fields.get('password');
  if (user.hasPassword && !password)
    return account(visit, user, { kept: { text: context.locale.texts.profile.removePassword }, status: 400 });
  return attempt(visit, {
    send: () => accounts.deleteAccount({ password, removeComments: fields.has('removeComments') }),
    show: ({ failure, status }, { key }) => {
      const contact = key === 'demoDeletionRefused' ? context.site.contactEmail : undefined;
      return account(visit, user, {
        kept: { text: [failure, contact].filter(Boolean).join(' '), key },
        status,
      });
    },
    done: () => `${ROUTES.login}?alert=account_deleted`,
  });
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
const resend = (visit: Visit, user: CurrentUser & { id: string }) =>
  attempt(visit, {
    send: () => visit.accounts.resendValidationMail({ userId: user.id }),
    show: ({ failure, status }) => account(visit, user, { resending: { failure }, status }),
    done: () => `${ROUTES.account}?${RESENDING}=${SENT}`,
  });

/** Saves the reader's decision about commercial messages, without JavaScript. */
const sendCommercial = (visit: Visit, user: CurrentUser) =>
  attempt(visit, {
    send: () => visit.accounts.decideCommercial({ isGiven: visit.form.get('isGiven') === 'true' }),
    show: ({ status }) => account(visit, user, { consent: 'failed', status }),
    done: () => `${ROUTES.account}?${COMMERCIAL}=${KEPT}#${CONSENT_SAVED}`,
  });

const sendAccount = own(async (visit, user) => {
  if (visit.url.searchParams.has(COMMERCIAL)) return sendCommercial(visit, user);
  if (visit.url.searchParams.has(RELEASE)) return sendRelease(visit, user);
  if (visit.url.searchParams.has(RESENDING)) return resend(visit, user);
  if (visit.url.searchParams.has(DELETION)) return sendDeletion(visit, user);
  return sendPart(visit, user);
});

/** A part of the profile, without JavaScript. */
async function sendPart(visit: Visit, user: CurrentUser): Promise<Visited> {
  const { accounts, context } = visit;
  const { part: name, ...values } = valuesOf(visit);
  const part = PROFILE_PARTS.find((known) => known === name);
  if (!part) return account(visit, user, { status: 400 });
  return form(visit, {
    schema: profilePartSchema(part, todayOf(visit), user, context.site.minAge),
    values,
    send: async (changes) => {
      const saved = await accounts.saveProfile(changes);
      return { saved, text: savedText(user, saved, changes, context.locale.texts.profile) };
    },
    show: ({ errors, failure, ...sent }) => {
      const alert = failure ? { alert: { kind: 'error', text: failure } as const } : {};
      return account(visit, user, {
        ...sent,
        outcomes: { [part]: { ...alert, ...(errors ? { errors } : {}) } },
      });
    },
    done: ({ saved, text }) =>
      account(visit, saved, { outcomes: { [part]: { alert: { kind: 'success', text } } } }),
  }).send();
}

const sendNewsletters = own((visit, user) => {
  const { context, accounts } = visit;
  const chosen = new Set(visit.form.getAll('newsletters'));
  const newsletters = user.newsletters.map((email) => ({ ...email, isSubscribed: chosen.has(email.id) }));
  return attempt(visit, {
    send: () => accounts.saveNewsletters({ newsletters }),
    show: ({ status }) => ({ ...newslettersView(context, user, 'failed'), status }),
    done: (saved) => newslettersView(context, saved, 'saved'),
  });
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

const withdrawUpload = own((visit) =>
  attempt(visit, {
    send: () => visit.uploads.withdraw(visit.form.get('id') ?? ''),
    show: () => `${ROUTES.ownUploads}?error=1`,
    done: () => `${ROUTES.ownUploads}?retirat=1`,
  }),
);

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
