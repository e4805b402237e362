import { CmpApi } from '@iabtechlabtcf/cmpapi';
import layStub from '@iabtechlabtcf/stub';
import { vendorList } from '@portal/data';
import {
  CONSENT_DAYS,
  type FrameworkChoice,
  PERSONAL_PURPOSES,
  readTcString,
  type SiteVendorList,
  TC_COOKIE,
  type TcfSettings,
} from '@portal/model/readers';
import { client } from '../../islands/client';
import { managedConsent, ownApi } from '../managed-consent';
import { guarded } from './guarded';
import { Choices, type FrameworkTexts, Words } from './parts';
import { type FrameworkScreen, readChoice, writeChoice } from './string';

const TEXTS = {
  ca: () => import('./texts-ca'),
  es: () => import('./texts-es'),
  en: () => import('./texts-en'),
  'ca-valencia': () => import('./texts-ca-valencia'),
};
type Language = keyof typeof TEXTS;
const isKnown = (language: string): language is Language => Object.hasOwn(TEXTS, language);

/** The framework of IAB Europe on a page: the implementation of `__tcfapi`. */
export type Framework = {
  /** The reader's choice; null until there is one. */
  kept: () => FrameworkChoice | null;
  /** Whether the reader agrees to personalised advertising. */
  isPersonal: () => boolean;
  /** Notifies listeners of the stored choice, and whether the reader is being asked. */
  tell: (isAsking: boolean) => void;
  /** The site's vendors. Rejects with a RequestError. */
  list: () => Promise<SiteVendorList>;
  /** Stores a choice in the browser, notifies listeners, and returns its string for the record. */
  keep: (choice: FrameworkChoice, list: SiteVendorList, screen: FrameworkScreen) => string;
  /** Components of the framework, and their texts: other pages load neither. */
  Words: typeof Words;
  Choices: typeof Choices;
  texts: FrameworkTexts;
};

/**
 * Opens the page's `__tcfapi` (TCF 2.3), for third-party frames too, before anything third-party is on the
 * page. Null if the publisher's own platform has loaded meanwhile.
 */
export async function openFramework(tcf: TcfSettings): Promise<Framework | null> {
  const { lang } = document.documentElement;
  const language = isKnown(lang) ? lang : 'en';
  const { consentFramework } = await TEXTS[language]();
  if (managedConsent(() => undefined) !== undefined) return null;
  layStub();
  const api = new CmpApi(tcf.cmpId, tcf.cmpVersion, true);
  if (window.__tcfapi) window.__tcfapi = guarded(window.__tcfapi);
  ownApi.current = window.__tcfapi;
  let told: string | undefined;
  const stringNow = () => {
    const text = readTcString(document.cookie);
    return text !== null && readChoice(text, tcf) ? text : '';
  };
  const kept = () => readChoice(stringNow(), tcf);
  const tell = (isAsking: boolean) => {
    const text = stringNow();
    // Without a choice or an open notice there is nothing to report.
    if ((!text && !isAsking) || told === `${text} ${isAsking}`) return;
    told = `${text} ${isAsking}`;
    api.update(text, isAsking);
  };
  return {
    kept,
    isPersonal: () => PERSONAL_PURPOSES.every((id) => kept()?.purposes.includes(id)),
    tell,
    list: () => vendorList(client),
    keep: (choice, list, screen) => {
      const text = writeChoice(choice, { tcf, list, language, screen });
      const secure = location.protocol === 'https:' ? '; secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and a decision waits for nothing
      document.cookie = `${TC_COOKIE}=${text}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax${secure}`;
      told = `${text} false`;
      api.update(text, false);
      return text;
    },
    Words,
    Choices,
    texts: consentFramework,
  };
}
