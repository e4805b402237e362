'use client';
import { TextField } from '@portal/ui/text-field';
import { island } from '../declare-island';

export type DeskPasswordProps = {
  /** Name of the form field. */
  name: 'password' | 'newPassword';
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Whether the field may be empty. */
  isOptional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  minLength?: number | undefined;
};

/**
 * Password field of a form of the desk: it is sent with the surrounding form, and can be shown once the
 * island is awake.
 */
function DeskPassword({ isOptional = false, ...props }: DeskPasswordProps) {
  // The page reloads at the top after an error, so focus moves to the faulty field.
  return (
    <TextField type="password" required={!isOptional} autoFocus={props.error !== undefined} {...props} />
  );
}

export default island({ wakes: 'interaction', component: DeskPassword });
