import { expect, it } from 'vitest';
import { createTurns } from './turns';

it('tasks of one key run one after another, failed ones too; other keys do not wait', async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const failing = inTurn('x', work('1', true));
  const second = inTurn('x', work('2'));
  const other = inTurn('y', work('3'));
  await expect(failing).rejects.toThrow('1');
  expect(await Promise.all([second, other])).toEqual(['2', '3']);
  expect(seen.filter((text) => !text.startsWith('3'))).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
  expect(seen.indexOf('3 begins')).toBeLessThan(seen.indexOf('1 ends'));
});
