import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteRecord } from '../index';
import { type EmailStyle, PLAIN_DRESS } from '../index';
import { headlineOf, Paper, runningOf, SMALL } from './dress';

/** The fields of a site that its emails need. */
export type DressedSite = Pick<SiteRecord, 'name' | 'language'> &
  Partial<Pick<SiteRecord, 'letters' | 'publisher'>>;

/** A block of an email: text, quoted text, or a link, as a button if it has a label. */
export type Block = { text: string } | { quote: string } | { link: string; label: string | null };

export type Dressed = {
  subject: string;
  blocks: readonly Block[];
  /** Closing words; the site's URL in them becomes a link. */
  goodbye?: { text: string; origin: string };
};

/** Characters of the preview next to the subject; mail clients show no more. */
const PREHEADER_LENGTH = 140;

/** Some emails link to an email address. */
const hrefOf = (link: string) => (/^https?:\/\//.test(link) ? link : `mailto:${link}`);

/** Lines of a text, each on its own line. */
const Lines = ({ text, link }: { text: string; link?: { to: string; style: CSSProperties } }) =>
  text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two lines may be the same
    <Fragment key={at}>
      {at ? <br /> : null}
      {link && line === link.to ? (
        <Link href={line} className="accent" style={link.style}>
          {line}
        </Link>
      ) : (
        line
      )}
    </Fragment>
  ));

function LinkOf({ link, label, dress }: { link: string; label: string | null; dress: EmailStyle }) {
  const { light } = dress;
  const own = { color: light.accent, textDecoration: 'underline', wordBreak: 'break-all' } as const;
  return (
    <>
      {label ? (
        <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '24px 0 12px' }}>
          <tbody>
            <tr>
              <td className="button" style={{ backgroundColor: light.accent, borderRadius: 4 }}>
                <Link
                  href={hrefOf(link)}
                  className="on-accent"
                  style={{
                    ...SMALL,
                    fontSize: 16,
                    margin: 0,
                    color: light.paper,
                    display: 'inline-block',
                    fontWeight: 700,
                    padding: '12px 20px',
                    textDecoration: 'none',
                  }}
                >
                  {label}
                </Link>
              </td>
            </tr>
          </tbody>
        </table>
      ) : null}
      <Text className="quiet" style={{ ...SMALL, color: light.quiet, margin: '0 0 24px' }}>
        <Link href={hrefOf(link)} className="accent" style={own}>
          {link}
        </Link>
      </Text>
    </>
  );
}

function BlockOf({ block, dress }: { block: Block; dress: EmailStyle }) {
  if ('link' in block) return <LinkOf {...block} dress={dress} />;
  const { light } = dress;
  const words = {
    ...runningOf(dress),
    color: light.ink,
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  } as const;
  if ('text' in block)
    return (
      <Text className="ink" style={words}>
        <Lines text={block.text} />
      </Text>
    );
  return (
    <Text
      className="quiet line"
      style={{ ...words, color: light.quiet, borderLeft: `3px solid ${light.line}`, paddingLeft: 16 }}
    >
      <Lines text={block.quote} />
    </Text>
  );
}

/** The first words of an email after its greeting. */
function preheaderOf(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  const words = (texts.find((text) => text.length > 40) ?? texts.at(-1) ?? '').replaceAll('\n', ' ');
  return words.slice(0, PREHEADER_LENGTH);
}

/** Renders an email in its site's design, with the same content as its plain text. It loads no pictures. */
export function dressedHtml(site: DressedSite, { subject, blocks, goodbye }: Dressed): string {
  const dress = site.letters ?? PLAIN_DRESS;
  const { light } = dress;
  const link = goodbye && {
    to: goodbye.origin,
    style: { color: light.accent, textDecoration: 'underline' },
  };
  const letter = (
    <Paper site={site} dress={dress} title={subject} preheader={preheaderOf(blocks)} scheme={null}>
      <Hr
        className="rule"
        style={{ border: 'none', borderTop: `3px solid ${light.accent}`, margin: '16px 0 24px' }}
      />
      <Heading
        as="h1"
        className="ink"
        style={{ ...headlineOf(dress, 'md'), overflowWrap: 'anywhere', margin: '0 0 16px' }}
      >
        {subject}
      </Heading>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two pieces may be the same
        <BlockOf key={at} block={block} dress={dress} />
      ))}
      {goodbye && link ? (
        <>
          <Hr
            className="line"
            style={{ border: 'none', borderTop: `1px solid ${light.line}`, margin: '24px 0 16px' }}
          />
          <Text className="quiet" style={{ ...SMALL, color: light.quiet }}>
            <Lines text={goodbye.text} link={link} />
          </Text>
        </>
      ) : null}
    </Paper>
  );
  return `<!doctype html>${renderToStaticMarkup(letter)}`;
}
