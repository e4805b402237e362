import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts';

/** How many drafts and undelivered comments are kept per content. */
const KEPT = 20;

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe.each([
  ['the browser’s storage', storage()],
  ['memory', undefined],
])('what a reader has not sent, in %s', (_, kept) => {
  it(`keeps the newest ${KEPT} drafts`, () => {
    const drafts = createDrafts('1', kept);
    for (const id of numbers(1, KEPT + 2)) drafts.keep(String(id), `Resposta al ${id}`);
    expect(numbers(1, KEPT + 2).filter((id) => drafts.draft(String(id)))).toEqual(numbers(3, KEPT + 2));
    expect(drafts.draft('3')).toBe('Resposta al 3');
    drafts.keep(null, 'Un comentari');
    expect(drafts.draft(null)).toBe('Un comentari');
    expect(numbers(1, KEPT + 2).filter((id) => drafts.draft(String(id)))).toEqual(numbers(4, KEPT + 2));
  });

  it('keeps the newest drafts, whatever they reply to', () => {
    const drafts = createDrafts('3', kept);
    for (const id of [...numbers(101, 100 + KEPT), 5]) drafts.keep(String(id), `Resposta al ${id}`);
    expect([drafts.draft('5'), drafts.draft('101')]).toEqual(['Resposta al 5', '']);
  });

  it(`keeps the newest ${KEPT} comments that have not arrived, the newest first`, () => {
    const drafts = createDrafts('2', kept);
    const keyOf = (id: number) => `key-number-${id}`;
    for (const id of numbers(1, KEPT + 2))
      drafts.send({ comment: `Comentari ${id}`, parentId: null, key: keyOf(id) });
    const waiting = () => drafts.waiting().map(({ key }) => key);
    expect(waiting()).toEqual(
      numbers(3, KEPT + 2)
        .toReversed()
        .map(keyOf),
    );
    drafts.arrived(keyOf(KEPT));
    expect(waiting()).not.toContain(keyOf(KEPT));
    expect(waiting()).toHaveLength(KEPT - 1);
  });
});

it('reads drafts stored by an earlier version', () => {
  const kept = storage();
  kept.setItem('portal.comments.4', JSON.stringify({ drafts: { '': 'Un', '7': 'Dos' }, waiting: [] }));
  const drafts = createDrafts('4', kept);
  expect([drafts.draft(null), drafts.draft('7')]).toEqual(['Un', 'Dos']);
});
