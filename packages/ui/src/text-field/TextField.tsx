'use client';
import { useState } from 'react';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import type { NativeProps } from '../foundation/props';
import { EyeIcon, EyeOffIcon } from '../icon/index';
import { useLocale } from '../locale/index';

/**
 * Types of text field; they set the keyboard of a phone and the browser's autofill. For a single day use
 * `DateField`.
 */
export const TEXT_FIELD_TYPES = [
  'text',
  'email',
  'tel',
  'search',
  'password',
  'url',
  'datetime-local',
] as const;
/** Type of a text field, which sets the keyboard on phones. */
export type TextFieldType = (typeof TEXT_FIELD_TYPES)[number];

/** Props of `TextField`: those of a native input, with label, hint and error. */
export type TextFieldProps = FieldFrameProps &
  NativeProps<'input', 'type' | 'size' | 'checked' | 'defaultChecked' | 'children'> & {
    type?: TextFieldType;
    /** Called with every change, as text. */
    onValueChange?: (value: string) => void;
  };

/**
 * A single-line text field. Controlled by `value`, or uncontrolled with `defaultValue`; in a form without
 * JavaScript it is submitted under its `name`. A password can be shown (spec §5).
 */
export function TextField({
  label,
  required,
  hint,
  error,
  className,
  id,
  type = 'text',
  onChange,
  onValueChange,
  ...native
}: TextFieldProps) {
  const { fields: texts } = useLocale('fields').texts;
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      className={className}
      id={id}
      name={native.name}
    >
      {(control) => (
        <div className={frame.withEnd}>
          <input
            {...native}
            {...control}
            type={isPassword && shown ? 'text' : type}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            className={isPassword ? `${frame.control} ${frame.roomAtEnd}` : frame.control}
            data-part="control"
          />
          {isPassword ? (
            <button
              type="button"
              className={frame.end}
              aria-label={shown ? texts.hidePassword : texts.showPassword}
              aria-controls={control.id}
              disabled={native.disabled}
              onClick={() => setShown(!shown)}
              data-part="reveal"
            >
              {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Props of `EmailField`: those of a text field except its type. */
export type EmailFieldProps = Omit<TextFieldProps, 'type'>;

/** Email field: email keyboard, no capitalisation, autofill of the address. */
export function EmailField(props: EmailFieldProps) {
  return <TextField autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}

/** Props of `PasswordField`: those of a text field except its type. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** A new password: adds the hint about its rules (spec §5), and lets the browser suggest one. */
  isNew?: boolean;
};

/** Password input with a button that shows and hides it (spec §5); `isNew` adds the hint of its rules. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  const { fields: texts } = useLocale('fields').texts;
  return (
    <TextField
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? texts.passwordHint : undefined}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="password"
    />
  );
}
