import { SCHEMES, SITES, vars } from '@portal/tokens';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Chips } from '@portal/ui/chip';
import { LiveSign } from '@portal/ui/kicker';
import { PortalProvider } from '@portal/ui/locale';
import { SectionHead } from '@portal/ui/section-head';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORIES } from '../../packages/ui/src/fixtures/cards';
import { localeOf } from '../../packages/ui/src/fixtures/locales';

const locale = localeOf('ca');

/** The same few pieces in one brand. */
function Specimen({ site, scheme }: { site: (typeof SITES)[number]; scheme: (typeof SCHEMES)[number] }) {
  return (
    <PortalProvider site={site} scheme={scheme} locale={locale}>
      <section
        aria-label={`${site}, ${scheme}`}
        style={{
          display: 'grid',
          gap: vars.space[6],
          alignContent: 'start',
          blockSize: '100%',
          padding: vars.space[6],
          background: vars.color.paper,
          color: vars.color.ink,
          containerType: 'inline-size',
        }}
      >
        <SectionHead title={`${site}, ${scheme}`} headingLevel={2} section="culture" />
        <Card card={STORIES.storm} shape="lead" locale={locale} />
        <Card card={STORIES.column} shape="opinion" locale={locale} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' }}>
          <LiveSign locale={locale} />
          <Button>Subscriu-t’hi</Button>
          <Button variant="secondary">Desa-ho</Button>
        </div>
        <Chips
          label="Temes"
          items={[
            { id: 'habitatge', name: 'Habitatge', url: '/tema/habitatge/' },
            { id: 'rodalies', name: 'Rodalies', url: '/tema/rodalies/' },
          ]}
        />
      </section>
    </PortalProvider>
  );
}

const meta = {
  title: 'Foundations/Brands',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One brand beside another, by day above and by night below: three papers, one set of components. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${SITES.length}, minmax(0, 1fr))` }}>
      {SCHEMES.flatMap((scheme) =>
        SITES.map((site) => <Specimen key={`${site} ${scheme}`} site={site} scheme={scheme} />),
      )}
    </div>
  ),
};
