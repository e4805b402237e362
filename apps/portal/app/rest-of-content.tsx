import { type Accounts, failedCall } from '@portal/data';
import {
  type ContentReadHtml,
  failureEnvelope,
  READING_ASKS,
  REQUEST_TEXTS,
  type RestHtml,
  type RestOfContent,
  successEnvelope,
} from '@portal/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasChart, hasMedia } from './content/stories/media';
import { Rest } from './content/stories/rest';
import type { PageContext } from './page';

/** Style sheets of parts that the rest of a text may have: players, charts. */
export type RestSheets = Record<'media' | 'chart', readonly string[]>;

type ReaderContext = Pick<PageContext, 'locale' | 'site'>;

/**
 * The rest of a gated text as HTML, or the failure.
 * @param sheets style sheets of its parts, which its public page does not load
 */
export async function restAnswer(
  accounts: Pick<Accounts, 'restOfContent'>,
  id: string,
  context: ReaderContext,
  sheets: RestSheets,
) {
  try {
    return successEnvelope(restHtml(await accounts.restOfContent(id), id, context, sheets));
  } catch (error) {
    return failed(error);
  }
}

/** The rest of a text as HTML, and the sheets that its page has not loaded. */
const restHtml = (
  rest: RestOfContent,
  id: string,
  { locale, site }: ReaderContext,
  sheets: RestSheets,
): RestHtml => ({
  html: renderToStaticMarkup(
    <Rest content={{ id, title: '' }} rest={rest} locale={locale} language={site.language} />,
  ),
  styles: [...(hasMedia(rest) ? sheets.media : []), ...(hasChart(rest) ? sheets.chart : [])],
});

function failed(error: unknown) {
  const status = failedCall(error).failure.status ?? 503;
  return failureEnvelope(status, {
    code: status === 401 ? 'INVALID_CREDENTIALS' : 'NOT_FOUND',
    message: status === 401 ? REQUEST_TEXTS.unauthorized : REQUEST_TEXTS.notFound,
  });
}

/**
 * Outcome of reading a gated text, with its rest as HTML if access is granted.
 * @param asks whether a metered story only reports its cost (dry run)
 */
export const readAnswer =
  (asks: boolean) =>
  async (accounts: Pick<Accounts, 'readContent'>, id: string, context: ReaderContext, sheets: RestSheets) => {
    try {
      const { rest, ...decision } = await accounts.readContent(id, asks ? { [READING_ASKS]: '1' } : {});
      const html: ContentReadHtml = { ...decision, rest: rest && restHtml(rest, id, context, sheets) };
      return successEnvelope(html);
    } catch (error) {
      return failed(error);
    }
  };
