'use client';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { useLocale } from '../locale/index';
import * as css from './SchemeSwitch.css';

/** Colour schemes that readers can choose; `auto` follows their device. */
export const SCHEME_CHOICES = ['auto', 'light', 'dark'] as const;
/** Colour scheme selected by a reader, the value of `data-scheme`. */
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

/** Props of `SchemeSwitch`: the reader's choice, which the page stores for the next visit. */
export type SchemeSwitchProps = {
  value?: SchemeChoice;
  defaultValue?: SchemeChoice;
  onValueChange?: (choice: SchemeChoice) => void;
  /** High contrast: black and white with strong edges, in either scheme. */
  highContrast?: boolean;
  defaultHighContrast?: boolean;
  onHighContrastChange?: (isHigh: boolean) => void;
};

/**
 * Light, dark or the device's scheme; next to it, high contrast in any of them. Only shown with JavaScript,
 * which it needs.
 */
export function SchemeSwitch({
  value,
  defaultValue = 'auto',
  onValueChange,
  highContrast,
  defaultHighContrast = false,
  onHighContrastChange,
}: SchemeSwitchProps) {
  const { scheme } = useLocale('header').texts.header;
  const name = useId();
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const [isHigh, setHigh] = useControlled(highContrast, defaultHighContrast, onHighContrastChange);
  return (
    <fieldset className={cx(css.group, textClass.label)} data-part="scheme">
      <legend className={css.legend}>{scheme.label}</legend>
      {SCHEME_CHOICES.map((choice) => (
        <label key={choice} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => choose(choice)}
            className={css.radio}
          />
          {scheme[choice]}
        </label>
      ))}
      <label className={css.choice} data-part="contrast">
        <input
          type="checkbox"
          checked={isHigh}
          onChange={({ target }) => setHigh(target.checked)}
          className={css.radio}
        />
        {scheme.highContrast}
      </label>
    </fieldset>
  );
}
