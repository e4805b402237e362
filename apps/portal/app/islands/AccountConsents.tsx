'use client';
import { ROUTES } from '@portal/model';
import type { ReaderConsent } from '@portal/model/readers';
import { AccountConsents, type ConsentsStatus } from '@portal/ui/account-consents';
import { useState } from 'react';
import { accounts } from '../client/islands/reader';
import { island } from '../declare-island';

export type AccountConsentsIslandProps = {
  consents: readonly ReaderConsent[];
  commercial?: string | undefined;
  action: string;
  status?: ConsentsStatus;
};

/** Fragment of the redirect after a decision without JavaScript. */
export const CONSENT_SAVED = 'account-consents-saved';

/** The reader's consents; a decision is shown once the server has stored it. */
function AccountConsentsIsland({
  consents: sent,
  commercial,
  action,
  status: was,
}: AccountConsentsIslandProps) {
  const [consents, setConsents] = useState(sent);
  const [status, setStatus] = useState<ConsentsStatus>(was ?? 'idle');
  const decide = async (isGiven: boolean) => {
    setStatus('waiting');
    try {
      setConsents(await accounts.decideCommercial({ isGiven }));
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <AccountConsents
      consents={consents}
      commercial={commercial}
      action={action}
      status={status}
      newslettersHref={ROUTES.newsletters}
      savedId={CONSENT_SAVED}
      onDecide={(isGiven) => void decide(isGiven)}
    />
  );
}

export default island({ wakes: 'interaction', component: AccountConsentsIsland });
