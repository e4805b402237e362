import type { Alert } from '@portal/model';

export const ALERTS_KEY = 'alerts';

/** Alerts that a session has seen, by id (spec §4). Nothing is stored before there is one. */
export type AlertsMemory = { seen: string[] };

/** This session's alerts; empty without storage. */
export function recalledAlerts(): AlertsMemory {
  try {
    return { seen: [], ...JSON.parse(sessionStorage[ALERTS_KEY] ?? '{}') };
  } catch {
    return { seen: [] };
  }
}

let asking: Promise<Alert[]> | undefined;

/** Current alerts that this session has not seen; none if the request fails. */
export function unseenAlerts(island: Element): Promise<Alert[]> {
  asking ??= ask(Object(JSON.parse(island.getAttribute('props') ?? '{}')).url).catch(() => []);
  return asking;
}

async function ask(url: string): Promise<Alert[]> {
  const { seen } = recalledAlerts();
  const answer = await fetch(url);
  const { response } = await answer.json();
  return response.alerts.filter(({ id }: Alert) => !seen.includes(String(id)));
}
