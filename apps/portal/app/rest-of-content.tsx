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
import { Rest } from './content/stories/rest';
import type { PageContext } from './page';

type ReaderContext = Pick<PageContext, 'locale' | 'site'>;
type SheetsIn = (html: string) => string[];

/**
 * The rest of a gated text as HTML, or the failure.
 * @param sheetsIn URLs of the separate style sheets of a piece of HTML
 */
export async function restAnswer(
  accounts: Pick<Accounts, 'restOfContent'>,
  id: string,
  context: ReaderContext,
  sheetsIn: SheetsIn,
) {
  try {
    return successEnvelope(restHtml(await accounts.restOfContent(id), id, context, sheetsIn));
  } catch (error) {
    return failed(error);
  }
}

/** The rest of a text as HTML, and the separate style sheets of its parts. */
const restHtml = (
  rest: RestOfContent,
  id: string,
  { locale, site }: ReaderContext,
  sheetsIn: SheetsIn,
): RestHtml => {
  const html = renderToStaticMarkup(
    <Rest content={{ id, title: '' }} rest={rest} locale={locale} language={site.language} />,
  );
  return { html, styles: sheetsIn(html) };
};

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
  async (accounts: Pick<Accounts, 'readContent'>, id: string, context: ReaderContext, sheetsIn: SheetsIn) => {
    try {
      const { rest, ...decision } = await accounts.readContent(id, asks ? { [READING_ASKS]: '1' } : {});
      const html: ContentReadHtml = { ...decision, rest: rest && restHtml(rest, id, context, sheetsIn) };
      return successEnvelope(html);
    } catch (error) {
      return failed(error);
    }
  };
