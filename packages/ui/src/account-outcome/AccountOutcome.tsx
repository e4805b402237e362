import { fill, loginPath, quoted, ROUTES, registrationPath } from '@portal/model';
import { Button } from '../button/Button';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon, MailIcon, WarningIcon } from '../icon/index';
import { Inline } from '../layout/Layout';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './AccountOutcome.css';

/** Outcomes of registration, validation, recovery and deletion (spec §2). */
export const ACCOUNT_OUTCOMES = [
  'registered',
  'registrationFailed',
  'validated',
  'emailChanged',
  'validationFailed',
  'resetSent',
  'passwordChanged',
  'resetFailed',
  'deleted',
  'subscriptionAsked',
  'subscribed',
  'subscriptionFailed',
  'unsubscribed',
  'leavingFailed',
  'commentHeld',
  'commentRefused',
  'commentReported',
  'commentFailed',
  'appealSent',
  'appealFailed',
] as const;
/** Outcome of an account action with its own page (spec §2). */
export type AccountOutcomeName = (typeof ACCOUNT_OUTCOMES)[number];

const FAILURES: readonly AccountOutcomeName[] = [
  'registrationFailed',
  'validationFailed',
  'resetFailed',
  'subscriptionFailed',
  'leavingFailed',
  'commentRefused',
  'commentFailed',
  'appealFailed',
];
/** Nothing has changed yet: an email is being sent. */
const BY_EMAIL: readonly AccountOutcomeName[] = ['registered', 'resetSent', 'subscriptionAsked'];
const TO_LOGIN: readonly AccountOutcomeName[] = [
  'validated',
  'validationFailed',
  'passwordChanged',
  'resetFailed',
];

/** Props of `AccountOutcome`: the outcome, its reason, and the page to return to. */
export type AccountOutcomeProps = {
  outcome: AccountOutcomeName;
  /** The known reason, in place of the possible ones. */
  reason?: string | undefined;
  /**
   * The page that the reader came from; `isStory` if it is an article, `byLogin` if returning requires a
   * login.
   */
  back?: { href: string; isStory: boolean; byLogin?: boolean };
  /** URL of the page that says what the site keeps of a deleted account. */
  privacyHref?: string;
  /** Names of the newsletters that the reader subscribed to or left. */
  newsletters?: readonly string[];
  headingLevel?: HeadingLevel;
  locale: Locale<'outcomes'>;
};

/** A page that reports the outcome of an account action, with links to what comes next. */
export function AccountOutcome({
  outcome,
  reason,
  back,
  privacyHref,
  newsletters = [],
  headingLevel = 1,
  locale,
}: AccountOutcomeProps) {
  const Heading = `h${headingLevel}` as const;
  const { outcomes: texts } = textsOf(locale);
  const { title, text } = texts[outcome];
  const named = outcome === 'subscribed' || outcome === 'unsubscribed' ? texts[outcome].named : undefined;
  const isFailure = FAILURES.includes(outcome);
  const isByEmail = BY_EMAIL.includes(outcome);
  const Sign = isFailure ? WarningIcon : isByEmail ? MailIcon : CheckIcon;
  const toLogin = TO_LOGIN.includes(outcome);
  const help = helpOf(outcome, texts);
  const again = againOf(outcome, back, texts);
  const way = wayOf(outcome, back, texts);
  return (
    <section className={css.outcome} data-part="account-outcome" data-outcome={outcome}>
      <Sign size={40} {...(isByEmail ? {} : { className: isFailure ? css.failed : css.done })} />
      <Heading className={headlineClass.lg}>{title}</Heading>
      <p className={textClass.standfirst}>
        {named && newsletters.length
          ? fill(named, { newsletters: quoted(newsletters, locale.language) })
          : (reason ?? text)}
        {outcome === 'deleted' && privacyHref ? (
          <>
            {' '}
            <Link href={privacyHref}>{texts.deleted.kept}</Link>
          </>
        ) : null}
      </p>
      {help ? (
        <p className={textClass.summary}>
          {help.text} <Link href={help.href}>{help.words}</Link>
        </p>
      ) : null}
      <Inline gap="3">
        {again ? <Button href={again.href}>{again.words}</Button> : null}
        <Button href={way.href} variant={toLogin ? 'main' : 'secondary'}>
          {way.words}
        </Button>
      </Inline>
    </section>
  );
}

type Way = { href: string; words: string };
type OutcomeTexts = Locale<'outcomes'>['texts']['outcomes'];

/** Links that help after an outcome the reader did not want. */
function helpOf(outcome: AccountOutcomeName, texts: OutcomeTexts): (Way & { text: string }) | null {
  if (outcome === 'registered') return { text: texts.registered.help, href: loginPath(), words: texts.login };
  if (outcome !== 'subscriptionAsked' && outcome !== 'unsubscribed') return null;
  const { help, again } = texts[outcome];
  return { text: help, href: ROUTES.subscription, words: again };
}

/** Link that retries a failed action. */
function againOf(
  outcome: AccountOutcomeName,
  back: AccountOutcomeProps['back'],
  texts: OutcomeTexts,
): Way | null {
  if (outcome === 'registrationFailed') return { href: registrationPath(back?.href), words: texts.retry };
  if (outcome === 'subscriptionFailed') return { href: ROUTES.subscription, words: texts.retry };
  return outcome === 'leavingFailed' ? { href: ROUTES.newsletters, words: texts.newsletters } : null;
}

/** The link onward; it says so if it leads through the login. */
function wayOf(outcome: AccountOutcomeName, back: AccountOutcomeProps['back'], texts: OutcomeTexts): Way {
  if (back?.byLogin) return { href: loginPath(back.href), words: texts.login };
  if (back) return { href: back.href, words: back.isStory ? texts.story : texts.back };
  if (outcome === 'emailChanged') return { href: ROUTES.account, words: texts.account };
  return TO_LOGIN.includes(outcome)
    ? { href: loginPath(), words: texts.login }
    : { href: '/', words: texts.front };
}
