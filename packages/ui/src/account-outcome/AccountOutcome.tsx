import { ROUTES } from '@portal/model';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon, WarningIcon } from '../icon/index';
import type { Locale } from '../locale/locale';
import * as css from './AccountOutcome.css';

/** What came of registering, validating, recovering, deleting (spec §2). */
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
] as const;
export type AccountOutcomeName = (typeof ACCOUNT_OUTCOMES)[number];

const FAILURES: readonly AccountOutcomeName[] = [
  'registrationFailed',
  'validationFailed',
  'resetFailed',
  'subscriptionFailed',
];
const TO_LOGIN: readonly AccountOutcomeName[] = [
  'validated',
  'validationFailed',
  'passwordChanged',
  'resetFailed',
];

/** A page that says what happened to an account, and where to go from here. */
export function AccountOutcome({
  outcome,
  locale,
}: {
  outcome: AccountOutcomeName;
  locale: Locale<'outcomes'>;
}) {
  const { outcomes: texts } = locale.texts;
  const { title, text } = texts[outcome];
  const Sign = FAILURES.includes(outcome) ? WarningIcon : CheckIcon;
  return (
    <section className={css.outcome} data-part="account-outcome" data-outcome={outcome}>
      <Sign size={40} className={FAILURES.includes(outcome) ? css.failed : css.done} />
      <h1 className={headlineClass.lg}>{title}</h1>
      <p className={textClass.standfirst}>{text}</p>
      {TO_LOGIN.includes(outcome) ? (
        <Button href={ROUTES.login}>{texts.login}</Button>
      ) : outcome === 'emailChanged' ? (
        <Button href={ROUTES.account}>{texts.account}</Button>
      ) : (
        <Button href="/" variant="secondary">
          {texts.front}
        </Button>
      )}
    </section>
  );
}
