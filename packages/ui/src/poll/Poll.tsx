'use client';
import { formatAtTime, formatNearDay } from '@portal/model';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Checkbox, CheckboxGroup } from '../checkbox/index';
import { LoginRequiredDialog } from '../dialog/index';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { KickerLine } from '../kicker/KickerLine';
import { counted, dateSettings, fill, useLocale } from '../locale/index';
import { RadioGroup } from '../radio-group/RadioGroup';
import * as css from './Poll.css';
import { Answers, areShown, ResultsSoFar, totalOf, Words } from './Results';
import type { PollProps } from './types';

export type { PollAnswer, PollProps } from './types';

/**
 * A question to readers (spec §4): upcoming, open, or closed. Votes are shown if the answers have them; the
 * server omits what a setting hides.
 */
export function Poll(props: PollProps) {
  const { question, state, voted, chosen, isChangeable = false, isChanging = false, status = 'idle' } = props;
  const locale = useLocale('poll', 'fields', 'loginRequired', 'dialog');
  const { poll: texts } = locale.texts;
  const id = useId();
  const Heading = `h${props.headingLevel ?? 2}` as const;
  const [isReopened, setReopened] = useState(isChanging);
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  const isThanked = isSent && status === 'idle' && voted !== undefined;
  const isForm = state === 'active' && (!voted || (isReopened && !isThanked));
  // The form with the focus disappears, and the focus would be lost.
  useLayoutEffect(() => {
    if (isThanked) thanks.current?.focus();
  }, [isThanked]);
  return (
    <section className={css.poll} aria-labelledby={id} data-part="poll" data-state={state}>
      <div className={css.label}>
        <KickerLine words={texts.label} />
        <span className={`${css.state} ${textClass.small}`} data-part="poll-state">
          {texts.states[state]}
        </span>
      </div>
      <Heading id={id} className={headlineClass.md}>
        {question}
      </Heading>
      {isThanked && !isForm ? (
        <FormAlert variant="success" ref={thanks}>
          {texts.counted}
        </FormAlert>
      ) : null}
      {props.refusal ? <FormAlert>{texts.reasons[props.refusal]}</FormAlert> : null}
      {status === 'failed' && !props.refusal ? <FormAlert>{texts.failed}</FormAlert> : null}
      {isForm ? (
        <Vote {...props} chosen={chosen ?? voted} onSent={() => setSent(true)} />
      ) : (
        <Answers {...props} />
      )}
      {isForm && !voted ? <ResultsSoFar {...props} /> : null}
      {state === 'active' && voted && isChangeable && !isForm ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setReopened(true);
              setSent(false);
            }}
          >
            {texts.change}
          </Button>
        </div>
      ) : null}
      <Facts {...props} />
    </section>
  );
}

/** Dates and the number of votes, or the reason why it is not shown. */
function Facts(props: PollProps) {
  const { answers, state, start, end, voted, results = 'voted' } = props;
  const locale = useLocale('poll');
  const { poll: texts } = locale.texts;
  const settings = dateSettings(locale);
  const when = (date: string) =>
    `${formatNearDay(date, locale.now, settings)} ${formatAtTime(date, settings)}`;
  const said = [
    state === 'not-started' && start ? fill(texts.notStarted, { date: when(start) }) : null,
    state === 'active' && end ? fill(texts.closes, { date: when(end) }) : null,
    state === 'finished' ? texts.finished : null,
    state !== 'not-started' && areShown(answers) ? counted(texts.votes, totalOf(props), locale) : null,
  ].filter((text) => text !== null);
  const isHidden = state === 'active' && !areShown(answers);
  const hidden = results === 'finished' ? texts.afterEnd : voted ? null : texts.afterVote;
  return (
    <p className={`${css.quiet} ${textClass.meta}`}>
      {said.join(' · ')}
      {isHidden && hidden ? ` ${said.length ? '· ' : ''}${hidden}` : null}
    </p>
  );
}

function Vote(props: PollProps & { onSent: () => void }) {
  const { answers, choices = 1, loggedIn, isOpenToAll = false, backUrl, status, onVote, action } = props;
  const locale = useLocale('poll');
  const { poll: texts } = locale.texts;
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ids = new FormData(event.currentTarget).getAll('option').map(String);
    const fault = ids.length === 0 ? texts.choose : ids.length > choices ? tooMany : undefined;
    setError(fault);
    if (fault || status === 'waiting') return;
    if (loggedIn || isOpenToAll) {
      props.onSent();
      return onVote(ids);
    }
    props.onLoginRequired?.(ids);
    setAsking(true);
  };
  const tooMany = counted(texts.tooMany, choices, locale);
  return (
    <form method="post" action={action} noValidate className={css.form} onSubmit={submit}>
      <Options {...props} error={error} onChange={() => setError(undefined)} isMany={choices > 1} />
      <div>
        <Button type="submit" loading={status === 'waiting'} disabled={answers.length === 0}>
          {texts.vote}
        </Button>
      </div>
      <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} purpose="vote" />
    </form>
  );
}

type OptionsProps = PollProps & { error: string | undefined; onChange: () => void; isMany: boolean };

/** The answers to select from: radios for a single choice, checkboxes for several. */
function Options({ question, answers, choices = 1, chosen = [], error, onChange, isMany }: OptionsProps) {
  const locale = useLocale('poll');
  // The earlier selection may be known later than the form: the key re-mounts its options then.
  const key = chosen.join(' ');
  if (isMany)
    return (
      <CheckboxGroup
        key={key}
        legend={question}
        legendHidden
        hint={counted(locale.texts.poll.upTo, choices, locale)}
        error={error}
      >
        {answers.map((answer) => (
          <Checkbox
            key={answer.id}
            name="option"
            value={answer.id}
            label={<Words answer={answer} />}
            defaultChecked={chosen.includes(answer.id)}
            onCheckedChange={onChange}
          />
        ))}
      </CheckboxGroup>
    );
  return (
    <RadioGroup
      key={key}
      label={question}
      labelHidden
      name="option"
      defaultValue={chosen[0]}
      options={answers.map((answer) => ({ value: answer.id, label: <Words answer={answer} /> }))}
      error={error}
      onValueChange={onChange}
    />
  );
}
