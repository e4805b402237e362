'use client';
import { DESK_CALLS } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { FormAlert } from '@portal/ui/form-alert';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { passkeyFault, sendPasskeyCall } from '../client/readers/passkey-calls';
import { island } from '../declare-island';

export type PasskeyEntryProps = {
  /** Text between the form of the code and this. */
  or: string;
  enter: string;
  faults: Readonly<Record<'cancelled' | 'wrong' | 'tooOften' | 'failed', string>>;
  /** URL to go to after logging in. */
  next: string;
};

/** Uses a passkey instead of the code of the second factor; not rendered if the browser has none. */
function PasskeyEntry({ or, enter, faults, next }: PasskeyEntryProps) {
  const [isSupported, setSupported] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  useEffect(() => setSupported(browserSupportsWebAuthn()), []);
  const show = async () => {
    if (isBusy) return;
    setBusy(true);
    setAlert(undefined);
    try {
      const optionsJSON = await sendPasskeyCall(`${DESK_CALLS.passkeyProof}/options`);
      const credential = await startAuthentication({ optionsJSON });
      await sendPasskeyCall(DESK_CALLS.passkeyProof, { credential });
      location.assign(next);
    } catch (reason) {
      const fault = passkeyFault(reason);
      // Without a session the page redirects to the login.
      if (fault === 'ended') return location.reload();
      setAlert(faults[fault === 'known' ? 'failed' : fault]);
      setBusy(false);
    }
  };
  if (!isSupported) return null;
  return (
    <div style={{ maxInlineSize: '30rem' }}>
      <Stack gap="4">
        <Text>{or}</Text>
        {alert ? <FormAlert>{alert}</FormAlert> : null}
        <Button variant="secondary" loading={isBusy} onClick={() => void show()}>
          {enter}
        </Button>
      </Stack>
    </div>
  );
}

export default island({ wakes: 'idle', component: PasskeyEntry });
