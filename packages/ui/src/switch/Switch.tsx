'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import * as css from './Switch.css';

/** Props of `Switch`: those of a native checkbox, with label and hint. */
export type SwitchProps = NativeProps<'input', 'type' | 'role' | 'size' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * A setting with immediate effect: a native checkbox with the role of a switch, submitted like one. For a
 * setting that takes effect on submit use `Checkbox`.
 */
export function Switch({ label, hint, onCheckedChange, onChange, className, ...native }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={className} data-part="switch">
      <label className={css.row}>
        <span className={css.words}>{label}</span>
        <input
          {...native}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
          role="switch"
          aria-describedby={hint ? cx(native['aria-describedby'], hintId) : native['aria-describedby']}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className={css.track}
        />
      </label>
      {hint ? (
        <div id={hintId} className={cx(css.hint, textClass.meta)} data-part="hint">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
