import { failedCall } from '@portal/data';
import { fill, matchRoute, ROUTES } from '@portal/model';
import { type DeskContent, MAX_PREVIEWS, PREVIEW_DAYS, type Preview } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { ListingHead } from '@portal/ui/listing-head';
import { counted } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import type { PageContext, PageOf } from '../../../page';
import contentPage, { ContentView } from '../../../pages/content';
import { type AccountView, accountHead } from '../../../readers/account/page';
import { type Answer, statusOf } from '../../../visit';
import { deskScreen } from '../desk-screen';
import { momentInWords } from '../moments';
import { PREVIEW_TEXTS } from '../texts/previews';

const open: Answer = async ({ previews, context, url }) => {
  try {
    const { token = '' } = matchRoute(url.pathname).params;
    const preview = await previews.open(token);
    if (preview.status === 'published') return { location: preview.url };
    return preview.page.type === 'content'
      ? previewView(context, preview, preview.page)
      : previewGoneView(context);
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status !== 404 && status !== 400) throw error;
    return previewGoneView(context);
  }
};

type PreviewsProps = { context: PageContext; content: DeskContent };

/** Fields of the desk that create and revoke links to an unpublished article. */
export function PreviewFields({ context, content: { previews } }: PreviewsProps) {
  const { locale, origin, site } = context;
  const texts = PREVIEW_TEXTS[site.language];
  return (
    <>
      <Text variant="summary" tone="quiet">
        {texts.text}
      </Text>
      {previews.map(({ id, link, madeBy, endsAt }) => {
        const end = momentInWords(context, endsAt);
        return (
          <Stack key={id} gap="1" data-preview={id}>
            <Text variant="summary">
              <Link href={link}>{new URL(link, origin).href}</Link>
            </Text>
            <Text variant="meta" tone="quiet">
              {fill(texts.madeBy, { name: madeBy, end })}
            </Text>
            <Inline>
              <Button
                type="submit"
                variant="secondary"
                size="small"
                name="unpreview"
                value={String(id)}
                aria-label={fill(texts.endOf, { end })}
              >
                {texts.end}
              </Button>
            </Inline>
          </Stack>
        );
      })}
      {previews.length < MAX_PREVIEWS ? (
        <Inline gap="4" align="end">
          <Select
            name="days"
            label={texts.for}
            placeholder={null}
            defaultValue="7"
            options={PREVIEW_DAYS.map((days) => ({
              value: String(days),
              label: counted(texts.days, days, locale),
            }))}
          />
          <Button type="submit" name="do" value="preview">
            {texts.make}
          </Button>
        </Inline>
      ) : (
        <Text variant="summary">{texts.tooMany}</Text>
      )}
    </>
  );
}

type Unpublished = Exclude<Preview, { status: 'published' }>;

/** `/redaccio/esborranys/:token/`: preview of an article for anyone with the link. */
function previewView(
  context: PageContext,
  { status, publishedAt, endsAt }: Unpublished,
  page: PageOf<'content'>,
): AccountView {
  const texts = PREVIEW_TEXTS[context.site.language];
  const [end, date] = [momentInWords(context, endsAt), momentInWords(context, publishedAt)];
  const notice = (
    <Notice locale={context.locale} title={texts[status]}>
      <Text variant="summary">
        {fill(status === 'draft' ? texts.draftText : texts.scheduledText, { end, date })}
      </Text>
    </Notice>
  );
  const { definition } = contentPage;
  return {
    head: { ...definition.head(page, context), noIndex: true, structured: [] },
    view: <ContentView page={page} context={context} notice={notice} isPreview />,
    styles: ['content', 'account'],
    isPreview: true,
  };
}

/** Page of a link that has expired, never existed, or leads to a withdrawn article. */
function previewGoneView({ site, locale }: PageContext): AccountView {
  const texts = PREVIEW_TEXTS[site.language];
  return {
    head: accountHead(texts.gone, ROUTES.desk),
    view: (
      <PageMain>
        <ListingHead title={texts.gone} back={{ text: texts.front, href: ROUTES.front }} locale={locale} />
        <Text>{texts.goneText}</Text>
      </PageMain>
    ),
    status: 404,
    isPreview: true,
  };
}

/** `/redaccio/esborranys/:token/`: an unpublished article, for anyone with its link. */
export default deskScreen({
  path: ROUTES.preview,
  get: open,
});
