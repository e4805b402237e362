'use client';
import { formatDate, type PollState } from '@portal/model';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/index';
import { LoginRequiredDialog } from '../dialog/index';
import { FormAlert } from '../form-alert/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { counted, dateSettings, fill, useLocale } from '../locale/index';
import { RadioGroup } from '../radio-group/index';
import * as css from './Poll.css';

/** One answer of a poll with its number of votes. */
export type PollAnswer = { id: string; text: string; votes: number };

/** Props of `Poll`; results are shown once the reader has voted or it is finished (spec §4). */
export type PollProps = {
  question: string;
  answers: readonly PollAnswer[];
  state: PollState;
  /** ISO 8601. */
  start?: string;
  end?: string;
  /** The answer that the reader gave. */
  voted?: string;
  loggedIn: boolean;
  backUrl?: string;
  status?: 'idle' | 'waiting' | 'failed';
  onVote: (answerId: string) => void;
  /** Where a form without script is posted. */
  action: string;
};

/** A question to readers (spec §4): not open yet, open, closed. Results show to readers who have voted, and to all once it is closed. */
export function Poll(props: PollProps) {
  const { question, answers, state, start, end, voted, status = 'idle' } = props;
  const locale = useLocale('poll', 'fields', 'loginRequired', 'dialog');
  const { poll: texts } = locale.texts;
  const id = useId();
  const day = (date: string) => formatDate(date, 'published', dateSettings(locale));
  const total = answers.reduce((sum, { votes }) => sum + votes, 0);
  const open = state === 'active' && !voted;
  return (
    <section className={css.poll} aria-labelledby={id} data-part="poll" data-state={state}>
      <p className={`${css.quiet} ${textClass.label}`}>{texts.label}</p>
      <h2 id={id} className={headlineClass.md}>
        {question}
      </h2>
      {status === 'failed' ? <FormAlert>{texts.failed}</FormAlert> : null}
      {state === 'not-started' ? (
        <ul className={css.answers}>
          {answers.map((answer) => (
            <li key={answer.id} className={css.answer}>
              {answer.text}
            </li>
          ))}
        </ul>
      ) : null}
      {open ? <Vote {...props} /> : null}
      {state !== 'not-started' && !open ? (
        <ul className={css.answers} data-part="results">
          {answers.map((answer) => (
            <Result
              key={answer.id}
              answer={answer}
              total={total}
              yours={answer.id === voted}
              said={texts.yours}
            />
          ))}
        </ul>
      ) : null}
      <p className={`${css.quiet} ${textClass.meta}`}>
        {state === 'not-started' && start ? fill(texts.notStarted, { date: day(start) }) : null}
        {state === 'active' && end ? `${fill(texts.closes, { date: day(end) })} · ` : null}
        {state === 'finished' ? `${texts.finished} · ` : null}
        {state === 'not-started' ? null : counted(texts.votes, total, locale)}
      </p>
    </section>
  );
}

function Vote({ question, answers, loggedIn, backUrl, status, onVote, action }: PollProps) {
  const { poll: texts } = useLocale('poll').texts;
  const [asking, setAsking] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('answer');
    setMissing(answer === null);
    if (answer === null) return;
    if (loggedIn) onVote(String(answer));
    else setAsking(true);
  };
  return (
    <form method="post" action={action} className={css.form} onSubmit={submit}>
      <RadioGroup
        label={question}
        labelHidden
        name="answer"
        options={answers.map((answer) => ({ value: answer.id, label: answer.text }))}
        error={missing ? texts.choose : undefined}
        onValueChange={() => setMissing(false)}
      />
      <div>
        <Button type="submit" loading={status === 'waiting'}>
          {texts.vote}
        </Button>
      </div>
      <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} />
    </form>
  );
}

type ResultProps = { answer: PollAnswer; total: number; yours: boolean; said: string };

function Result({ answer, total, yours, said }: ResultProps) {
  const percent = total ? Math.round((answer.votes / total) * 100) : 0;
  return (
    <li className={css.result} data-yours={yours || undefined}>
      <span className={css.row}>
        <span>
          {answer.text}
          {yours ? (
            <span className={css.yours}>
              {' '}
              <CheckIcon label={said} />
            </span>
          ) : null}
        </span>
        <b className={css.figure}>{percent} %</b>
      </span>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ inlineSize: `${percent}%` }} />
      </span>
    </li>
  );
}
