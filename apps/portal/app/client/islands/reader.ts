import { browserSession, createAccounts, createSession, type Session } from '@portal/data';
import {
  type ErrorKey,
  type FieldDictionary,
  type RestHtml,
  restHtmlPath,
  restHtmlSchema,
} from '@portal/model';
import { loadPageScript } from './chunks';
import { client, isServer } from './client';
import { loadStyleSheet } from './style-sheet';

export const accounts = createAccounts(client);

/**
 * The rest of a text for registered readers, as HTML. Its styles are here before it: it is shown at once in its own size.
 * @throws RequestError
 */
export async function loadRest(contentId: string): Promise<string> {
  return shownRest(await client.request(restHtmlPath(contentId), restHtmlSchema));
}

/** The HTML of a rest whose styles are here, or could not be had. */
export async function shownRest({ html, styles }: RestHtml): Promise<string> {
  const isHere = (href: string) => document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`);
  // A sheet that does not come keeps nobody from the text.
  await Promise.allSettled(styles.filter((href) => !isHere(href)).map(loadStyleSheet));
  return html;
}

const timeZone = isServer ? 'Europe/Madrid' : (document.documentElement.dataset.timeZone ?? 'Europe/Madrid');

/** Session of the reader, one for all islands of a page. On a server there is none. */
export const session: Session = isServer
  ? createSession({
      accounts,
      cookies: { read: () => null, remove: () => undefined },
      now: () => 0,
      timeZone,
    })
  : browserSession({ accounts, timeZone });

let started: Promise<void> | undefined;

/** Finds out who reads, once a page; again when the page comes back out of the browser's memory. */
export function startSession(): Promise<void> {
  if (!started) addEventListener('pageshow', ({ persisted }) => persisted && void session.start());
  started ??= session.start();
  return started;
}

/** Texts of failed calls and fields, in the page's one language. */
export type Words = { errors: Readonly<Record<ErrorKey, string>>; fields: FieldDictionary };

/** A script for each language: a document has the address of its own. On a server nothing speaks. */
const wordsOf = (): Promise<Words> =>
  isServer ? import('../texts/errors-es') : loadPageScript<Words>('words');

/** Loaded with the island, so that a form can speak as soon as it is awake. */
export const words: Words = await wordsOf();
