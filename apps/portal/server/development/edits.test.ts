import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Edit, isSource, watchEdits } from './edits';

const CARD = '/portal/packages/ui/src/card/Card.tsx';

/** A watcher driven by the test, and the edits that are read from it. */
function watched(imported: readonly string[] = [CARD]) {
  const watcher = new EventEmitter();
  const edits: Edit[] = [];
  watchEdits(
    watcher,
    (file) => imported.includes(file),
    (edit) => edits.push(edit),
  );
  return { edits, report: (event: string, file = CARD) => watcher.emit('all', event, file) };
}

describe('temporary files of editors', () => {
  it.each([
    'sedKq3Rtz',
    '4913',
    'Card.tsx~',
    '.Card.tsx.swp',
    '.Card.tsx.swx',
    '.#Card.tsx',
    '#Card.tsx#',
    'Card.tsx___jb_tmp___',
    'Card.tsx___jb_old___',
    '.goutputstream-X1Y2Z3',
    'Card.tsx.tmp.4121',
  ])('ignores %s', (name) => {
    const { edits, report } = watched();
    const file = `/portal/packages/ui/src/card/${name}`;
    for (const event of ['add', 'change', 'unlink']) report(event, file);
    expect(edits).toEqual([]);
  });

  it.each(['Card.tsx', 'Card.css.ts', 'far.yaml', 'brand.tokens.json', '0001_first.sql', 'command.mjs'])(
    'accepts %s as a source',
    (name) => expect(isSource(`/portal/${name}`)).toBe(true),
  );

  it.each(['Card.test.ts', 'Card.stories.tsx'])('ignores %s, which no page imports', (name) =>
    expect(isSource(`/portal/${name}`)).toBe(false),
  );
});

describe('an edit', () => {
  it('changes a file', () => {
    const { edits, report } = watched();
    report('change');
    expect(edits).toEqual([{ file: CARD, movesFiles: false }]);
  });

  it('changes a file that is saved by renaming another over it', () => {
    const { edits, report } = watched();
    report('add');
    expect(edits).toEqual([{ file: CARD, movesFiles: false }]);
  });

  it('adds a file that nothing imported', () => {
    const { edits, report } = watched([]);
    report('add');
    expect(edits).toEqual([{ file: CARD, movesFiles: true }]);
  });

  it('adds a file again that was deleted: its importers failed meanwhile', () => {
    const { edits, report } = watched();
    for (const event of ['unlink', 'add', 'add']) report(event);
    expect(edits.map(({ movesFiles }) => movesFiles)).toEqual([true, true, false]);
  });

  it('ignores folders', () => {
    const { edits, report } = watched();
    for (const event of ['addDir', 'unlinkDir', 'ready']) report(event, '/portal/packages/ui/src/card');
    expect(edits).toEqual([]);
  });
});
