import { fill, formatAtTime, formatLongDay, ROUTES, type Site } from '@portal/model';
import { LEGAL_TITLES, legalPath } from '@portal/model/legal';
import {
  RECTIFICATION_DAYS,
  type RectifiableStory,
  type RectificationReceipt,
  UPDATE_MONTHS,
} from '@portal/model/participation';
import type { FormErrors, FormValues } from '@portal/ui/account-form';
import { Box, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings, PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { type AccountView, accountHead, titleWithFaults } from '../../readers/account/page';
import { RectificationForm } from './form';
import { RECTIFICATION_TEXTS, type RectificationTexts } from './texts';

/** Email address for anyone who cannot send the form. */
const addressOf = ({ publisher, contactEmail }: PageContext['site']) => publisher?.email ?? contactEmail;

/** Short explanation of the legal rights. */
function Rules({ context: { site, locale } }: { context: PageContext }) {
  const texts = RECTIFICATION_TEXTS[site.language];
  const { asking, publishing, court } = RECTIFICATION_DAYS;
  const { ask, text, publish, update } = texts.rules;
  const months = counted(texts.months, UPDATE_MONTHS, locale);
  const rules = [
    fill(ask, { ask: asking }),
    text,
    fill(publish, { publish: publishing, court }),
    fill(update, { months }),
  ];
  return (
    <Stack gap="3">
      <Text>{fill(texts.intro, { site: site.name })}</Text>
      <Stack as="ul" gap="2" style={{ paddingInlineStart: '1.25em', listStyle: 'disc' }}>
        {rules.map((rule) => (
          <Text key={rule} as="li" variant="summary">
            {rule}
          </Text>
        ))}
      </Stack>
      {site.publisher ? (
        <div>
          <Link href={legalPath('corrections')} variant="standalone">
            {texts.corrections}
          </Link>
        </div>
      ) : null}
    </Stack>
  );
}

type StoryProps = {
  context: PageContext;
  story: RectifiableStory;
  /** The story came with the link here, and not from the form's own field. */
  isGiven: boolean;
};

/** The story in question, and whether its deadline has passed. */
function Story({ context, story, isGiven }: StoryProps) {
  const { site, locale } = context;
  const { story: texts } = RECTIFICATION_TEXTS[site.language];
  const day = (moment: string) => formatLongDay(moment, dateSettings(locale));
  const words = story.isLate ? texts.late : texts.inTime;
  return (
    <Panel as="section" size="small" data-part="rectified-story">
      <Stack gap="1">
        <Text variant="label">{story.title ?? story.path}</Text>
        <Text variant="summary">
          {fill(words, { date: day(story.publishedAt), until: day(story.until) })}
        </Text>
        {isGiven ? (
          <div>
            <Link href={ROUTES.rectification} variant="standalone">
              {texts.change}
            </Link>
          </div>
        ) : null}
      </Stack>
    </Panel>
  );
}

export type RectificationViewProps = {
  sentKey: string;
  /** Story that the URL names; null for none. */
  story: RectifiableStory | null;
  /** Address in the link here that leads to no story. */
  unknown?: string | undefined;
  values?: FormValues;
  errors?: FormErrors;
  isFailed?: boolean;
};

/** Privacy note with a link to the privacy page; undefined if the site has no publisher. */
const privacyOf = ({ publisher, language }: Site, { privacy }: RectificationTexts) =>
  publisher && {
    text: fill(privacy, { publisher: publisher.name }),
    link: LEGAL_TITLES[language].privacy.title,
    href: legalPath('privacy'),
  };

/** Preselected choices: the most common request. */
const DEFAULTS = { kind: 'rectification', partyKind: 'person', capacity: 'self' } as const;

/**
 * `/rectificacio/`: a request for a rectification or an update. It is a public page, which search engines may
 * index.
 */
export function rectificationView(
  context: PageContext,
  { sentKey, story, unknown, values = {}, errors = {}, isFailed = false }: RectificationViewProps,
  status?: number,
): AccountView {
  const { site, locale } = context;
  const texts = RECTIFICATION_TEXTS[site.language];
  const { noIndex: _, ...head } = accountHead(
    titleWithFaults(texts.title, errors, locale),
    ROUTES.rectification,
  );
  const isGiven = story !== null && values.story === undefined;
  const email = addressOf(site);
  const failed = email ? fill(texts.failedWrite, { email }) : texts.failed;
  return {
    ...(status ? { status } : {}),
    head,
    view: (
      <PortalProvider locale={locale}>
        <PageMain>
          <Stack gap="6">
            <Box style={{ maxInlineSize: '45rem' }}>
              <Stack gap="4">
                <Heading headingLevel={1} size="lg">
                  {texts.title}
                </Heading>
                <Rules context={context} />
              </Stack>
            </Box>
            <RectificationForm
              texts={texts}
              sentKey={sentKey}
              errors={errors}
              values={{ ...DEFAULTS, story: story?.path ?? unknown ?? '', ...values }}
              story={story ? <Story context={context} story={story} isGiven={isGiven} /> : null}
              isStoryAsked={!isGiven}
              unknownStory={unknown ? fill(texts.faults.story, { site: site.name }) : undefined}
              failed={isFailed ? failed : undefined}
              privacy={privacyOf(site, texts)}
            />
          </Stack>
        </PageMain>
      </PortalProvider>
    ),
  };
}

/** Receipt for the sender of a request. */
export function receiptView(context: PageContext, receipt: RectificationReceipt): AccountView {
  const { site, locale } = context;
  const { done: texts } = RECTIFICATION_TEXTS[site.language];
  const { reference, kind, title, path, receivedAt, dueAt } = receipt;
  const settings = dateSettings(locale);
  const due = formatLongDay(dueAt, settings);
  const facts = [
    [texts.story, title ?? path],
    [texts.received, `${formatLongDay(receivedAt, settings)} ${formatAtTime(receivedAt, settings)}`],
    [texts.due[kind], receipt.isLate ? texts.lateText : fill(texts.dueTexts[kind], { due })],
  ] as const;
  return {
    head: accountHead(texts.title, ROUTES.rectification),
    view: (
      <PortalProvider locale={locale}>
        <PageMain>
          <Stack gap="4" style={{ maxInlineSize: '45rem' }}>
            <Heading headingLevel={1} size="lg">
              {texts.title}
            </Heading>
            <Notice locale={locale} variant="success">
              {texts.answer}
            </Notice>
            <Panel as="section" size="medium" data-part="receipt">
              <Stack gap="4">
                <div>
                  <Text variant="meta" tone="quiet">
                    {texts.reference}
                  </Text>
                  <Heading headingLevel={2} size="md">
                    {reference}
                  </Heading>
                </div>
                <dl style={{ display: 'grid', gap: '1rem', margin: 0 }}>
                  {facts.map(([name, value]) => (
                    <div key={name}>
                      <Text as="dt" variant="meta" tone="quiet">
                        {name}
                      </Text>
                      <Text as="dd" variant="label">
                        {value}
                      </Text>
                    </div>
                  ))}
                </dl>
              </Stack>
            </Panel>
            <Text variant="summary">{texts.keep}</Text>
            <div>
              <Link href={title === null ? ROUTES.front : path} variant="back">
                {title ?? site.name}
              </Link>
            </div>
          </Stack>
        </PageMain>
      </PortalProvider>
    ),
  };
}
