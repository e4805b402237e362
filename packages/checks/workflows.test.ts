import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { STEPS } from '../../scripts/testing/steps.mjs';
import { read, root } from './packages';

const permissionsSchema = v.optional(v.record(v.string(), v.string()), {});
const workflowSchema = v.object({
  permissions: permissionsSchema,
  jobs: v.record(
    v.string(),
    v.object({
      permissions: v.optional(v.record(v.string(), v.string())),
      strategy: v.optional(v.object({ matrix: v.object({ part: v.optional(v.array(v.string()), []) }) }), {
        matrix: { part: [] },
      }),
      // A job that calls another workflow has no steps.
      steps: v.optional(
        v.array(
          v.object({
            uses: v.optional(v.string(), ''),
            run: v.optional(v.string(), ''),
            with: v.optional(v.record(v.string(), v.unknown()), {}),
          }),
        ),
        [],
      ),
    }),
  ),
});

const folder = path.join(root, '.github/workflows');
const jobs = readdirSync(folder).flatMap((file) => {
  const workflow = v.parse(workflowSchema, parse(read(folder, file)));
  return Object.entries(workflow.jobs).map(
    ([name, { permissions = workflow.permissions, steps, strategy }]) => ({
      title: `${file}: ${name}`,
      permissions,
      steps,
      parts: strategy.matrix.part,
    }),
  );
});

describe.each(jobs)('$title', ({ permissions, steps }) => {
  it('keeps no credentials in a job that does not push', () => {
    if (permissions.contents === 'write') return;
    const left = steps.filter(
      ({ uses, with: given }) =>
        uses.startsWith('actions/checkout') && given['persist-credentials'] !== false,
    );
    expect(left).toEqual([]);
  });

  it('runs no install script and no build in a job that may write or publish', () => {
    if (!Object.values(permissions).includes('write')) return;
    const runs = steps.map(({ run }) => run);
    expect(runs.filter((run) => /\b(?:turbo|build|npm test)\b/.test(run))).toEqual([]);
    const installs = runs.filter((run) => /^npm (?:install|ci)\b/.test(run));
    expect(installs).not.toEqual([]);
    expect(installs.filter((run) => !run.includes('--ignore-scripts'))).toEqual([]);
  });
});

it('allows one job to publish, and that job nothing else', () => {
  const publishing = jobs.filter(({ steps }) => steps.some(({ run }) => run.includes('changeset publish')));
  expect(publishing.map(({ title, permissions }) => [title, permissions])).toEqual([
    ['release.yml: publish', { contents: 'read', 'id-token': 'write' }],
  ]);
});

it('the nightly run names every step of the full run, and every shard of each', () => {
  const parts = jobs.flatMap((job) => job.parts);
  const words = parts.flatMap((part) => part.split(' ').filter((word) => !word.startsWith('--')));
  expect([...new Set([...words, 'build'])].sort()).toEqual(STEPS.map(({ name }) => name).sort());
  for (const part of parts) {
    const [, name, count] = /^(\S+) --shard=1\/(\d+)$/.exec(part) ?? [];
    for (let shard = 1; shard <= Number(count ?? 0); shard += 1)
      expect(parts).toContain(`${name} --shard=${shard}/${count}`);
  }
  expect(new Set(parts).size).toBe(parts.length);
});
