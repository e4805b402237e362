'use client';
import type { ReaderSession } from '@portal/model/readers';
import { AccountSessions } from '@portal/ui/account-sessions';
import { useState } from 'react';
import { accounts } from '../client/islands/reader';
import { island } from '../declare-island';

export type AccountSessionsIslandProps = { sessions: readonly ReaderSession[] };

/** An account's sessions; each disappears once the server confirms its end. */
function AccountSessionsIsland({ sessions: sent }: AccountSessionsIslandProps) {
  const [sessions, setSessions] = useState(sent);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const end = async (id: string) => {
    setEnding((ids) => [...ids, id]);
    setFailed(false);
    try {
      await accounts.endSessions({ id });
      setSessions((open) => open.filter((session) => session.id !== id));
    } catch {
      setFailed(true);
    }
    setEnding((ids) => ids.filter((other) => other !== id));
  };
  const endOthers = async () => {
    await accounts.endSessions();
    setSessions((open) => open.filter(({ isCurrent }) => isCurrent));
  };
  return (
    <AccountSessions
      sessions={sessions}
      ending={ending}
      failed={failed}
      onEnd={(id) => void end(id)}
      onEndOthers={endOthers}
      downloadHref={accounts.ownDataAddress}
    />
  );
}

export default island({ wakes: 'interaction', component: AccountSessionsIsland });
