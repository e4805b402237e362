import type { PageClient } from '@portal/data';
import {
  failureEnvelope,
  narrowingQuery,
  REQUEST_TEXTS,
  ROUTES,
  type Site,
  showSearchQuerySchema,
  successEnvelope,
} from '@portal/model';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { IndexItems } from './content/broadcast/IndexItems';

/** A page of the programme index as HTML, and the cursor of the one after it (spec §7). */
export async function showSearchAnswer(
  pages: PageClient,
  site: Site,
  params: URLSearchParams,
  cursor: string | null,
  now: Date,
) {
  const asked = v.safeParse(showSearchQuerySchema, Object.fromEntries(params));
  if (!asked.success) {
    const [issue] = asked.issues;
    return failureEnvelope(400, {
      code: 'INVALID_FIELD',
      message: `${v.getDotPath(issue) ?? 'query'}: expected ${issue.message}`,
    });
  }
  const { letter, text, limit } = asked.output;
  const page = await pages.page({
    site: site.alias,
    path: ROUTES.programmes,
    cursor,
    query: narrowingQuery({
      question: { searchText: text, dateValue: [], filterValues: {} },
      letter,
      limit,
    }),
  });
  if (page?.type !== 'programmes')
    return failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
  const locale = createLocale(LANGUAGE_PACKS[site.language], {
    now: now.toISOString(),
    timeZone: site.timeZone,
  });
  return successEnvelope({
    html: renderToStaticMarkup(<IndexItems page={page} context={{ site, locale }} />),
    cursorMark: page.nextCursor,
    numResults: page.total,
  });
}
