'use client';
import { type ReactNode, useState } from 'react';
import * as css from './Track.css';

/** Props of `Track`, a slider for time or volume; `step`, `max` and `value` share one unit. */
export type TrackProps = {
  /** Accessible name. */
  label: string;
  /** Current value, from 0 to `max`. */
  value: number;
  max: number;
  /** Change by one key press. */
  step: number;
  /** Value up to which it is buffered. */
  buffered?: number;
  /** Text of a value for screen readers. */
  valueText: (value: number) => string;
  disabled?: boolean;
  onChange: (value: number) => void;
  part: 'seek' | 'volume';
  /** Drawing of the whole, in place of the line. */
  children?: ReactNode;
};

const share = (value: number, max: number) =>
  `${max > 0 ? Math.round((Math.min(value, max) / max) * 1000) / 10 : 0}%`;

/** A slider: the browser's own range input in the brand's style. */
export function Track({
  label,
  value,
  max,
  step,
  buffered,
  valueText,
  disabled = false,
  onChange,
  part,
  children,
}: TrackProps) {
  // Playback reports its position a moment later: until then the reader's value is shown and announced.
  const [chosen, setChosen] = useState<{ value: number; instead: number }>();
  const isAwaited = chosen?.instead === value;
  if (chosen && !isAwaited) setChosen(undefined);
  const shown = chosen && isAwaited ? chosen.value : value;
  return (
    <div
      className={`${css.box} ${css.outlined}`}
      style={{ '--gone': share(shown, max), '--buffered': share(buffered ?? 0, max) }}
      data-part={part}
    >
      {children ?? (
        <div className={css.line}>
          {buffered === undefined ? null : <div className={css.buffered} />}
          <div className={css.gone} />
          {disabled ? null : <div className={css.knob} />}
        </div>
      )}
      <input
        type="range"
        min={0}
        max={max || 1}
        step={step}
        value={Math.min(shown, max || 1)}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={valueText(shown)}
        className={css.input}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setChosen({ value: valueAsNumber, instead: value });
          onChange(valueAsNumber);
        }}
      />
    </div>
  );
}
