import { LANGUAGES } from '@portal/model';
import { SCHEMES, SITES } from '@portal/tokens';
import { type ReactNode, useCallback, useState } from 'react';
import { WIDTHS } from '../../packages/ui/src/fixtures/modes';
import { Frame } from './Frame';

/** Axes that the toolbar can show side by side. */
export const SHOWN = ['one', 'languages', 'schemes', 'brands', 'widths', 'all'] as const;
type Shown = (typeof SHOWN)[number];

export const isShown = (value: unknown): value is Shown => SHOWN.some((shown) => shown === value);

type Cell = Readonly<Record<string, string>>;

const languages: readonly Cell[] = LANGUAGES.map((language) => ({ language }));
const schemes: readonly Cell[] = SCHEMES.map((scheme) => ({ scheme }));
const brands: readonly Cell[] = SITES.map((site) => ({ site }));

/** Every cell of the first list with every cell of the second. */
const crossed = (those: readonly Cell[], these: readonly Cell[]) =>
  these.flatMap((one) => those.map((other) => ({ ...one, ...other })));

const CELLS: Readonly<Record<Exclude<Shown, 'one'>, readonly Cell[]>> = {
  languages,
  schemes,
  brands: crossed(brands, schemes),
  widths: WIDTHS.map((width) => ({ width: `${width} px` })),
  all: crossed(brands, crossed(schemes, languages)),
};

/** Grid columns of each layout. */
const COLUMNS: Readonly<Record<Exclude<Shown, 'one'>, string>> = {
  languages: `repeat(${languages.length}, minmax(280px, 1fr))`,
  schemes: `repeat(${schemes.length}, minmax(280px, 1fr))`,
  brands: `repeat(${brands.length}, minmax(280px, 1fr))`,
  widths: WIDTHS.map((width) => `${width}px`).join(' '),
  all: `repeat(${brands.length}, minmax(280px, 1fr))`,
};

/** A story in several languages, schemes, brands or widths at once, each in a page of its own. */
export function SideBySide({ story, shown }: { story: string; shown: Exclude<Shown, 'one'> }) {
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const onWords = useCallback(
    (title: string, said: string) =>
      setWords((before) => (before[title] === said ? before : { ...before, [title]: said })),
    [],
  );
  const all = Object.values(words);
  const isSame = shown === 'languages' && all.length === languages.length && new Set(all).size === 1;
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
          <Shot key={title} story={story} title={title} cell={cell} onWords={onWords}>
            {isSame ? 'its words are the story’s own, and do not change' : null}
          </Shot>
        );
      })}
    </div>
  );
}

type ShotProps = {
  story: string;
  title: string;
  cell: Cell;
  onWords: (title: string, said: string) => void;
  /** Further content of its header. */
  children: ReactNode;
};

function Shot({ story, title, cell, onWords, children }: ShotProps) {
  const tell = useCallback((said: string) => onWords(title, said), [onWords, title]);
  return (
    <figure style={{ margin: 0, background: '#fff' }}>
      <figcaption style={{ padding: '4px 8px', font: '12px/1.4 system-ui, sans-serif', color: '#333' }}>
        {title}
        {children ? <> · {children}</> : null}
      </figcaption>
      <Frame story={story} title={title} globals={cell} onWords={tell} />
    </figure>
  );
}
