import type { Card } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planSection, type SectionPlan } from './plan';

type Has = { picture?: boolean; opinion?: boolean };

const cardOf = (id: number, { picture = true, opinion = false }: Has = {}): Card => ({
  id: String(id),
  title: `Story ${id}`,
  url: `/story/${id}/`,
  articleNewsTypeEnum: opinion ? 'opinion' : 'news',
  ...(picture ? { image: { src: '/picture.webp', alt: '' } } : {}),
});
const cardsOf = (count: number, has?: Has) => Array.from({ length: count }, (_, id) => cardOf(id, has));

const placed = ({ lead, seconds, blocks, opinion }: SectionPlan) => [
  ...(lead ? [lead] : []),
  ...seconds,
  ...blocks.flatMap(({ cards }) => cards),
  ...opinion,
];
const shapeOf = ({ seconds, blocks }: SectionPlan) => [
  seconds.length,
  ...blocks.map(({ form, cards }) => `${cards.length} ${form}`),
];

describe('the front of a section', () => {
  test.each([
    [1, [0]],
    [3, [2]],
    [8, [2, '3 pictures', '2 list']],
    [11, [2, '4 pictures', '4 list']],
    [20, [2, '3 pictures', '6 list', '4 pictures', '4 list']],
    [30, [2, '3 pictures', '6 list', '4 pictures', '6 list', '4 pictures', '4 list']],
  ])('with %i stories has no row with a gap', (count, expected) => {
    expect(shapeOf(planSection(cardsOf(count)))).toEqual(expected);
  });

  test('is led by the newest story with a picture', () => {
    const cards = [cardOf(1, { picture: false }), cardOf(2), cardOf(3)];
    expect(planSection(cards).lead?.id).toBe('2');
  });

  test('without any picture is led by its newest story', () => {
    const plan = planSection(cardsOf(5, { picture: false }));
    expect(plan.lead?.id).toBe('0');
    expect(shapeOf(plan)).toEqual([0, '4 list']);
    expect(plan.hasRoomBeside).toBe(true);
  });

  test('has a band of opinion, unless most of it is opinion', () => {
    const opinion = [cardOf(1, { opinion: true }), cardOf(2, { opinion: true, picture: false })];
    expect(planSection([...opinion, ...cardsOf(6)]).opinion).toEqual(opinion);
    expect(planSection([...opinion, cardOf(3)]).opinion).toEqual([]);
    expect(planSection(opinion).lead?.id).toBe('1');
    expect(planSection([cardOf(9, { opinion: true }), ...cardsOf(6)]).opinion).toEqual([]);
  });

  test('shows each story once, pictures where pictures are expected, and rows of two to four', () => {
    const has = fc.record({ picture: fc.boolean(), opinion: fc.boolean() });
    fc.assert(
      fc.property(fc.array(has, { maxLength: 40 }), (all) => {
        const cards = all.map((one, id) => cardOf(id, one));
        const plan = planSection(cards);
        const ids = placed(plan).map(({ id }) => Number(id));
        expect(ids.toSorted((one, other) => one - other)).toEqual(cards.map(({ id }) => Number(id)));
        const isOpinionPage = all.filter(({ opinion }) => opinion).length * 2 > all.length;
        for (const { form, cards: shown } of plan.blocks) {
          if (form !== 'pictures') continue;
          expect(shown.length).toBeGreaterThanOrEqual(3);
          expect(shown.length).toBeLessThanOrEqual(4);
          if (!isOpinionPage) for (const card of shown) expect(card.image).toBeDefined();
        }
        expect(plan.blocks.filter(({ isRailed }) => isRailed).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
