'use client';
import { BREAKPOINTS } from '@portal/model';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { textClass } from '../foundation/type.css';
import { CloseIcon, SettingsIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import * as css from './Controls.css';

/** One setting: quality, speed, captions. */
export type Choice = {
  id: string;
  label: string;
  /** Options with ids of the caller's choice. */
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
};

/** Props of `Settings`, a player's menu of quality, speed and captions. */
export type SettingsProps = {
  choices: readonly Choice[];
  /** Opens the menu initially. */
  defaultOpen?: boolean;
};

/**
 * On a phone the panel is a sheet at the bottom of the window, in the top layer: a player clips at its own
 * edges.
 */
function asSheet(panel: HTMLElement | null) {
  if (!panel?.showPopover || !matchMedia(`(width < ${BREAKPOINTS.tablet}px)`).matches) return;
  panel.popover = 'manual';
  panel.showPopover();
}

/** Settings of a player, behind one button. Escape, or moving the focus away, closes them. */
export function Settings({ choices, defaultOpen = false }: SettingsProps) {
  const { playback: texts } = useLocale('playback').texts;
  const [isOpen, setOpen] = useState(defaultOpen);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const offered = choices.filter(({ options }) => options.length > 1);
  if (offered.length === 0) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from its button and fields
    <div
      ref={whole}
      className={css.settings}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      data-part="settings"
    >
      <button
        ref={button}
        type="button"
        className={css.tool}
        aria-label={texts.settings}
        title={texts.settings}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <SettingsIcon size={22} />
      </button>
      {isOpen ? (
        <div
          ref={asSheet}
          id={id}
          className={cx(css.panel, textClass.label)}
          tabIndex={-1}
          data-part="settings-panel"
        >
          <div className={css.sheetHead}>
            <span>{texts.settings}</span>
            <button
              type="button"
              className={css.tool}
              aria-label={texts.closeSettings}
              onClick={close}
              data-part="settings-close"
            >
              <CloseIcon size={22} />
            </button>
          </div>
          {offered.map((choice) => (
            <Options key={choice.id} group={`${id}${choice.id}`} choice={choice} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Options({ group, choice: { label, options, value, onChange } }: { group: string; choice: Choice }) {
  return (
    <fieldset className={css.choices}>
      <legend className={cx(css.legend, textClass.small)}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={css.choice}>
          <input
            type="radio"
            name={group}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            className={css.radio}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
