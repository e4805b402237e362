import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { affectedJourneys } from '../../scripts/affected-journeys.mjs';
import { readersOfFiles } from '../../scripts/testing/runs.mjs';
import { relevant, STEPS } from '../../scripts/testing/steps.mjs';
import { root } from './packages';

const STYLE = 'packages/ui/src/poll/Poll.css.ts';
const COMPONENT = 'packages/ui/src/poll/Poll.tsx';
const JOURNEY = 'e2e/journeys/polls.spec.ts';

const reached = (...changed: string[]) =>
  STEPS.filter((step) => relevant(step, changed)?.length !== 0).map(({ name }) => name);

it('a change of styles runs no step that only reads server responses', () => {
  expect(reached(STYLE)).toEqual(
    expect.arrayContaining(['types', 'unit', 'stories', 'packages', 'journeys']),
  );
  for (const step of ['http', 'hostile', 'consumers']) {
    expect(reached(STYLE)).not.toContain(step);
    expect(reached(STYLE, COMPONENT)).toContain(step);
  }
});

it('a change of the lock runs everything', () => {
  expect(reached('package-lock.json')).toEqual(STEPS.map(({ name }) => name));
});

it('a change of a journey runs that one, a change of styles runs those that measure, an unknown change runs all', async () => {
  expect(await affectedJourneys([JOURNEY])).toEqual({ own: [JOURNEY], others: [] });
  const { others: measuring = [] } = await affectedJourneys([STYLE]);
  expect(measuring).toContain('e2e/journeys/fits.spec.ts');
  expect(measuring.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(await affectedJourneys([STYLE, JOURNEY])).toEqual({ own: [JOURNEY], others: measuring });
  expect(await affectedJourneys(undefined)).toEqual({ own: [], others: undefined });
});

it('a change of one page runs the journeys that visit it, those not known to avoid it, and those that measure', async () => {
  const pages = new Map([
    ['e2e/journeys/weather.spec.ts', ['front', 'weather']],
    ['e2e/journeys/polls.spec.ts', ['account', 'content']],
  ]);
  const reachedBy = async (...changed: string[]) => (await affectedJourneys(changed, pages)).others;
  const weather = await reachedBy('apps/portal/app/pages/weather.tsx');
  expect(weather).not.toContain('e2e/journeys/polls.spec.ts');
  expect(weather).toEqual(
    expect.arrayContaining(
      ['budgets', 'chunks', 'comments', 'weather'].map((name) => `e2e/journeys/${name}.spec.ts`),
    ),
  );
  const poll = await reachedBy(COMPONENT, STYLE);
  expect(poll).toContain(JOURNEY);
  expect(poll).not.toContain('e2e/journeys/weather.spec.ts');
});

it.each([
  ['the frame of all pages', 'apps/portal/app/Shell.tsx'],
  ['a component that answers outside pages are drawn with', 'packages/ui/src/card/Card.tsx'],
  ['the model', 'packages/model/src/content/page.ts'],
  ['a file that nothing imports', 'packages/ui/src/poll/New.tsx'],
])('a change of %s runs every journey', async (_, file) => {
  const pages = new Map([[JOURNEY, ['content']]]);
  expect((await affectedJourneys([file], pages)).others).toBeUndefined();
});

it('a file that unit tests read without importing it runs them, and tests that read files run with any change', () => {
  const read = ['packages/ui/src/button/Button.stories.tsx', '.storybook/preview.tsx', 'docs/operations.md'];
  for (const file of [...read, 'apps/demo/newsrooms/far/contents/banc-tres.md'])
    expect(reached(file), file).toContain('unit');
  expect(readersOfFiles()).toEqual(
    expect.arrayContaining(['packages/ui/src/ground-rules.test.ts', 'packages/ui/src/stories.test.ts']),
  );
});

it('the inputs of a step include all that it reads in addition to the product', () => {
  const double = 'apps/api/src/doubles/stripe.ts';
  for (const step of ['http', 'hostile', 'journeys']) expect(reached(double)).toContain(step);
  for (const file of ['packages/checks/consumers/vite/index.html', 'packages/ui/README.md'])
    expect(reached(file)).toContain('consumers');
  for (const file of ['README.md', '.storybook/main.ts', 'biome.json'])
    expect(reached(file)).toContain('packages');
});
