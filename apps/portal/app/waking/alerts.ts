import type { Alert } from '@portal/model';

/** Milliseconds in which a session asks for alerts once, however many pages it looks at. */
const PATIENCE_MS = 60_000;
const KEY = 'alerts';

/** What a session knows of alerts: when it last asked, and the ids of those that it has seen (spec §4). */
type Memory = { at: number; seen: string[] };

function recalled(): Memory {
  try {
    return { at: 0, seen: [], ...JSON.parse(sessionStorage[KEY] ?? '{}') };
  } catch {
    return { at: 0, seen: [] };
  }
}

function remember(memory: Memory): void {
  try {
    sessionStorage[KEY] = JSON.stringify(memory);
  } catch {
    // A browser that keeps nothing shows an alert on each page.
  }
}

let asking: Promise<Alert[]> | undefined;

/** Alerts that the newsroom shows now and this session has not seen; none where nobody can be asked. */
export function unseenAlerts(island: Element): Promise<Alert[]> {
  asking ??= ask(Object(JSON.parse(island.getAttribute('props') ?? '{}')).address).catch(() => []);
  return asking;
}

async function ask(address: string): Promise<Alert[]> {
  const { at, seen } = recalled();
  if (Date.now() - at < PATIENCE_MS) return [];
  const answer = await fetch(address);
  const { response } = await answer.json();
  remember({ at: Date.now(), seen });
  return response.alerts.filter(({ id }: Alert) => !seen.includes(String(id)));
}

/** An alert is shown once a session (spec §4). */
export function markSeen(id: string): void {
  const memory = recalled();
  remember({ ...memory, seen: [...new Set([...memory.seen, id])].slice(-20) });
}
