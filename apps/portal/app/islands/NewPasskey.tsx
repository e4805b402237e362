'use client';
import { DESK_CALLS, PASSKEY_NAME_MAX_LENGTH } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useState } from 'react';
import { passkeyFault, sendPasskeyCall } from '../client/readers/passkey-calls';
import { island } from '../declare-island';

export type NewPasskeyProps = {
  label: string;
  hint: string;
  submit: string;
  /** Shown if the browser has no passkeys. */
  unsupported: string;
  faults: Readonly<Record<'name' | 'cancelled' | 'known' | 'tooOften' | 'failed', string>>;
  /** Redirect once it is added. */
  next: string;
};

/**
 * Creates a passkey and adds it to the account, under a name; the browser asks for the finger, the face or
 * the PIN.
 */
function NewPasskey({ label, hint, submit, unsupported, faults, next }: NewPasskeyProps) {
  const [isSupported, setSupported] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => setSupported(browserSupportsWebAuthn()), []);
  const add = async (name: string) => {
    setBusy(true);
    setAlert(undefined);
    try {
      const optionsJSON = await sendPasskeyCall(`${DESK_CALLS.passkeys}/options`);
      const credential = await startRegistration({ optionsJSON });
      await sendPasskeyCall(DESK_CALLS.passkeys, { name, credential });
      location.assign(next);
    } catch (reason) {
      const fault = passkeyFault(reason);
      // Without a session the page redirects to the login.
      if (fault === 'ended') return location.reload();
      setAlert(faults[fault === 'wrong' ? 'failed' : fault]);
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setError(name ? undefined : faults.name);
    if (name && !isBusy) void add(name);
  };
  if (isSupported === undefined) return null;
  if (!isSupported) return <Text tone="quiet">{unsupported}</Text>;
  return (
    <form onSubmit={onSubmit} noValidate style={{ maxInlineSize: '30rem' }}>
      <Stack gap="4">
        {alert ? <FormAlert>{alert}</FormAlert> : null}
        <TextField
          name="name"
          label={label}
          hint={hint}
          required
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          error={error}
        />
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

export default island({ wakes: 'idle', component: NewPasskey });
