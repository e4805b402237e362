'use client';
import { type Alert, alertSchema } from '@portal/model';
import { AlertToast } from '@portal/ui/toast';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { unseenAlerts } from '../client/alerts/alerts';
import { markSeen } from '../client/alerts/mark-alert';
import { island } from '../declare-island';

/** Schema of the server's response; invalid alerts are left out. */
const alertsSchema = v.fallback(v.array(alertSchema), []);

export type AlertsIslandProps = {
  /** URL of the endpoint of alerts, which the loader requests before it wakes this. */
  url: string;
};

/**
 * Milliseconds between the region and the first alert in it: a live region announces only what is added
 * later.
 */
const AFTER_REGION_MS = 100;

/**
 * Alerts of the newsroom, one after the other, each once per session (spec §4). Nothing is rendered until
 * there is one.
 */
function AlertsIsland(_: AlertsIslandProps) {
  const [alerts, setAlerts] = useState<readonly Alert[] | null>(null);
  useEffect(() => {
    const element = document.querySelector('portal-island[name=alerts]');
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void unseenAlerts(element).then((found) => {
      setAlerts([]);
      timer = setTimeout(() => setAlerts(v.parse(alertsSchema, found).toReversed()), AFTER_REGION_MS);
    });
    return () => clearTimeout(timer);
  }, []);
  const first = alerts?.[0] ?? null;
  const id = first && String(first.id);
  useEffect(() => {
    if (id) markSeen(id);
  }, [id]);
  if (!alerts) return null;
  return <AlertToast alert={first} onClose={() => setAlerts(alerts.slice(1))} />;
}

export default island({ wakes: 'alert', component: AlertsIsland });
