'use client';
import { useState } from 'react';
import * as css from './Track.css';

/** Props of `Track`, the slider of time or volume; `step`, `max` and `value` share one unit. */
export type TrackProps = {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** How far one key goes. */
  step: number;
  /** How far it has been fetched. */
  buffered?: number;
  /** A value as it is read out. */
  valueText: (value: number) => string;
  disabled?: boolean;
  onChange: (value: number) => void;
  part: 'seek' | 'volume';
};

const share = (value: number, max: number) =>
  `${max > 0 ? Math.round((Math.min(value, max) / max) * 1000) / 10 : 0}%`;

/** A line to move along: the browser's own slider, drawn by the brand. */
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
}: TrackProps) {
  // What plays says a moment later where it is: until then the value is the one that the reader has chosen, and is read out so.
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
      <div className={css.line}>
        {buffered === undefined ? null : <div className={css.buffered} />}
        <div className={css.gone} />
        {disabled ? null : <div className={css.knob} />}
      </div>
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
