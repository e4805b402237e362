import { type Scheme, tokens } from '@portal/tokens';
import { create } from 'storybook/theming/create';

/** Brand of the workshop itself: its colours are the quietest, compared with those of the other brands. */
const SITE = 'far';

const VALUES = new Map(tokens.branded.map(({ name, values }) => [name, values[SITE]]));
const SIZES = new Map(tokens.shared.map(({ name, value }) => [name, value]));

function colour(name: string, scheme: Scheme): string {
  const value = VALUES.get(`color.${name}`)?.[scheme].normal;
  if (!value) throw new Error(`The theme of Storybook asks for color.${name}, which the tokens do not have.`);
  return value;
}

const pixels = (name: string) => Number.parseInt(SIZES.get(name) ?? '', 10) || 0;

/**
 * The mark and the name, in the ink of the scheme: text inside an image does not inherit the page's colour.
 */
const lockup = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 32" width="132" height="32">
<path d="M3.5 29V15a11.5 11.5 0 0 1 23 0v14" fill="none" stroke="${ink}" stroke-width="3"/>
<path d="M10 18h10M10 23h10M10 28h10" fill="none" stroke="${ink}" stroke-width="2"/>
<circle cx="15" cy="11.5" r="2.5" fill="#f76f4b"/>
<g fill="none" stroke="${ink}" stroke-width="3.200">
<path d="M40.600 29V8h5.4a5.7 5.7 0 0 1 0 11.4h-5.4"/>
<circle cx="62.5" cy="21.200" r="6.300"/>
<path d="M75.600 29V14.500M75.600 21a5 5 0 0 1 6.400-4.800"/>
<path d="M88 9v16a3 3 0 0 0 3 3h2.5M84.500 15.500h9"/>
<circle cx="104.500" cy="21.200" r="6.300"/><path d="M110.800 14.500V29"/>
<path d="M120.600 6v23"/>
</g></svg>`)}`;

/** Storybook’s own look in a scheme: for its frame and its documentation pages. */
export const faceOf = (scheme: Scheme) =>
  create({
    base: scheme,
    brandTitle: 'Portal',
    brandImage: lockup(colour('ink', scheme)),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Libre Franklin', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: colour('accent', scheme),
    colorSecondary: colour('link', scheme),
    appBg: colour('band', scheme),
    appContentBg: colour('paper', scheme),
    appPreviewBg: colour('paper', scheme),
    appHoverBg: colour('accentQuiet', scheme),
    appBorderColor: colour('rule', scheme),
    appBorderRadius: pixels('radius.small'),
    barBg: colour('raised', scheme),
    barTextColor: colour('inkQuiet', scheme),
    barHoverColor: colour('link', scheme),
    barSelectedColor: colour('link', scheme),
    textColor: colour('ink', scheme),
    textInverseColor: colour('paper', scheme),
    textMutedColor: colour('inkQuiet', scheme),
    buttonBg: colour('raised', scheme),
    buttonBorder: colour('rule', scheme),
    booleanBg: colour('band', scheme),
    booleanSelectedBg: colour('raised', scheme),
    inputBg: colour('raised', scheme),
    inputBorder: colour('fieldEdge', scheme),
    inputTextColor: colour('ink', scheme),
    inputBorderRadius: 0,
  });
