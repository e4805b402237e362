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

/** Search engines, and whoever draws a page for a link: they decide nothing, and read what everybody may. */
const isMachine = () => /bot\b|crawl|spider|preview|externalhit|inspectiontool/i.test(navigator.userAgent);

/** Who reads: somebody who has paid is asked for nothing, nor is a child, who can neither agree nor pay. */
async function whoReads(): Promise<'nobody' | 'reader' | 'left alone'> {
  if (!/(?:^|; )userId=/.test(document.cookie)) return 'nobody';
  try {
    const [own] = await Promise.all([createSubscriptions(client).own(), startSession()]);
    const now = new Date();
    const hasPaid = own.some((one) => isCurrent(one, now));
    return hasPaid || session.snapshot().user.isChild ? 'left alone' : 'reader';
  } catch (error) {
    // Where it cannot be told who has paid, nobody is kept from reading; and nothing of others is let in.
    return failedCall(error).failure.status === 401 ? 'nobody' : 'left alone';
  }
}

/** What asks a reader who has neither agreed to advertising nor paid. */
export type OrPayPart = Pick<AskProps, 'texts' | 'covers' | 'payHref' | 'loginHref'> & {
  Ask: typeof Ask;
  Note: typeof Note;
};

/**
 * Finds out whether a reader is asked to agree or to pay, and how; null for who is not. Nothing of it is kept in the browser.
 * @param offer id of what is paid for
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
