'use client';
import { pollWinners } from '@portal/model/participation';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { Image } from '../image/Image';
import { useLocale } from '../locale/index';
import * as css from './Poll.css';
import type { PollAnswer, PollProps } from './types';

/** Whether votes are public. */
export const areShown = (answers: readonly PollAnswer[]) => answers.some(({ votes }) => votes !== null);
/** Number of voters. */
export const totalOf = ({ votes, answers }: Pick<PollProps, 'votes' | 'answers'>) =>
  votes ?? answers.reduce((sum, answer) => sum + (answer.votes ?? 0), 0);

/** Results that anyone may see before voting, collapsed so that they do not influence the vote. */
export function ResultsSoFar(props: PollProps) {
  const { poll: texts } = useLocale('poll').texts;
  if (!areShown(props.answers) || totalOf(props) === 0) return null;
  return (
    <details>
      <summary className={`${css.summary} ${textClass.label}`}>{texts.results}</summary>
      <Answers {...props} />
    </details>
  );
}

/** The answers with their votes, or without if votes are hidden. */
export function Answers(props: PollProps) {
  const { answers, state, voted = [] } = props;
  if (state === 'not-started' || !areShown(answers))
    return (
      <ul className={css.answers} data-part="answers">
        {answers.map((answer) => (
          <li key={answer.id} className={css.answer}>
            <Words answer={answer} isYours={voted.includes(answer.id)} />
          </li>
        ))}
      </ul>
    );
  const winners = state === 'finished' ? pollWinners(answers) : [];
  return (
    <ul className={css.answers} data-part="results">
      {answers.map((answer) => (
        <Result
          key={answer.id}
          answer={answer}
          total={totalOf(props)}
          isYours={voted.includes(answer.id)}
          isWinner={winners.includes(answer.id)}
        />
      ))}
    </ul>
  );
}

type WordsProps = { answer: PollAnswer; isYours?: boolean };

/** An answer's picture and text, with a mark on the reader's own. */
export function Words({ answer: { text, image }, isYours = false }: WordsProps) {
  const { poll: texts } = useLocale('poll').texts;
  const words = (
    <>
      {text}
      {isYours ? (
        <span className={css.yours}>
          {' '}
          <CheckIcon label={texts.yours} />
        </span>
      ) : null}
    </>
  );
  if (!image) return words;
  return (
    <span className={css.pictured}>
      <Image image={{ ...image, alt: '' }} ratio="1:1" sizes="64px" widest={210} className={css.picture} />
      <span>{words}</span>
    </span>
  );
}

type ResultProps = { answer: PollAnswer; total: number; isYours: boolean; isWinner: boolean };

function Result({ answer, total, isYours, isWinner }: ResultProps) {
  const { poll: texts } = useLocale('poll').texts;
  const percent = total ? Math.round(((answer.votes ?? 0) / total) * 100) : 0;
  return (
    <li
      className={css.result}
      data-yours={isYours || undefined}
      data-winner={isWinner || undefined}
      data-votes={answer.votes}
    >
      <span className={css.row}>
        <span className={isWinner ? css.winning : undefined}>
          <Words answer={answer} isYours={isYours} />
        </span>
        <b className={`${css.figure} ${headlineClass.sm}`}>{`${percent}\u00a0%`}</b>
      </span>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ inlineSize: `${percent}%` }} />
      </span>
      {isWinner ? <span className={`${css.winner} ${textClass.meta}`}>{texts.winner}</span> : null}
    </li>
  );
}
