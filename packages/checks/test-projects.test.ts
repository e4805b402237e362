import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

it('projects that run together have the same number of workers, or vitest refuses a pattern that matches both', () => {
  const workersOf = new Map<number, Set<number | string>>();
  for (const project of config.test?.projects ?? []) {
    if (typeof project !== 'object' || !('test' in project)) continue;
    const { sequence, maxWorkers, fileParallelism } = project.test ?? {};
    const group = sequence?.groupOrder ?? 0;
    const workers = fileParallelism === false ? 1 : (maxWorkers ?? 'default');
    workersOf.set(group, (workersOf.get(group) ?? new Set()).add(workers));
  }
  expect(workersOf.size).toBeGreaterThan(1);
  for (const [group, workers] of workersOf) expect([...workers], `group ${group}`).toHaveLength(1);
});
