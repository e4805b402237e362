import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { RULES } from '../words';

/**
 * Marks a file whose functions decide what `search_items` stores: a change of its code reindexes all
 * articles.
 */
const REINDEX_MARK = /^-- @reindex\b/m;

type FunctionFile = { name: string; text: string; digest: string };
type Statement = { text: string; line: number };

/** A function file that the database rejects. Nothing of any file is applied then. */
export class FunctionFileError extends Error {
  constructor(file: string, line: number, reason: string, options?: ErrorOptions) {
    super(`${file}:${line}: ${reason}`, options);
    this.name = 'FunctionFileError';
  }
}

/** Placeholder for a word rule in a function file, in the syntax of psql variables. */
const RULE = /:'(\w+)'/g;

/** Text of a file with its word rules filled in. */
function filled(name: string, text: string): string {
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  return text.replace(RULE, (_, rule: string, at: number) => {
    const value = RULES[rule];
    if (value === undefined)
      throw new FunctionFileError(name, lineAt(at), `there is no rule of words “${rule}”`);
    return `'${value.replace(/\s+/g, ' ').replaceAll("'", "''")}'`;
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function readFiles(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = filled(name, await readFile(path.join(folder, name), 'utf8'));
      return { name, text, digest: digestOf(text) };
    }),
  );
}

/** Digest of the code that decides what is stored for search, without its comments. */
function indexingRules(files: readonly FunctionFile[]): string {
  const code = files
    .filter(({ text }) => REINDEX_MARK.test(text))
    .flatMap(({ text }) =>
      text.split('\n').filter((line) => line !== '' && !line.trimStart().startsWith('--')),
    );
  return digestOf(code.join('\n'));
}

/**
 * Splits a file into statements, so that every error has a line. A statement ends with a line that ends with
 * `;`.
 */
function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let lines: string[] = [];
  let isInBody = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (!isInBody && lines.length === 0 && (line === '' || line.startsWith('--'))) continue;
    lines.push(line);
    if (line.split('$$').length % 2 === 0) isInBody = !isInBody;
    if (isInBody || !line.trimEnd().endsWith(';')) continue;
    statements.push({ text: lines.join('\n'), line: at + 2 - lines.length });
    lines = [];
  }
  if (lines.length)
    statements.push({ text: lines.join('\n'), line: text.split('\n').length + 1 - lines.length });
  return statements;
}

async function applyFile(client: pg.ClientBase, { name, text }: FunctionFile): Promise<void> {
  for (const statement of statementsOf(text)) {
    try {
      await client.query(statement.text);
    } catch (error) {
      const { message, position } = Object(error);
      const before = statement.text.slice(0, Math.max(0, Number(position ?? 1) - 1));
      const line = statement.line + before.split('\n').length - 1;
      throw new FunctionFileError(name, line, String(message), { cause: error });
    }
  }
}

/**
 * Functions that this transaction has created or replaced: the catalogue records its number in their rows.
 */
const MADE_NOW = `select oid::regprocedure::text as signature from pg_proc
  where pronamespace = 'public'::regnamespace and xmin = pg_current_xact_id()::xid order by 1`;

/** Applies all files and drops functions of earlier versions that none of them defines. */
async function applyFiles(client: pg.ClientBase, files: readonly FunctionFile[]): Promise<void> {
  for (const file of files) await applyFile(client, file);
  await client.query(
    `insert into function_files (name, digest) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set digest = excluded.digest`,
    [files.map(({ name }) => name), files.map(({ digest }) => digest)],
  );
  await client.query('delete from function_files where name <> all ($1::text[])', [
    files.map(({ name }) => name),
  ]);
  const { rows: made } = await client.query<{ signature: string }>(MADE_NOW);
  const signatures = made.map(({ signature }) => signature);
  const { rows: obsolete } = await client.query<{ signature: string }>(
    'delete from file_functions where signature <> all ($1::text[]) returning signature',
    [signatures],
  );
  // The table contains only signatures as PostgreSQL spells them.
  for (const { signature } of obsolete) await client.query(`drop function if exists ${signature}`);
  await client.query(
    'insert into file_functions (signature) select unnest($1::text[]) on conflict do nothing',
    [signatures],
  );
}

/** Requests a full reindexing if articles were indexed by other rules. */
async function requestReindexing(client: pg.ClientBase, rules: string): Promise<void> {
  const { rowCount } = await client.query('select from search_indexing where rules = $1', [rules]);
  if (rowCount) return;
  await client.query('delete from search_indexing');
  await client.query(
    `insert into search_indexing (rules, finished_at)
     select $1, case when exists (select from contents) then null else now() end`,
    [rules],
  );
}

/**
 * Applies the function files of a folder in the order of their names if one of them has changed since they
 * were last applied: all of them or, if one is broken, none.
 * The caller holds the migration lock, so that processes that start together apply them once.
 * @returns whether anything was applied
 * @throws FunctionFileError
 */
export async function applyFunctions(client: pg.ClientBase, folder: string): Promise<boolean> {
  const files = await readFiles(folder);
  await client.query('begin');
  try {
    const { rows } = await client.query<{ name: string; digest: string }>(
      'select name, digest from function_files order by name for update',
    );
    const known = rows.map(({ name, digest }) => `${digest} ${name}`).sort();
    const found = files.map(({ name, digest }) => `${digest} ${name}`).sort();
    const isChanged = known.join('\n') !== found.join('\n');
    if (isChanged) {
      await applyFiles(client, files);
      await requestReindexing(client, indexingRules(files));
    }
    await client.query('commit');
    return isChanged;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
