import { sendConsent } from '@portal/data';
import {
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
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { browserKey } from './browser';
import { client } from './client';
import { tellConsent } from './consent-mode';
import { managedConsent } from './managed-consent';

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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Decided in another tab while this one was out of sight.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

const purposesIn = (text: string): ConsentPurpose[] =>
  v.parse(v.fallback(v.array(v.picklist(CONSENT_PURPOSES)), []), text ? text.split('-') : []);

/** What the reader agrees to: changes are heard of, and a server knows of nothing. Null as long as they have not decided. */
export function useConsent(): readonly ConsentPurpose[] | null {
  const text = useSyncExternalStore(
    subscribe,
    () => decision(settingsHere()),
    () => null,
  );
  return text === null ? null : purposesIn(text);
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

/**
 * Keeps a decision in the browser, from its first moment on, and has it recorded. What was agreed to before and is not any more has
 * left scripts on the page: it is loaded anew without them.
 */
export async function decide(
  settings: ConsentSettings,
  granted: readonly ConsentPurpose[],
  origin: ConsentOrigin,
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
  tellConsent(granted);
  tell();
  // Where it cannot be recorded now, the reader's decision stands all the same.
  await sendConsent(client, { ...kept, origin }).catch(() => undefined);
  const isWithdrawn = before?.granted.some((purpose) => purpose !== 'embeds' && !granted.includes(purpose));
  if (isWithdrawn) location.reload();
}
