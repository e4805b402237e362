import type { Alert } from '@portal/model';

const KEY = 'alerts';

/** What a session knows of alerts: the ids of those that it has seen (spec §4). Nothing is kept before there is one. */
type Memory = { seen: string[] };

function recalled(): Memory {
  try {
    return { seen: [], ...JSON.parse(sessionStorage[KEY] ?? '{}') };
  } catch {
    return { seen: [] };
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
  const { seen } = recalled();
  const answer = await fetch(address);
  const { response } = await answer.json();
  return response.alerts.filter(({ id }: Alert) => !seen.includes(String(id)));
}

/** An alert is shown once a session (spec §4). */
export function markSeen(id: string): void {
  remember({ seen: [...new Set([...recalled().seen, id])].slice(-20) });
}
