import { CONTRASTS, SCHEMES, SITES, tokens, vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio } from '../../tokens/build/colour';
import { NEEDED, PAIRS } from '../../tokens/contrast-pairs';
import { rgbOf } from '../docs/contrast';
import { brandedIn, Name, Note, Table } from './parts';

type Theme = {
  site: (typeof SITES)[number];
  scheme: (typeof SCHEMES)[number];
  contrast: (typeof CONTRASTS)[number];
};

const themeOf = (globals: Record<string, unknown>): Theme => ({
  site: SITES.find((site) => site === globals.site) ?? 'wireframe',
  scheme: SCHEMES.find((scheme) => scheme === globals.scheme) ?? 'light',
  contrast: CONTRASTS.find((contrast) => contrast === globals.contrast) ?? 'normal',
});

const VALUES = new Map(tokens.branded.map(({ name, values }) => [name, values]));

function hexOf(name: string, { site, scheme, contrast }: Theme): string {
  const value = VALUES.get(name)?.[site][scheme][contrast];
  if (!value) throw new Error(`there is no token “${name}”`);
  return value;
}

function Swatches({ group, theme }: { group: string; theme: Theme }) {
  const rows = brandedIn(group)
    .filter(({ kind }) => kind === 'color')
    .map(({ name, variable, description }) => ({
      key: name,
      cells: [
        <span
          key="sample"
          style={{
            display: 'block',
            inlineSize: vars.space[16],
            blockSize: vars.space[10],
            background: `var(${variable})`,
            border: `1px solid ${vars.color.rule}`,
          }}
        />,
        <Name key="name">{name}</Name>,
        <Note key="value">{hexOf(name, theme)}</Note>,
        <Note key="meaning">{description}</Note>,
      ],
    }));
  return <Table title={group} head={['Sample', 'Token', 'Value', 'Meaning']} rows={rows} />;
}

/** Every pair of ink and ground that components use, as the build checks it. */
function Contrast({ theme }: { theme: Theme }) {
  const needed = NEEDED[theme.contrast];
  const rows = PAIRS.flatMap(({ use, ink, grounds }) =>
    grounds.map((ground) => {
      const [inkHex, groundHex] = [hexOf(ink, theme), hexOf(ground, theme)];
      return {
        key: `${use} ${ink} ${ground}`,
        cells: [
          <span
            key="sample"
            style={{
              display: 'inline-block',
              padding: vars.space[2],
              background: groundHex,
              color: inkHex,
              fontFamily: vars.font.interface.family,
            }}
            // A part of a control is no text: a ratio of 3:1 is enough.
            aria-hidden={use === 'part' || undefined}
          >
            {use === 'part' ? '◼︎' : 'Aa Àç l·l'}
          </span>,
          <Name key="ink">{ink}</Name>,
          <Name key="ground">{ground}</Name>,
          <Note key="use">{use}</Note>,
          <Name key="ratio">{contrastRatio(rgbOf(inkHex), rgbOf(groundHex)).toFixed(2)}</Name>,
          <Note key="needed">at least {needed[use]}</Note>,
        ],
      };
    }),
  );
  return (
    <Table
      title={`Contrast in ${theme.site}, ${theme.scheme}, ${theme.contrast}`}
      head={['Sample', 'Ink', 'Ground', 'Use', 'Ratio', 'Needed']}
      rows={rows}
    />
  );
}

const meta = {
  title: 'Foundations/Colour',
  parameters: { tokens: ['color', 'kind', 'section', 'picture'] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paper, ink, accents: roles, never hues. Site, scheme and contrast are in the toolbar. */
export const Roles: Story = {
  render: (_, { globals }) => <Swatches group="color" theme={themeOf(globals)} />,
};
/** Opinion, live, audio and video have the same signs on all brands. */
export const Kinds: Story = {
  render: (_, { globals }) => <Swatches group="kind" theme={themeOf(globals)} />,
};
export const Sections: Story = {
  render: (_, { globals }) => <Swatches group="section" theme={themeOf(globals)} />,
};
/** Contrast pairs that the build measures; a brand with a pair below its figure does not build. */
export const ContrastFigures: Story = {
  name: 'Contrast',
  render: (_, { globals }) => <Contrast theme={themeOf(globals)} />,
};
