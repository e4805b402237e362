import { type Board as BoardData, dayOf, type FrontEdition, type Module } from '@portal/model';
import { Board, BoardsWithRail } from '@portal/ui/board';
import { HotTopics } from '@portal/ui/hot-topics';
import type { Locale } from '@portal/ui/locale';
import { SpecialEdition } from '@portal/ui/special-edition';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type KeptHtml, KeptHtmlContext } from './kept-html';
import type { ModuleFile, ModulePlace } from './module';

/** View of each type of module. A new module needs only a new file. */
const FILES = import.meta.glob<ModuleFile>('./modules/*.tsx', { eager: true, import: 'default' });

const byType = new Map(Object.values(FILES).map((file) => [file.type, file]));

function fileOf({ type }: Module): ModuleFile {
  const file = byType.get(type);
  if (!file) throw new Error(`No file under app/modules/ shows the module “${type}”.`);
  return file;
}

/** The only module of a row, if it has just one. */
function aloneIn({ columns }: BoardData): Module | undefined {
  const modules = columns.flat();
  return modules.length === 1 ? modules[0] : undefined;
}

type PlacedModuleProps = { module: Module; place: ModulePlace; day: string | null };

/** The HTML of a module with a digest, which with its position is all that it depends on. */
function keptModule(kept: KeptHtml, { module, place: { locale, ...place }, day }: PlacedModuleProps): string {
  const file = fileOf(module);
  const { priority, headingLevel, rowTitle } = place;
  return kept.get({
    key: [module.digest, priority, headingLevel, rowTitle],
    locale,
    day: file.followsClock ? null : day,
    draw: (watchedLocale) =>
      renderToStaticMarkup(
        <KeptHtmlContext value={kept}>
          {file.draw(module, { ...place, locale: watchedLocale })}
        </KeptHtmlContext>,
        { identifierPrefix: `${module.id}-` },
      ),
  });
}

function PlacedModule(props: PlacedModuleProps) {
  const { module, place } = props;
  const kept = useContext(KeptHtmlContext);
  if (!kept || !module.digest) return <div>{fileOf(module).draw(module, place)}</div>;
  return <div dangerouslySetInnerHTML={{ __html: keptModule(kept, props) }} />;
}

type BoardsProps = {
  boards: readonly BoardData[];
  /** Special edition over them, with its name. */
  edition?: (FrontEdition & { name: string }) | undefined;
  locale: Locale;
  /**
   * The ad of a card with a position (spec §3), by its number on the front page, from 0 on; null for none.
   */
  adAt?: (nth: number) => ReactNode;
};

const isAd = (module: Module) => module.type === 'card' && module.card.position !== undefined;

/** A row of a front: the strip under the header, one of the page, or one of the rail. */
type Row = { element: ReactElement; kind: 'strip' | 'page' | 'rail' };

const elements = (rows: readonly Row[]) => rows.map(({ element }) => element);

/** Rows of a front; those between the strip and the first rows of the rail have the rail next to them. */
function withRail(rows: readonly Row[]): ReactElement[] {
  const begin = rows.filter(({ kind }) => kind === 'strip').length;
  const from = rows.findIndex(({ kind }) => kind === 'rail');
  if (from <= begin) return elements(rows);
  const length = rows.slice(from).findIndex(({ kind }) => kind !== 'rail');
  const to = length < 0 ? rows.length : from + length;
  return [
    ...elements(rows.slice(0, begin)),
    <BoardsWithRail key="railed" rail={elements(rows.slice(from, to))}>
      {elements(rows.slice(begin, from))}
    </BoardsWithRail>,
    ...elements(rows.slice(to)),
  ];
}

/** The rows of a front page, under those of a special edition. */
export function Boards({ boards, edition, locale, adAt }: BoardsProps) {
  const modules = [...(edition?.boards ?? []), ...boards].flatMap(({ columns }) => columns.flat());
  // A front page without articles has no ads.
  const hasRead = modules.some((module) => !isAd(module));
  const ads = new Map(
    modules.filter(isAd).map(({ id }, nth) => [id, hasRead ? (adAt?.(nth) ?? null) : null]),
  );
  const withFirstPicture = modules.find((module) => fileOf(module).hasPicture(module));
  const day = dayOf(locale.now, locale.timeZone);
  const rowOf = (board: BoardData, row: number): Row[] => {
    const strip = row === 0 && !board.title ? aloneIn(board) : undefined;
    // A front page that begins with its topics shows them directly under the header, at full width.
    if (strip?.type === 'hot-topics')
      return [
        {
          element: <HotTopics key={board.id} topics={strip.topics} title={strip.title} locale={locale} />,
          kind: 'strip',
        },
      ];
    const columns = board.columns.map((modules) =>
      modules
        .filter(({ id }) => ads.get(id) !== null)
        .map((module) =>
          ads.has(module.id) ? (
            <div key={module.id}>{ads.get(module.id)}</div>
          ) : (
            <PlacedModule
              key={module.id}
              module={module}
              day={day}
              place={{
                locale,
                priority: module === withFirstPicture,
                headingLevel: board.title ? 3 : 2,
                rowTitle: board.title,
              }}
            />
          ),
        ),
    );
    // A row whose modules are all empty is not rendered.
    if (columns.every((column) => column.length === 0)) return [];
    const element = (
      <Board
        key={board.id}
        layout={board.layout}
        title={board.title}
        href={board.href}
        band={board.band}
        columns={columns}
      />
    );
    return [{ element, kind: board.rail ? 'rail' : 'page' }];
  };
  const rows = withRail(boards.flatMap(rowOf));
  if (!edition) return rows;
  return [
    <SpecialEdition key="edition" kind={edition.kind} name={edition.name}>
      {elements(edition.boards.flatMap(rowOf))}
    </SpecialEdition>,
    ...rows,
  ];
}
