'use client';
import { textClass } from '../foundation/type.css';
import * as css from './PredictiveField.css';

/** An option of a predictive field: the submitted value and the name that is shown. */
export type PredictiveOption = { value: string; name: string };

type ResultsProps = {
  label: string;
  options: readonly PredictiveOption[];
  listId: string;
  listed: boolean;
  /** Value of the selected option. */
  value: string | undefined;
  /** Index of the active option, or -1. */
  at: number;
  /** Text in place of options. */
  note: string | undefined;
  choose: (option: PredictiveOption) => void;
};

/** Matches below the field, or the reason why there are none. */
export function Results({ note, listed, ...list }: ResultsProps) {
  return (
    <div className={css.panel} hidden={!listed}>
      <Options {...list} />
      {note === undefined ? null : (
        <p className={`${css.note} ${textClass.meta}`} data-part="note">
          {note}
        </p>
      )}
    </div>
  );
}

function Options({ listId, label, options, value, at, choose }: Omit<ResultsProps, 'note' | 'listed'>) {
  return (
    <div id={listId} role="listbox" tabIndex={-1} aria-label={label} className={css.list}>
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={option.value}
          id={`${listId}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          className={css.option}
          data-active={place === at || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {option.name}
        </div>
      ))}
    </div>
  );
}
