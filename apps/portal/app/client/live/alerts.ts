import type { Alert } from '@portal/model';

export const ALERTS_KEY = 'alerts';

/** What a session knows of alerts: the ids of those that it has seen (spec §4). Nothing is kept before there is one. */
export type AlertsMemory = { seen: string[] };

/** What this session knows; nothing where the browser keeps nothing. */
export function recalledAlerts(): AlertsMemory {
  try {
    return { seen: [], ...JSON.parse(sessionStorage[ALERTS_KEY] ?? '{}') };
  } catch {
    return { seen: [] };
  }
}

let asking: Promise<Alert[]> | undefined;

/** Alerts that the newsroom shows now and this session has not seen; none where nobody can be asked. */
export function unseenAlerts(island: Element): Promise<Alert[]> {
  asking ??= ask(Object(JSON.parse(island.getAttribute('props') ?? '{}')).address).catch(() => []);
  return asking;
}

async function ask(address: string): Promise<Alert[]> {
  const { seen } = recalledAlerts();
  const answer = await fetch(address);
  const { response } = await answer.json();
  return response.alerts.filter(({ id }: Alert) => !seen.includes(String(id)));
}
