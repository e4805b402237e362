import { fill } from '@portal/model';
import { type LegalAnswer, legalPath, legalVersionPath } from '@portal/model/legal';
import { AccountHead } from '@portal/ui/account-nav';
import { Hidden, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PortalProvider } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { PageMain } from '@portal/ui/page';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../page';
import { type AccountView, accountHead } from '../readers/account/page';
import { Blocks, Sections } from './blocks';
import { LEGAL_TEXTS } from './texts';

/** Number of sections from which a page has a table of contents. */
const LONG = 6;

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
function Contents({ context, answer: { document } }: ViewProps) {
  const { contents } = LEGAL_TEXTS[context.site.language];
  return (
    <Hidden as="nav" onPaper aria-labelledby="contents">
      <Stack gap="2">
        <Text variant="label" id="contents">
          {contents}
        </Text>
        <Stack as="ul" gap="1">
          {document.sections.map(({ id, heading }) => (
            <Text as="li" variant="summary" key={id}>
              <Link href={`#${id}`}>{heading}</Link>
            </Text>
          ))}
        </Stack>
      </Stack>
    </Hidden>
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
      <Stack as="ul" gap="1">
        {versions.map(({ number, from }, at) => (
          <Text as="li" variant="summary" key={number}>
            <Link
              href={at === 0 ? legalPath(page) : legalVersionPath(page, number)}
              {...(number === version.number ? { current: 'page' } : {})}
            >
              {fill(texts.version, { number, date: day(from) })}
            </Link>
            {at === 0 ? ` (${texts.current})` : ''}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** Legal page: one version and links to the others. Search engines may index only the version in force. */
export function legalView(context: PageContext, answer: LegalAnswer): AccountView {
  const { page, document, version, versions } = answer;
  const isCurrent = version.number === versions[0]?.number;
  const path = isCurrent ? legalPath(page) : legalVersionPath(page, version.number);
  const { noIndex: _, ...head } = accountHead(document.title, path);
  return {
    head: isCurrent ? head : { ...head, noIndex: true },
    styles: ['legal'],
    view: (
      <PageMain>
        <PortalProvider locale={context.locale}>
          <Stack gap="6" style={{ maxInlineSize: '40rem' }}>
            <AccountHead title={document.title} />
            <Validity context={context} answer={answer} />
            <Stack gap="2">
              <Blocks blocks={document.intro} />
            </Stack>
            {document.sections.length >= LONG ? <Contents context={context} answer={answer} /> : null}
            <Sections sections={document.sections} />
            <Versions context={context} answer={answer} />
          </Stack>
        </PortalProvider>
      </PageMain>
    ),
  };
}
