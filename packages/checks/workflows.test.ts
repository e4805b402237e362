import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './packages';

const permissionsSchema = v.optional(v.record(v.string(), v.string()), {});
const workflowSchema = v.object({
  permissions: permissionsSchema,
  jobs: v.record(
    v.string(),
    v.object({
      permissions: v.optional(v.record(v.string(), v.string())),
      steps: v.array(
        v.object({
          uses: v.optional(v.string(), ''),
          run: v.optional(v.string(), ''),
          with: v.optional(v.record(v.string(), v.unknown()), {}),
        }),
      ),
    }),
  ),
});

const folder = path.join(root, '.github/workflows');
const jobs = readdirSync(folder).flatMap((file) => {
  const workflow = v.parse(workflowSchema, parse(read(folder, file)));
  return Object.entries(workflow.jobs).map(([name, { permissions = workflow.permissions, steps }]) => ({
    title: `${file}: ${name}`,
    permissions,
    steps,
  }));
});

describe.each(jobs)('$title', ({ permissions, steps }) => {
  it('leaves no credentials where nothing is pushed', () => {
    if (permissions.contents === 'write') return;
    const left = steps.filter(
      ({ uses, with: given }) =>
        uses.startsWith('actions/checkout') && given['persist-credentials'] !== false,
    );
    expect(left).toEqual([]);
  });

  it('runs no script of what it installs, nor a build, where it may write or publish', () => {
    if (!Object.values(permissions).includes('write')) return;
    const runs = steps.map(({ run }) => run);
    expect(runs.filter((run) => /\b(?:turbo|build|npm test)\b/.test(run))).toEqual([]);
    const installs = runs.filter((run) => /^npm (?:install|ci)\b/.test(run));
    expect(installs).not.toEqual([]);
    expect(installs.filter((run) => !run.includes('--ignore-scripts'))).toEqual([]);
  });
});

it('one job publishes, and may do nothing else', () => {
  const publishing = jobs.filter(({ steps }) => steps.some(({ run }) => run.includes('changeset publish')));
  expect(publishing.map(({ title, permissions }) => [title, permissions])).toEqual([
    ['release.yml: publish', { contents: 'read', 'id-token': 'write' }],
  ]);
});
