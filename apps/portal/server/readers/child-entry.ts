import { failedCall } from '@portal/data';
import { identityProviderOf, ROUTES, validate } from '@portal/model';
import { childInvitationSchema, childLoginSchema } from '@portal/model/readers';
import {
  childInvitationView,
  childLoginView,
  guardiansView,
  spentInvitationView,
} from '../../app/readers/account/guardians';
import { GUARDIAN_TEXTS } from '../../app/readers/account/texts';
import {
  type AccountPage,
  type Answer,
  messagesOf,
  statusOf,
  textOf,
  userOf,
  type Visit,
  valuesOf,
} from '../../app/visit';

/** If a provider manages the accounts, this site has no accounts of children. */
const ifKeptHere =
  (answer: Answer): Answer =>
  async (visit) =>
    identityProviderOf(visit.context.site) ? { location: ROUTES.front } : answer(visit);

const login: Answer = async (visit) => {
  if (await userOf(visit)) return { location: ROUTES.account };
  const notice = GUARDIAN_TEXTS[visit.context.site.language].ready;
  return childLoginView(visit.context, visit.url.searchParams.has('done') ? { notice } : {});
};

const sendLogin: Answer = async (visit) => {
  const { password: _, ...values } = valuesOf(visit);
  const checked = validate(childLoginSchema, valuesOf(visit));
  if (!checked.valid)
    return childLoginView(visit.context, { values, errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.children.login(checked.value);
    return { location: ROUTES.account };
  } catch (error) {
    const failed = failedCall(error);
    const failure =
      failed.key === 'loginFailed'
        ? visit.context.locale.texts.children.enterFailed
        : textOf(visit, failed.key);
    return childLoginView(visit.context, { values, failure, status: statusOf(failed) });
  }
};

/** Shows the rate limit of link look-ups instead of failing: the link stays valid. */
const unlessTooOften =
  (answer: Answer): Answer =>
  async (visit) => {
    try {
      return await answer(visit);
    } catch (error) {
      const failed = failedCall(error);
      if (failed.failure.status !== 429) throw error;
      return spentInvitationView(visit.context, textOf(visit, failed.key));
    }
  };

/** The child whom a link invites; null if the link is used up. */
async function invited({ children }: Visit, token: string) {
  try {
    return token ? await children.invited({ token }) : null;
  } catch (error) {
    if (failedCall(error).failure.status === 400) return null;
    throw error;
  }
}

const invitation: Answer = async (visit) => {
  const token = visit.url.searchParams.get('token') ?? '';
  const child = await invited(visit, token);
  if (!child) return spentInvitationView(visit.context);
  const { name, nick } = child;
  return childInvitationView(visit.context, { name, token, ...(nick ? { values: { nick } } : {}) });
};

const sendInvitation: Answer = async (visit) => {
  const { context } = visit;
  const { password: _, token = '', ...values } = valuesOf(visit);
  /** The form again, with its errors. Only then looks the child up, since look-ups are rate-limited too. */
  const again = async (wrong: { errors?: Record<string, string>; failure?: string; status: number }) => {
    const child = await invited(visit, token);
    return child
      ? childInvitationView(context, { name: child.name, token, values, ...wrong })
      : spentInvitationView(context);
  };
  const checked = validate(childInvitationSchema, valuesOf(visit));
  if (!checked.valid) return again({ errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.children.accept(checked.value);
    return { location: `${ROUTES.childLogin}?done=1` };
  } catch (error) {
    const failed = failedCall(error);
    const { status } = failed.failure;
    if (status === 400) return spentInvitationView(context);
    if (status === 429) throw error;
    return again({
      ...(failed.key === 'nickInUse'
        ? { errors: { nick: context.locale.texts.children.nickTaken } }
        : { failure: textOf(visit, failed.key) }),
      status: statusOf(failed),
    });
  }
};

/** Page of guardians, and children's login and invitation. */
export const CHILD_ENTRY_PAGES = {
  [ROUTES.guardians]: {
    get: ifKeptHere(async (visit) => guardiansView(visit.context, await userOf(visit))),
  },
  [ROUTES.childLogin]: { get: ifKeptHere(login), post: ifKeptHere(sendLogin) },
  [ROUTES.childInvitation]: {
    get: ifKeptHere(unlessTooOften(invitation)),
    post: ifKeptHere(unlessTooOften(sendInvitation)),
  },
} satisfies Record<string, AccountPage>;
