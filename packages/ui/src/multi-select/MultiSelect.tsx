'use client';
import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/index';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ChevronDownIcon } from '../icon/index';
import { counted, useLocale } from '../locale/index';
import { Popover } from '../popover/Popover';
import type { SelectOption } from '../select/Select';
import * as css from './MultiSelect.css';

/**
 * Props of `MultiSelect`: those of its button, with options, label, hint and error; each value is submitted
 * under `name`.
 */
export type MultiSelectProps = Omit<FieldFrameProps, 'required'> &
  NativeProps<
    'button',
    'type' | 'value' | 'defaultValue' | 'name' | 'popoverTarget' | 'aria-labelledby' | 'children'
  > & {
    options: readonly SelectOption[];
    name?: string;
    /** Selected values, in any order. */
    value?: readonly string[];
    defaultValue?: readonly string[];
    onValueChange?: (value: string[]) => void;
    /** Text while nothing is selected. */
    placeholder?: string;
  };

const NONE: readonly string[] = [];

/**
 * A multiple choice among many options: checkboxes in a popover that opens without JavaScript and are
 * submitted with their form. For few options use `CheckboxGroup`; for a single choice, `Select`.
 */
export function MultiSelect({
  label,
  hint,
  error,
  className,
  id,
  options,
  name,
  value,
  defaultValue = NONE,
  onValueChange,
  placeholder,
  ...native
}: MultiSelectProps) {
  const locale = useLocale('multiSelect', 'fields');
  const { multiSelect: texts, fields } = locale.texts;
  const opener = useRef<HTMLButtonElement>(null);
  const chosenId = useId();
  const [isCleared, setCleared] = useState(false);
  const [chosen, setChosen] = useControlled<readonly string[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const called = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  const choose = (option: string, isChosen: boolean) => {
    setCleared(false);
    // In the order of the options, whatever was pressed first.
    setChosen(
      options.map((one) => one.value).filter((one) => (one === option ? isChosen : chosen.includes(one))),
    );
  };
  const clear = () => {
    setChosen([]);
    setCleared(true);
    // The button disappears: the focus moves to the trigger.
    opener.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {({ required: _, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <Popover
          asChild
          label={label}
          trigger={
            <button
              {...native}
              {...control}
              ref={opener}
              type="button"
              aria-labelledby={`${labelId} ${chosenId}`}
              className={cx(frame.control, css.opener)}
              data-invalid={isInvalid}
            >
              <span id={chosenId} className={cx(css.chosen, called.length === 0 && css.none)}>
                {called.length === 0
                  ? (placeholder ?? fields.choose)
                  : new Intl.ListFormat(locale.language, { type: 'conjunction' })
                      .formatToParts(called)
                      .map(({ type, value: words }, at) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: a part of the sentence is its place in it
                        type === 'element' ? <bdi key={at}>{words}</bdi> : words,
                      )}
                {called.length > 0 ? (
                  <span className={visuallyHidden}> ({counted(texts.chosen, called.length, locale)})</span>
                ) : null}
              </span>
              {called.length > 0 ? (
                <span className={cx(css.count, textClass.meta)} aria-hidden="true" data-part="count">
                  {called.length}
                </span>
              ) : null}
              <ChevronDownIcon size={20} className={css.arrow} />
            </button>
          }
        >
          <fieldset className={css.options} disabled={native.disabled}>
            <legend className={visuallyHidden}>{label}</legend>
            {options.map((option) => (
              <Checkbox
                key={option.value}
                label={<bdi>{option.label}</bdi>}
                name={name}
                value={option.value}
                disabled={option.disabled}
                checked={chosen.includes(option.value)}
                onCheckedChange={(isChosen) => choose(option.value, isChosen)}
              />
            ))}
            {called.length > 0 ? (
              <Button variant="plain" size="small" onClick={clear} className={css.clear}>
                {texts.clear}
              </Button>
            ) : null}
          </fieldset>
          <p className={visuallyHidden} role="status">
            {isCleared ? texts.cleared : ''}
          </p>
        </Popover>
      )}
    </Field>
  );
}
