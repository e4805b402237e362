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

it('a change of styles runs no step that only reads what the server answers', () => {
  expect(reached(STYLE)).toEqual(
    expect.arrayContaining(['types', 'unit', 'stories', 'packages', 'journeys']),
  );
  for (const step of ['http', 'hostile', 'consumers']) {
    expect(reached(STYLE)).not.toContain(step);
    expect(reached(STYLE, COMPONENT)).toContain(step);
  }
});

it('a change of the lock runs all', () => {
  expect(reached('package-lock.json')).toEqual(STEPS.map(({ name }) => name));
});

it('a change of a journey runs that one, a change of styles those that measure, any other all', () => {
  expect(affectedJourneys([JOURNEY])).toEqual({ own: [JOURNEY], others: [] });
  const { others: measuring = [] } = affectedJourneys([STYLE]);
  expect(measuring).toContain('e2e/journeys/fits.spec.ts');
  expect(measuring.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(affectedJourneys([STYLE, JOURNEY])).toEqual({ own: [JOURNEY], others: measuring });
  expect(affectedJourneys([STYLE, COMPONENT])).toEqual({ own: [], others: undefined });
  expect(affectedJourneys([COMPONENT, JOURNEY])).toEqual({ own: [JOURNEY], others: undefined });
  expect(affectedJourneys(undefined)).toEqual({ own: [], others: undefined });
});

it('what unit tests read without an import of it runs them, and those that read files run with any change', () => {
  const read = ['packages/ui/src/button/Button.stories.tsx', '.storybook/preview.tsx', 'docs/operations.md'];
  for (const file of [...read, 'apps/demo/newsrooms/far/contents/banc-tres.md'])
    expect(reached(file), file).toContain('unit');
  expect(readersOfFiles()).toEqual(
    expect.arrayContaining(['packages/ui/src/ground-rules.test.ts', 'packages/ui/src/stories.test.ts']),
  );
});

it('what a step reads beside the product is among its inputs', () => {
  const double = 'apps/api/src/testing/stripe.ts';
  for (const step of ['http', 'hostile', 'journeys']) expect(reached(double)).toContain(step);
  for (const file of ['packages/checks/consumers/vite/index.html', 'packages/ui/README.md'])
    expect(reached(file)).toContain('consumers');
  for (const file of ['README.md', '.storybook/main.ts', 'biome.json'])
    expect(reached(file)).toContain('packages');
});
