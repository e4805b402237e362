import { SCHEMES, SITES } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from './Specimen';

const meta = {
  title: 'Foundations/Brands',
  parameters: {
    layout: 'fullscreen',
    tokens: [
      'kicker',
      'sectionHead',
      'card',
      'board',
      'pictures',
      'button',
      'field',
      'chip',
      'panel',
      'masthead',
      'nav',
      'strip',
      'breaking',
      'live',
      'quote',
      'footer',
    ],
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One brand next to another, light above and dark below: three brands, one set of components. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${SITES.length}, minmax(0, 1fr))` }}>
      {SCHEMES.flatMap((scheme) =>
        SITES.map((site) => <Specimen key={`${site} ${scheme}`} site={site} scheme={scheme} />),
      )}
    </div>
  ),
};
