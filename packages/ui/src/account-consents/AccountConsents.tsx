'use client';
import { formatLongDay, formatMachine } from '@portal/model';
import {
  READER_CONSENT_KINDS,
  type ReaderConsent,
  type ReaderConsentKind,
  wantsCommercial,
} from '@portal/model/readers';
import { cx } from 'class-variance-authority';
import { type FormEvent, type ReactNode, useId } from 'react';
import * as css from '../account-sessions/AccountSessions.css';
import { Button } from '../button/Button';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { dateSettings, fill, useLocale } from '../locale/index';

/** States of the list of consents: idle, saving a decision, saved, or failed. */
export const CONSENTS_STATUSES = ['idle', 'waiting', 'saved', 'failed'] as const;
/** Whether a decision is being saved, has been saved, or could not be saved. */
export type ConsentsStatus = (typeof CONSENTS_STATUSES)[number];

/**
 * Props of `AccountConsents`: the reader's consents, and a form to change the one for commercial messages.
 */
export type AccountConsentsProps = {
  /**
   * Consents in force, then withdrawn ones, each newest first: of several decisions about the same thing, the
   * first is shown.
   */
  consents: readonly ReaderConsent[];
  /** Question whether the reader wants commercial messages; omitted if the publisher sends none. */
  commercial?: string | undefined;
  /** URL that the decision is posted to without JavaScript, as `isGiven`. */
  action: string;
  /** URL of the newsletters page. */
  newslettersHref: string;
  status?: ConsentsStatus;
  /** Id of the “saved” message, which the URL after a post without JavaScript links to. */
  savedId?: string;
  onDecide: (isGiven: boolean) => void;
};

/**
 * The reader's consents and notices, with their exact wording and date, and buttons to withdraw those that
 * can be withdrawn.
 */
export function AccountConsents(props: AccountConsentsProps) {
  const { consents, commercial, action, newslettersHref, status = 'idle', savedId, onDecide } = props;
  const { accountConsents: texts } = useLocale('accountConsents', 'fields').texts;
  const id = useId();
  const isGiven = wantsCommercial(consents);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'waiting') onDecide(!isGiven);
  };
  const shown = lastOfEach(consents);
  const rows: (ReaderConsent | undefined)[] = READER_CONSENT_KINDS.flatMap((kind) => {
    const known = shown.filter((consent) => consent.kind === kind);
    return kind === 'commercial' && commercial && !known.length ? [undefined] : known;
  });
  return (
    <section className={cx(css.whole, css.part)} aria-labelledby={id} data-part="account-consents">
      <h2 id={id} className={headlineClass.sm}>
        {texts.title}
      </h2>
      <p className={`${css.quiet} ${textClass.summary}`}>{texts.intro}</p>
      {status === 'failed' ? (
        <div className={css.across}>
          <FormAlert>{texts.failed}</FormAlert>
        </div>
      ) : null}
      {status === 'saved' ? (
        <div className={css.across}>
          <FormAlert id={savedId} variant="success">
            {texts.saved}
          </FormAlert>
        </div>
      ) : null}
      <ul className={css.list} data-part="consents">
        {rows.map((consent) => {
          const { kind = 'commercial', newsletter = '' } = consent ?? {};
          return (
            <Row
              key={`${kind} ${newsletter}`}
              kind={kind}
              words={consent?.words ?? commercial}
              consent={consent}
            >
              {kind === 'commercial' && commercial ? (
                <form method="post" action={action} onSubmit={submit}>
                  <input type="hidden" name="isGiven" value={String(!isGiven)} />
                  <Button type="submit" size="small" variant="secondary" loading={status === 'waiting'}>
                    {isGiven ? texts.withdraw : texts.give}
                  </Button>
                </form>
              ) : null}
              {kind === 'newsletter' && !consent?.withdrawnAt ? (
                <span className={textClass.label}>
                  <Link href={newslettersHref}>{texts.newsletters}</Link>
                </span>
              ) : null}
            </Row>
          );
        })}
      </ul>
      <p className={`${css.quiet} ${textClass.meta}`}>{texts.end}</p>
    </section>
  );
}

/** The latest consent of each kind. */
const lastOfEach = (consents: readonly ReaderConsent[]): ReaderConsent[] =>
  consents.filter(
    ({ kind, newsletter }, at) =>
      consents.findIndex((other) => other.kind === kind && other.newsletter === newsletter) === at,
  );

type RowProps = {
  kind: ReaderConsentKind;
  words: string | undefined;
  /** Undefined if it was never given. */
  consent: ReaderConsent | undefined;
  /** Actions on it. */
  children: ReactNode;
};

/** One consent. A change of its facts is announced; the button that causes it stays in place. */
function Row({ kind, words, consent, children }: RowProps) {
  const { accountConsents: texts } = useLocale('accountConsents').texts;
  return (
    <li className={css.item} data-part="consent">
      <div className={css.words}>
        <h3 className={headlineClass.xs}>{texts.kinds[kind]}</h3>
        {words ? <p className={textClass.summary}>{words}</p> : null}
        <p className={`${css.facts} ${textClass.meta}`} aria-live="polite" data-part="facts">
          {consent ? <Facts consent={consent} /> : texts.notGiven}
        </p>
      </div>
      {children}
    </li>
  );
}

/** Date since which it applies, or no longer applies, and the version of its wording. */
function Facts({ consent }: { consent: ReaderConsent }) {
  const { kind, version, givenAt, withdrawnAt } = consent;
  const locale = useLocale('accountConsents');
  const { accountConsents: texts } = locale.texts;
  const moment = withdrawnAt ?? givenAt;
  const said = withdrawnAt ? texts.withdrawnOn : kind === 'privacy' ? texts.toldOn : texts.givenOn;
  const day = formatLongDay(moment, dateSettings(locale));
  const [before = '', after = ''] = fill(said, { date: day }).split(day);
  return (
    <>
      <span>
        {before}
        <time dateTime={formatMachine(moment, locale.timeZone)}>{day}</time>
        {after}
      </span>
      {version ? <span>{fill(texts.version, { version })}</span> : null}
    </>
  );
}
