import { inEveryLanguage, type Language } from '@portal/model';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import type { SubscriptionTexts } from './words';

/** Texts about subscriptions, by language. */
export const SUBSCRIPTION_TEXTS: Readonly<Record<Language, SubscriptionTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});
