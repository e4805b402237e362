import { DESK_ROLES } from '@portal/model/newsroom';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { USAGES } from '../../../usages.mjs';
import { SiteNotNamed } from '../../sites/find';
import { commandProblem, UsageError } from '../commands/command';
import { SettingsError } from './environment';

class Told extends Error {}
const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

it('shows the usage of a command if that was wrong', () => {
  const usage = 'Use: x\n     y\n\n  x  does what x does';
  const told = 'Use: x\n     y\n\nMore with --help.';
  expect(commandProblem(new UsageError('Give a file.'), usage)).toBe(`Give a file.\n\n${told}`);
  expect(commandProblem(new SiteNotNamed('Which?'), usage)).toBe(`Which?\n\n${told}`);
});

it('shows the sentence of a known error, and the kind and place of an unexpected one', () => {
  expect(commandProblem(new SettingsError('PORT: wrong'), 'Use: x')).toBe('PORT: wrong');
  expect(commandProblem(new Told('line 3: wrong'), 'Use: x', [Told])).toBe('line 3: wrong');
  const file = Object.assign(new Error('ENOENT: t.csv'), { path: 't.csv', syscall: 'open' });
  expect(commandProblem(file, 'Use: x')).toBe('ENOENT: t.csv');
  const unexpected = new Told('what');
  expect(commandProblem(unexpected, 'Use: x')).toMatch(
    /^The command failed: Error: what\n {4}at .*command\.test/,
  );
});

it('shows no values of a query', () => {
  const refused = Object.assign(new Error('invalid byte sequence in nuria@example.org'), {
    code: '22021',
    severity: 'ERROR',
  });
  const query = new DrizzleQueryError('insert into "t" values ($1)', ['nuria@example.org'], refused);
  for (const error of [refused, query, new Error('It was not kept', { cause: query })]) {
    const said = commandProblem(error, 'Use: x');
    expect(said).toMatch(/^The command failed: /);
    expect(said).not.toContain('nuria');
  }
  expect(commandProblem(query, 'Use: x')).toContain('query failed: 22021; insert into "t" values ($1)');
});

it('says that the configured PostgreSQL does not respond', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/x');
  expect(commandProblem(away, 'Use: x')).toBe(
    'DATABASE_URL names a PostgreSQL that does not answer (ECONNREFUSED): start it, or put the address right.',
  );
  vi.stubEnv('DATABASE_URL', '');
  expect(commandProblem(away, 'Use: x')).toMatch(/^The command failed: Error: connect ECONNREFUSED/);
  vi.unstubAllEnvs();
});

it('lists all roles of the desk in the usage of the invite command', () => {
  expect(USAGES.desk).toContain(`--role <role>  ${DESK_ROLES.join(', ')};`);
});
