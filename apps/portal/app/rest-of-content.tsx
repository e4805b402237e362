import { type Accounts, failedCall } from '@portal/data';
import { failureEnvelope, REQUEST_TEXTS, type RestHtml, successEnvelope } from '@portal/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasMedia } from './contents/media';
import { Rest } from './contents/rest';
import type { PageContext } from './page';

/**
 * The rest of a text for registered readers as HTML, or why there is none.
 * @param mediaStyles sheets of what plays: its public page does not load them
 */
export async function restAnswer(
  accounts: Pick<Accounts, 'restOfContent'>,
  id: string,
  { locale }: Pick<PageContext, 'locale'>,
  mediaStyles: readonly string[],
) {
  try {
    const rest = await accounts.restOfContent(id);
    return successEnvelope({
      html: renderToStaticMarkup(<Rest content={{ id, title: '' }} rest={rest} locale={locale} />),
      styles: hasMedia(rest) ? [...mediaStyles] : [],
    } satisfies RestHtml);
  } catch (error) {
    const status = failedCall(error).failure.status ?? 503;
    return failureEnvelope(status, {
      code: status === 401 ? 'INVALID_CREDENTIALS' : 'NOT_FOUND',
      message: status === 401 ? REQUEST_TEXTS.unauthorized : REQUEST_TEXTS.notFound,
    });
  }
}
