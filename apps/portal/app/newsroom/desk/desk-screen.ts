import { failedCall, type RequestError } from '@portal/data';
import { type Language, NOT_LOGGED_IN, ROUTES } from '@portal/model';
import type { DeskAct, DeskTopic, DeskUser } from '@portal/model/newsroom';
import { type AccountPage, type Answer, namedBy, statusOf, type Visit, type Visited } from '../../visit';

/** Groups of screens in the navigation of the desk, in their order. */
export const DESK_GROUPS = ['publishing', 'readers', 'formats', 'desk'] as const;

/** Place of a screen in the navigation and on the home page of the desk. */
export type DeskNavigation = {
  group: (typeof DESK_GROUPS)[number];
  /** Place in its group. */
  order: number;
  title: (language: Language) => string;
  /** Purpose of the screen, on the home page. */
  text: (language: Language) => string;
  /** Least action that a role must allow to see it; anyone at the desk by default. */
  act?: DeskAct;
  /** Listed on the home page alone. */
  isOnlyAtHome?: boolean;
};

/** Confirmation messages for actions, by their names. */
type DoneTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Log strings for a screen's actions, in one language. */
export type LogWords = {
  /** Topics of its actions, as the log's filter names them. */
  topics?: Partial<Record<DeskTopic, string>>;
  /** Kinds of things that it acts on: the part of a subject before its colon. */
  kinds?: Readonly<Record<string, string>>;
  /** Names of the details of its actions. */
  details?: Readonly<Record<string, string>>;
  acts: Partial<Record<DeskAct, string>>;
};
/** Log strings for a screen's actions. */
export type ScreenLogWords = Readonly<Record<Language, LogWords>>;

/** A screen of the desk: one file in `screens/`, which the routes and the navigation find there. */
export type DeskScreen = AccountPage & {
  path: string;
  navigation?: DeskNavigation;
  /** Confirmation messages for its actions, by the name that its URL has after them. */
  done?: DoneTexts;
  /** Log strings for its actions. */
  log?: ScreenLogWords;
  /** Pages below its own, such as one story of a list. */
  below?: Readonly<Record<string, AccountPage>>;
};

/** Declares a screen of the desk. */
export const deskScreen = (screen: DeskScreen): DeskScreen => screen;

/**
 * Status of a refusal by the back end, which the screen itself explains.
 * @throws the error if it ends the visit: without a session or a role
 */
export function refusedStatus(error: unknown): number {
  const status = statusOf(failedCall(error));
  if ([401, 403].includes(status)) throw error;
  return status;
}

/** A page for users of the desk; others are sent to the login, and come back. */
export const atDesk =
  (answer: (visit: Visit, user: DeskUser) => Promise<Visited>): Answer =>
  async (visit) => {
    try {
      return await answer(visit, await visit.desk.user());
    } catch (error) {
      if (failedCall(error).failure.status !== 401) throw error;
      const { pathname, search } = visit.url;
      const isHome = pathname === ROUTES.desk;
      const back = isHome ? '' : `?${new URLSearchParams({ backUrl: pathname + search })}`;
      return { location: ROUTES.deskLogin + back };
    }
  };

/** Confirmation of the action that the URL names (by `parameter`), in the site's language. */
export function doneMessage(visit: Visit, texts: DoneTexts, parameter = 'done'): { done?: string } {
  const done = namedBy(visit, parameter, texts[visit.context.site.language]);
  return done === undefined ? {} : { done };
}

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

/** Missing parts of a decision at the desk, one sentence each; undefined if it is complete. */
export function missingMessage(
  texts: { chooseSome: string; reasonMissing: string },
  { isChosen, hasGround }: { isChosen: boolean; hasGround: boolean },
): string | undefined {
  const missing = [...(isChosen ? [] : [texts.chooseSome]), ...(hasGround ? [] : [texts.reasonMissing])];
  return missing.length ? missing.join(' ') : undefined;
}
