import { LANGUAGES } from '@portal/model';
import { SCHEMES, SITES } from '@portal/tokens';
import { Frame } from './Frame';

/** What the toolbar can put side by side. */
export const SHOWN = ['one', 'languages', 'schemes', 'brands', 'all'] as const;
type Shown = (typeof SHOWN)[number];

export const isShown = (value: unknown): value is Shown => SHOWN.some((shown) => shown === value);

type Cell = Readonly<Record<string, string>>;

const languages: readonly Cell[] = LANGUAGES.map((language) => ({ language }));
const schemes: readonly Cell[] = SCHEMES.map((scheme) => ({ scheme }));
const brands: readonly Cell[] = SITES.map((site) => ({ site }));

/** Every one of these with every one of those. */
const crossed = (those: readonly Cell[], these: readonly Cell[]) =>
  these.flatMap((one) => those.map((other) => ({ ...one, ...other })));

const CELLS: Readonly<Record<Exclude<Shown, 'one'>, readonly Cell[]>> = {
  languages,
  schemes,
  brands: crossed(brands, schemes),
  all: crossed(brands, crossed(schemes, languages)),
};

/** How many stand in a row. */
const ACROSS = {
  languages: languages.length,
  schemes: schemes.length,
  brands: brands.length,
  all: brands.length,
};

/** A story in several languages, schemes or brands at once, each in a page of its own. */
export function SideBySide({ story, shown }: { story: string; shown: Exclude<Shown, 'one'> }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${ACROSS[shown]}, minmax(280px, 1fr))`,
        gap: 1,
        overflowX: 'auto',
        background: 'rgb(128 128 128 / 35%)',
      }}
    >
      {CELLS[shown].map((cell) => {
        const title = Object.values(cell).join(', ');
        return (
          <figure key={title} style={{ margin: 0, background: '#fff' }}>
            <figcaption style={{ padding: '4px 8px', font: '12px/1.4 system-ui, sans-serif', color: '#333' }}>
              {title}
            </figcaption>
            <Frame story={story} title={title} globals={cell} />
          </figure>
        );
      })}
    </div>
  );
}
