import { sendConsent } from '@portal/data';
import {
  asksFirst,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  type ConsentOrigin,
  type ConsentPurpose,
  type ConsentSettings,
  consentSettingsSchema,
  consentVersion,
  readConsent,
  writeConsent,
} from '@portal/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { browserKey } from './browser';
import { client } from './client';
import { managedConsent } from './managed-consent';
import { tellChoices } from './personal-consent';

/** What this site asks consent for, as its foot says; null where it asks for nothing. */
function settingsHere(): ConsentSettings | null {
  const island = document.querySelector('portal-island[name=consent]');
  const read = v.safeParse(
    consentSettingsSchema,
    Object(JSON.parse(island?.getAttribute('props') ?? '{}')).settings,
  );
  return read.success ? read.output : null;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Purposes that the reader agrees to, apart by hyphens; null as long as they have not decided. */
function decision(settings: ConsentSettings | null): string | null {
  const managed = managedConsent(tell);
  if (managed !== undefined) return managed?.join('-') ?? null;
  return (settings && readConsent(document.cookie, settings)?.granted.join('-')) ?? null;
}

/** Tells of each decision from now on. @returns ends it */
export const onDecision = (listener: () => void) => {
  listeners.add(listener);
  // Decided in another tab while this one was out of sight.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** Whether the reader agrees to a purpose now. */
export const agreesTo = (purpose: ConsentPurpose): boolean =>
  decision(settingsHere())?.split('-').includes(purpose) === true;

const purposesIn = (text: string): ConsentPurpose[] =>
  v.parse(v.fallback(v.array(v.picklist(CONSENT_PURPOSES)), []), text ? text.split('-') : []);

/** What the reader agrees to: changes are heard of, and a server knows of nothing. Null as long as they have not decided. */
export function useConsent(): readonly ConsentPurpose[] | null {
  const text = useSyncExternalStore(
    onDecision,
    () => decision(settingsHere()),
    () => null,
  );
  return text === null ? null : purposesIn(text);
}

/** Whether the site asks its readers as they come, and this one has not decided; or not what a page is read for. */
export function useIsUndecided(): boolean {
  const granted = useConsent();
  const [settings, setSettings] = useState<ConsentSettings | null>(null);
  useEffect(() => setSettings(settingsHere()), []);
  if (!settings || !asksFirst(settings)) return false;
  return granted === null || (settings.orPay !== undefined && !granted.includes('ads'));
}

/** Number of chance of the decision of a reader who agrees to measuring; null for everybody else. */
export function measuredId(): string | null {
  const settings = settingsHere();
  const kept = settings && readConsent(document.cookie, settings);
  return kept?.granted.includes('analytics') ? kept.id : null;
}

/** Forgets whose players were to be shown without a question. */
function forgetEmbeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('embeds.')) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What was chosen by the framework of IAB Europe: its string, and whether advertising may be personal. */
export type ChosenByFramework = { tcString: string; isPersonal: boolean };

/**
 * Keeps a decision in the browser, from its first moment on, and has it recorded. What was agreed to before and is not any more has
 * left scripts on the page: it is loaded anew without them.
 */
export async function decide(
  settings: ConsentSettings,
  granted: readonly ConsentPurpose[],
  origin: ConsentOrigin,
  framework?: ChosenByFramework,
): Promise<void> {
  const before = readConsent(document.cookie, settings);
  const kept = {
    version: consentVersion(settings),
    granted: [...granted],
    id: before?.id ?? browserKey(),
  };
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and a decision waits for nothing
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(kept)}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
  if (!granted.includes('embeds')) forgetEmbeds();
  tellChoices(granted, framework?.isPersonal);
  tell();
  const tcString = framework?.tcString;
  // Where it cannot be recorded now, the reader's decision stands all the same.
  await sendConsent(client, { ...kept, origin, ...(tcString ? { tcString } : {}) }).catch(() => undefined);
  const isWithdrawn = before?.granted.some((purpose) => purpose !== 'embeds' && !granted.includes(purpose));
  if (isWithdrawn) location.reload();
}
