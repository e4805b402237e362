import { fill } from '@portal/model';
import { type LegalAnswer, type LegalPage, legalPath, legalVersionPath } from '@portal/model/legal';
import { AccountHead } from '@portal/ui/account-nav';
import { Beside, LinkList, OnlyAlone, OnlyBeside, Points } from '@portal/ui/beside';
import { Hidden, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../page';
import { type AccountView, accountHead } from '../readers/account/page';
import { Blocks, Sections } from './blocks';
import { legalLinks } from './links';
import { LEGAL_TEXTS } from './texts';

/** Number of sections from which a page has a table of contents. */
const LONG = 3;

type ViewProps = { context: PageContext; answer: LegalAnswer };

/** Formats the day of a version in the site's time zone. */
const dayOfVersion = ({ locale, site }: PageContext) => {
  const { format } = new Intl.DateTimeFormat(locale.dates.tag, {
    dateStyle: 'long',
    timeZone: site.timeZone,
  });
  return (from: string) => format(new Date(from));
};

/** Number and date of the version; an outdated version says so first. */
function Validity({ context, answer: { page, version, versions } }: ViewProps) {
  const texts = LEGAL_TEXTS[context.site.language];
  const day = dayOfVersion(context);
  const values = { number: version.number, date: day(version.from) };
  const next = versions.findLast(({ number }) => number > version.number);
  if (!next)
    return (
      <Text variant="meta" tone="quiet" data-part="version">
        {fill(texts.valid, values)}
      </Text>
    );
  return (
    <Notice
      locale={context.locale}
      variant="warning"
      actions={
        <Link href={legalPath(page)} variant="standalone">
          {texts.toCurrent}
        </Link>
      }
    >
      {fill(texts.earlier, { ...values, end: day(next.from) })}
    </Notice>
  );
}

/** Links to the sections of a long page; hidden in print. */
function Contents({ id, context, answer: { document } }: ViewProps & { id: string }) {
  const { contents } = LEGAL_TEXTS[context.site.language];
  return (
    <Hidden as="nav" onPaper aria-labelledby={id}>
      <Stack gap="2">
        <Text variant="label" id={id}>
          {contents}
        </Text>
        <LinkList
          items={document.sections.map(({ id: section, heading }) => ({
            href: `#${section}`,
            text: heading,
          }))}
        />
      </Stack>
    </Hidden>
  );
}

/** The site's other legal pages. */
function Others({ context: { site }, page }: { context: PageContext; page: LegalPage }) {
  return (
    <Points
      title={LEGAL_TEXTS[site.language].others}
      items={legalLinks(site)
        .filter(({ id }) => id !== page)
        .map(({ id, text, href }) => ({ id, name: <Link href={href}>{text}</Link> }))}
    />
  );
}

/** Every version with its date and its own address. */
function Versions({ context, answer: { page, version, versions } }: ViewProps) {
  const texts = LEGAL_TEXTS[context.site.language];
  const day = dayOfVersion(context);
  return (
    <Stack as="section" gap="2" aria-labelledby="versions" data-part="versions">
      <Heading headingLevel={2} size="sm" id="versions">
        {texts.versions}
      </Heading>
      <LinkList
        items={versions.map(({ number, from }, at) => ({
          href: at === 0 ? legalPath(page) : legalVersionPath(page, number),
          text: fill(texts.version, { number, date: day(from) }),
          isCurrent: number === version.number,
          ...(at === 0 ? { note: `(${texts.current})` } : {}),
        }))}
      />
    </Stack>
  );
}

/** Legal page: one version and links to the others. Search engines may index only the version in force. */
export function legalView(context: PageContext, answer: LegalAnswer): AccountView {
  const { page, document, version, versions } = answer;
  const isCurrent = version.number === versions[0]?.number;
  const path = isCurrent ? legalPath(page) : legalVersionPath(page, version.number);
  const isLong = document.sections.length >= LONG;
  const { noIndex: _, ...head } = accountHead(document.title, path);
  return {
    head: isCurrent ? head : { ...head, noIndex: true },
    styles: ['legal'],
    view: (
      <PageMain>
        <PortalProvider locale={context.locale}>
          <Beside
            width="text"
            label={LEGAL_TEXTS[context.site.language].contents}
            parts={[
              isLong ? (
                <OnlyBeside key="contents">
                  <Contents id="contents-beside" context={context} answer={answer} />
                </OnlyBeside>
              ) : null,
              <Others key="others" context={context} page={page} />,
            ]}
          >
            <Stack gap="6">
              <AccountHead title={document.title} />
              <Validity context={context} answer={answer} />
              <Stack gap="2">
                <Blocks blocks={document.intro} />
              </Stack>
              {isLong ? (
                <OnlyAlone>
                  <Contents id="contents" context={context} answer={answer} />
                </OnlyAlone>
              ) : null}
              <Sections sections={document.sections} />
              <Versions context={context} answer={answer} />
            </Stack>
          </Beside>
        </PortalProvider>
      </PageMain>
    ),
  };
}
