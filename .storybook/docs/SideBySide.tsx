import { LANGUAGES } from '@portal/model';
import { SCHEMES, SITES } from '@portal/tokens';
import { WIDTHS } from '../../packages/ui/src/fixtures/modes';
import { Frame } from './Frame';

/** What the toolbar can put side by side. */
export const SHOWN = ['one', 'languages', 'schemes', 'brands', 'widths', 'all'] as const;
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
  widths: WIDTHS.map((width) => ({ width: `${width} px` })),
  all: crossed(brands, crossed(schemes, languages)),
};

/** Columns of the grid. */
const COLUMNS: Readonly<Record<Exclude<Shown, 'one'>, string>> = {
  languages: `repeat(${languages.length}, minmax(280px, 1fr))`,
  schemes: `repeat(${schemes.length}, minmax(280px, 1fr))`,
  brands: `repeat(${brands.length}, minmax(280px, 1fr))`,
  widths: WIDTHS.map((width) => `${width}px`).join(' '),
  all: `repeat(${brands.length}, minmax(280px, 1fr))`,
};

/** A story in several languages, schemes, brands or widths at once, each in a page of its own. */
export function SideBySide({ story, shown }: { story: string; shown: Exclude<Shown, 'one'> }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: COLUMNS[shown],
        gap: 1,
        alignItems: 'start',
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
