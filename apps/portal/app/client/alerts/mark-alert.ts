import { ALERTS_KEY, type AlertsMemory, recalledAlerts } from './alerts';

function remember(memory: AlertsMemory): void {
  try {
    sessionStorage[ALERTS_KEY] = JSON.stringify(memory);
  } catch {
    // Without storage an alert is shown on each page.
  }
}

/** An alert is shown once per session (spec §4). */
export function markSeen(id: string): void {
  remember({ seen: [...new Set([...recalledAlerts().seen, id])].slice(-20) });
}
