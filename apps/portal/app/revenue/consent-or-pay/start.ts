import { createSubscriptions, failedCall } from '@portal/data';
import { loginPath, offerPath } from '@portal/model';
import { client } from '../../client/islands/client';
import { session, startSession } from '../../client/islands/reader';
import { isCurrent } from '../subscriptions/current';
import { Ask, type AskProps, Note } from './Ask';

const TEXTS = {
  ca: () => import('./texts-ca'),
  es: () => import('./texts-es'),
  en: () => import('./texts-en'),
  'ca-valencia': () => import('./texts-ca-valencia'),
};
type Language = keyof typeof TEXTS;
const isKnown = (language: string): language is Language => Object.hasOwn(TEXTS, language);

/** Search engines and link previews: they make no choice, and read what is public. */
const isMachine = () => /bot\b|crawl|spider|preview|externalhit|inspectiontool/i.test(navigator.userAgent);

/**
 * Kind of the current reader: subscribers and children are not asked; a child can neither consent nor pay.
 */
async function whoReads(): Promise<'nobody' | 'reader' | 'left alone'> {
  if (!/(?:^|; )userId=/.test(document.cookie)) return 'nobody';
  try {
    const [own] = await Promise.all([createSubscriptions(client).own(), startSession()]);
    const now = new Date();
    const hasPaid = own.some((one) => isCurrent(one, now));
    return hasPaid || session.snapshot().user.isChild ? 'left alone' : 'reader';
  } catch (error) {
    // If the subscription cannot be checked, the reader may read, and no third-party code loads.
    return failedCall(error).failure.status === 401 ? 'nobody' : 'left alone';
  }
}

/** Dialog for a reader who has neither accepted advertising nor paid. */
export type OrPayPart = Pick<AskProps, 'texts' | 'covers' | 'payHref' | 'loginHref'> & {
  Ask: typeof Ask;
  Note: typeof Note;
};

/**
 * Decides whether a reader has to accept advertising or pay, and how; null for readers who do not. Nothing is
 * stored in the browser.
 * @param offer id of the offer to pay for
 */
export async function openOrPay(offer: string): Promise<OrPayPart | null> {
  if (isMachine()) return null;
  const who = await whoReads();
  if (who === 'left alone') return null;
  const { lang, dataset } = document.documentElement;
  const { consentOrPay } = await TEXTS[isKnown(lang) ? lang : 'en']();
  const here = location.pathname + location.search;
  return {
    Ask,
    Note,
    texts: consentOrPay,
    covers: dataset.orPay !== undefined,
    payHref: offerPath(offer, here),
    ...(who === 'nobody' ? { loginHref: loginPath(here) } : {}),
  };
}
