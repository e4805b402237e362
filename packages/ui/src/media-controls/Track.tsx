'use client';
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
  /** The value as it is read out. */
  valueText: string;
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
  return (
    <div
      className={`${css.box} ${css.outlined}`}
      style={{ '--gone': share(value, max), '--buffered': share(buffered ?? 0, max) }}
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
        value={Math.min(value, max || 1)}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={valueText}
        className={css.input}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
