import { failedCall } from '@portal/data';
import { identityProviderOf, ROUTES } from '@portal/model';
import { childInvitationSchema, childLoginSchema } from '@portal/model/readers';
import { form } from '../../app/form-page';
import {
  childInvitationView,
  childLoginView,
  guardiansView,
  spentInvitationView,
} from '../../app/readers/account/guardians';
import { GUARDIAN_TEXTS } from '../../app/readers/account/texts/guardians';
import { type AccountPage, type Answer, textOf, userOf, type Visit, valuesOf } from '../../app/visit';

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

const sendLogin: Answer = (visit) =>
  form(visit, {
    schema: childLoginSchema,
    send: (given) => visit.children.login(given),
    show: (sent) => childLoginView(visit.context, sent),
    done: () => ROUTES.account,
    words: ({ key }) => (key === 'loginFailed' ? visit.context.locale.texts.children.enterFailed : undefined),
  }).send();

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

const sendInvitation: Answer = (visit) => {
  const { context, children } = visit;
  const { token = '', ...values } = valuesOf(visit);
  return form(visit, {
    schema: childInvitationSchema,
    values,
    send: (chosen) => children.accept(chosen),
    // Only now looks the child up, since look-ups are rate-limited too.
    show: async ({ failure, ...sent }, refusal) => {
      const child = await invited(visit, token);
      if (!child) return spentInvitationView(context);
      const errors = { nick: context.locale.texts.children.nickTaken };
      const why = refusal?.key === 'nickInUse' ? { errors } : failure ? { failure } : {};
      return childInvitationView(context, { name: child.name, token, ...sent, ...why });
    },
    done: () => `${ROUTES.childLogin}?done=1`,
    instead: (refusal) => {
      const { status } = refusal.failure;
      if (status === 429) throw refusal;
      return status === 400 ? spentInvitationView(context) : undefined;
    },
  }).send();
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
