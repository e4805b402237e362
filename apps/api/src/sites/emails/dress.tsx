import type { Language } from '@portal/model';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { contrastOf, type EmailStyle } from '../index';

/** Colour scheme of an email's preview at the desk, whatever that of the screen. */
export type EmailScheme = 'light' | 'dark';

/** Maximum width of an email in pixels. */
export const EMAIL_WIDTH = 600;

/**
 * Families that readers have, the main one of each kind first. None belongs to a site or a single system:
 * Outlook falls back to Times New Roman if it lacks the first family.
 */
export const FAMILIES: Readonly<Record<EmailStyle['headlines'], string>> = {
  serif: 'Georgia, Gelasio, "Noto Serif", "DejaVu Serif", Cambria, "Times New Roman", serif',
  'sans-serif':
    '"Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
  humanist:
    '"Trebuchet MS", "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Noto Sans", Arial, sans-serif',
  narrow:
    '"Arial Narrow", "Avenir Next Condensed", "Roboto Condensed", "Liberation Sans Narrow", Arial, sans-serif',
};
export const SMALL = {
  fontFamily: FAMILIES['sans-serif'],
  fontSize: 14,
  lineHeight: 1.4,
  margin: '0 0 6px',
} as const;
/** Style of running text: summaries, and the text of a message. */
export const runningOf = ({ text }: EmailStyle) =>
  ({ fontFamily: FAMILIES[text], fontSize: 16, lineHeight: 1.5, margin: 0 }) as const;
const HEADLINE_SIZES = { lg: [30, 1.15], md: [24, 1.2], sm: [20, 1.25] } as const;
/** A headline: `lg` for the lead, `md` for an email's own title, `sm` for the others. */
export function headlineOf({ headlines, light }: EmailStyle, size: keyof typeof HEADLINE_SIZES) {
  const [fontSize, lineHeight] = HEADLINE_SIZES[size];
  return {
    color: light.ink,
    fontFamily: FAMILIES[headlines],
    fontSize,
    lineHeight,
    fontWeight: 700,
  } as const;
}

/** Dark-mode styles: only colours, overriding the inline ones. */
function darkStyles({ dark }: EmailStyle, scheme: EmailScheme | null): string {
  const rules = [
    // The email's own cell also has the background: otherwise it would stay light over the body's.
    ['.paper,.paper td', `background-color:${dark.paper} !important`],
    ['.paper td.button', `background-color:${dark.accent} !important`],
    ['.on-accent', `color:${dark.paper} !important`],
    ['.ink', `color:${dark.ink} !important`],
    ['.quiet', `color:${dark.quiet} !important`],
    ['.accent', `color:${dark.accent} !important`],
    ['.line', `border-color:${dark.line} !important`],
    ['.rule', `border-color:${dark.accent} !important`],
  ] as const;
  const written = rules.map(([name, rule]) => `${name}{${rule}}`).join('');
  if (scheme) return `:root{color-scheme:${scheme}}${scheme === 'dark' ? written : ''}`;
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${written}}`;
}

type PaperProps = {
  site: { name: string; language: Language };
  dress: EmailStyle;
  title: string;
  /** Preview text next to the subject. */
  preheader: string;
  scheme: EmailScheme | null;
  children: ReactNode;
};

/** Frame of all emails of a site: its colours, light and dark, and its name. */
export function Paper({ site, dress, title, preheader, scheme, children }: PaperProps) {
  const { light } = dress;
  return (
    <Html lang={site.language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles(dress, scheme)}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body
        className="paper"
        style={{
          backgroundColor: light.paper,
          color: light.ink,
          fontFamily: FAMILIES[dress.text],
          margin: 0,
          padding: '24px 16px',
        }}
      >
        <Container style={{ maxWidth: EMAIL_WIDTH, margin: '0 auto' }}>
          <Text className="ink" style={{ ...headlineOf(dress, 'md'), margin: 0 }}>
            {site.name}
          </Text>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** Minimum contrast of text and background (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const READ = ['ink', 'quiet', 'accent'] as const;

/** Unreadable colours of emails on their background, one sentence each. */
export const weakColours = (dress: EmailStyle): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    READ.flatMap((name) => {
      const { paper, [name]: colour } = dress[scheme];
      const contrast = contrastOf(paper, colour);
      return contrast >= LEAST
        ? []
        : [
            `letters.${scheme}.${name} (${colour}) has a contrast of ${contrast.toFixed(1)} on its paper (${paper}): text needs ${LEAST}`,
          ];
    }),
  );
