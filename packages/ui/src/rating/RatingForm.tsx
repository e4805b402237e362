'use client';
import { RATING_MAX } from '@portal/model';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/Button';
import { Rating } from '../card/Rating';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { StarIcon } from '../icon/index';
import { counted, useLocale } from '../locale/index';
import * as css from './RatingForm.css';

/** `already-voted` if the server knows the reader or the IP address (spec §8). */
export const RATING_STATUSES = ['idle', 'waiting', 'voted', 'already-voted', 'failed'] as const;
/** State of a rating; `already-voted` if this reader or IP address has rated before (spec §8). */
export type RatingStatus = (typeof RATING_STATUSES)[number];

/** Props of `RatingForm`: the mean of all votes and the reader's own, 1 to 5 stars (spec §9). */
export type RatingFormProps = {
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Mean of all votes, with their number. */
  value?: number;
  votes?: number;
  status?: RatingStatus;
  /** Stars of the reader's vote, 1 to 5. */
  given?: number;
  /** Title, in place of “what would you give it”. */
  title?: string;
  onRate: (stars: number) => void;
};

/** URL fragments with which a form without JavaScript reports its outcome. */
const OUTCOMES = { done: 'done', alreadyVoted: 'voted', failed: 'failed' } as const;

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

/** Mean rating of a recipe, and the reader's own vote in whole stars (spec §9). */
export function RatingForm(props: RatingFormProps) {
  const { action, value, votes, status = 'idle', given, title, onRate } = props;
  const locale = useLocale('rate', 'card', 'fields');
  const { rate: texts } = locale.texts;
  const [chosen, setChosen] = useState(given);
  const [missing, setMissing] = useState(false);
  const id = useId();
  const isOver = status === 'voted' || status === 'already-voted';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === undefined);
    if (chosen !== undefined && status !== 'waiting') onRate(chosen);
  };
  return (
    <section className={css.box} aria-labelledby={id} data-part="rating-form">
      <h2 id={id} className={headlineClass.sm}>
        {title ?? texts.title}
      </h2>
      {value ? <Rating value={value} votes={votes} locale={locale} /> : null}
      {isOver ? (
        <FormAlert variant={status === 'voted' ? 'success' : 'info'}>
          {status === 'already-voted' || !given ? texts.alreadyVoted : counted(texts.yours, given, locale)}
        </FormAlert>
      ) : (
        <form method="post" action={action} noValidate className={css.form} onSubmit={submit}>
          {status === 'failed' ? <FormAlert>{texts.failed}</FormAlert> : null}
          <fieldset className={css.stars} aria-describedby={missing ? `${id}missing` : undefined}>
            <legend className={visuallyHidden}>{title ?? texts.title}</legend>
            {STARS.map((stars) => (
              <label key={stars} className={css.star} data-on={stars <= (chosen ?? 0) || undefined}>
                <input
                  type="radio"
                  name="value"
                  value={stars}
                  required
                  checked={stars === chosen}
                  onChange={() => {
                    setChosen(stars);
                    setMissing(false);
                  }}
                  className={css.radio}
                />
                <StarIcon size={32} className={css.sign} />
                <span className={visuallyHidden}>{counted(texts.star, stars, locale)}</span>
              </label>
            ))}
          </fieldset>
          {missing ? (
            <p id={`${id}missing`} role="alert" className={`${css.missing} ${textClass.meta}`}>
              {texts.choose}
            </p>
          ) : null}
          {(['done', 'alreadyVoted', 'failed'] as const).map((outcome) => (
            <p
              key={outcome}
              id={`rating-${OUTCOMES[outcome]}`}
              className={`${css.outcome} ${textClass.meta}`}
            >
              {texts[outcome]}
            </p>
          ))}
          <Button type="submit" size="small" loading={status === 'waiting'}>
            {texts.submit}
          </Button>
        </form>
      )}
    </section>
  );
}
