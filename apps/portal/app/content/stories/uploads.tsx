import { type Content, formatNearDay, listingPath } from '@portal/model';
import {
  type PublishedUpload,
  uploadCallState,
  uploadDictionaryOf,
  uploadsPath,
} from '@portal/model/participation';
import { EmptyState } from '@portal/ui/empty-state';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings, fill, PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { SectionHead } from '@portal/ui/section-head';
import { Text } from '@portal/ui/text';
import { Island } from '../../Island';
import galleryIsland from '../../islands/Gallery';
import sendFileIsland from '../../islands/SendFile';
import videoIsland from '../../islands/Video';
import type { PageContext } from '../../page';

type GalleryProps = { contentId: string; items: readonly PublishedUpload[]; context: PageContext };

/** Gallery of readers' pictures, with their films below. */
export function UploadGallery({ contentId, items, context: { locale } }: GalleryProps) {
  const { sendFile: texts } = locale.texts;
  const images = items.flatMap((item) => (item.kind === 'image' ? [item.picture] : []));
  return (
    <Stack gap="6">
      {images.length ? (
        <Island of={galleryIsland} id="uploads" props={{ images, label: texts.gallery }} locale={locale} />
      ) : null}
      {items.map((item) =>
        item.kind === 'video' ? (
          <Stack key={item.id} gap="2">
            <Island
              of={videoIsland}
              id={`upload-${item.id}`}
              props={{ contentId, title: item.title, video: { type: 'video', mp4: item.src } }}
              locale={locale}
            />
            <div>
              <Text variant="meta">
                <b>{item.title}</b>
                {item.caption ? ` · ${item.caption}` : null}
              </Text>
              <Text variant="meta" tone="quiet">
                {fill(texts.by, { name: item.credit })}
              </Text>
            </div>
          </Stack>
        ) : null,
      )}
    </Stack>
  );
}

/** Call for readers' pictures: the form while it is open, and the published ones. */
export function UploadsPart({
  content: { id, uploads },
  path,
  context,
}: {
  content: Pick<Content, 'id' | 'uploads'>;
  path: string;
  context: PageContext;
}) {
  if (!uploads) return null;
  const { locale, site } = context;
  const { sendFile: texts } = locale.texts;
  const { call, gallery } = uploads;
  const state = uploadCallState(call, Date.parse(locale.now));
  const dateOf = (date: string) => formatNearDay(date, locale.now, dateSettings(locale));
  return (
    <PortalProvider locale={locale}>
      <Stack gap="8">
        {site.features.users ? (
          <section id="send">
            <SectionHead title={call.kinds.length > 1 ? texts.titleBoth : texts.title} headingLevel={2} />
            <Stack gap="4">
              {state === 'open' && call.closesAt ? (
                <Text variant="summary">{fill(texts.until, { date: dateOf(call.closesAt) })}</Text>
              ) : null}
              {state === 'open' ? (
                <>
                  {call.kinds.includes('video') ? (
                    <noscript>
                      <Notice locale={locale}>{texts.noScript}</Notice>
                    </noscript>
                  ) : null}
                  <Island
                    of={sendFileIsland}
                    id="send-file"
                    props={{
                      contentId: id,
                      path,
                      kinds: call.kinds,
                      dictionary: uploadDictionaryOf(site.language),
                      ...(site.uploadVideoMegabytes
                        ? { configuredVideoBytes: site.uploadVideoMegabytes * 1024 ** 2 }
                        : {}),
                    }}
                    locale={locale}
                  />
                </>
              ) : (
                <Notice locale={locale}>
                  {state === 'closed'
                    ? texts.closed
                    : fill(texts.opens, { date: dateOf(call.opensAt ?? locale.now) })}
                </Notice>
              )}
            </Stack>
          </section>
        ) : null}
        <section>
          <SectionHead title={texts.gallery} headingLevel={2} />
          {gallery.items.length ? (
            <UploadGallery contentId={id} items={gallery.items} context={context} />
          ) : (
            <EmptyState title={texts.none} headingLevel={3} />
          )}
          {gallery.next ? (
            <p>
              <Link href={listingPath(uploadsPath(id), gallery.next)} variant="standalone" rel="next">
                {texts.more}
              </Link>
            </p>
          ) : null}
        </section>
      </Stack>
    </PortalProvider>
  );
}
