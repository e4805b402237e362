import { type Content, isRated } from '@portal/model';
import { ReadingNotice } from '@portal/ui/registration-gate';
import type { AccountView } from '../account/page';
import type { PageContext, PageOf } from '../page';
import contentPage, { contentView } from '../pages/content';
import { hasMedia } from './media';

/** `/perfil/lectura/`: a text for registered readers, whole, and where it is for everybody. */
export function readingView(
  context: PageContext,
  page: PageOf<'content'>,
  content: Content & { gate?: undefined },
): AccountView {
  const whole = { ...page, content };
  return {
    head: { ...contentPage.definition.head(whole, context), noIndex: true, structured: [] },
    view: contentView(whole, context, <ReadingNotice publicHref={page.path} locale={context.locale} />),
    styles: [
      'content',
      ...(hasMedia(content) ? (['media'] as const) : []),
      ...(isRated(content.type) ? (['recipe'] as const) : []),
    ],
    isReader: true,
  };
}
