import { SCHEMES, SITE_TOKENS, SITES } from '@portal/tokens';
import { Specimen } from '../foundations/Specimen';

const BRANDS = SITES.filter((site) => site !== 'wireframe');
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
} as const;

/** The same sample pieces in each brand, light and below dark. */
export function Brands() {
  return (
    <div className="sb-unstyled" inert style={COLUMNS}>
      {SCHEMES.flatMap((scheme) =>
        BRANDS.map((site) => (
          <Specimen
            key={`${site} ${scheme}`}
            site={site}
            scheme={scheme}
            size="lg"
            name={SITE_TOKENS[site].wordmark?.text ?? SITE_TOKENS[site].name}
          />
        )),
      )}
    </div>
  );
}
