import type { HeadlineSize } from '@portal/model';
import { type SCHEMES, type SITES, vars } from '@portal/tokens';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Chips } from '@portal/ui/chip';
import { LiveSign } from '@portal/ui/kicker';
import { PortalProvider } from '@portal/ui/locale';
import { SectionHead } from '@portal/ui/section-head';
import { STORIES } from '../../packages/ui/src/fixtures/cards';
import { localeOf } from '../../packages/ui/src/fixtures/locales';

const locale = localeOf('ca');

type SpecimenProps = {
  site: (typeof SITES)[number];
  scheme: (typeof SCHEMES)[number];
  /** Label above the pieces. */
  name?: string;
  /** Size of the lead’s headline, if it is narrower than a usual lead. */
  size?: HeadlineSize;
};

/** The same sample pieces in one brand. */
export function Specimen({ site, scheme, name = `${site}, ${scheme}`, size }: SpecimenProps) {
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
        <SectionHead title={name} headingLevel={2} section="culture" />
        <Card card={STORIES.storm} shape="lead" size={size} locale={locale} />
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
