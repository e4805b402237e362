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
 * The rest of a gated text, as HTML. Resolves once its styles are loaded, so it is shown without layout
 * shifts.
 * @throws RequestError
 */
export async function loadRest(contentId: string): Promise<string> {
  return shownRest(await client.request(restHtmlPath(contentId), restHtmlSchema));
}

/** The HTML of a rest once its styles have loaded or failed. */
export async function shownRest({ html, styles }: RestHtml): Promise<string> {
  const loaded = new Set(Array.from(document.styleSheets, ({ href }) => href));
  const isHere = (href: string) => loaded.has(new URL(href, location.href).href);
  // A failed style sheet must not withhold the text.
  await Promise.allSettled(styles.filter((href) => !isHere(href)).map((href) => loadStyleSheet(href)));
  return html;
}

const timeZone = isServer ? 'Europe/Madrid' : (document.documentElement.dataset.timeZone ?? 'Europe/Madrid');

/** Session of the reader, shared by all islands of a page. A server has none. */
export const session: Session = isServer
  ? createSession({
      accounts,
      cookies: { read: () => null, remove: () => undefined },
      now: () => 0,
      timeZone,
    })
  : browserSession({ accounts, timeZone });

let started: Promise<void> | undefined;

/** Fetches the session once per page, and again when the page is restored from the back/forward cache. */
export function startSession(): Promise<void> {
  if (!started) addEventListener('pageshow', ({ persisted }) => persisted && void session.start());
  started ??= session.start();
  return started;
}

/** Strings for failed requests and fields, in the page's language. */
export type Words = { errors: Readonly<Record<ErrorKey, string>>; fields: FieldDictionary };

/** One script per language: a document has the URL of its own. A server shows no such texts. */
const wordsOf = (): Promise<Words> =>
  isServer ? import('../texts/errors-es') : loadPageScript<Words>('words');

/** Loaded with the island, so that a form can show messages as soon as it is awake. */
export const words: Words = await wordsOf();
