/**
 * Edits TypeScript sources by declaration, not by text: a list is found by its name, whatever its place and
 * formatting. Nothing is written until every edit has found its place and every file has been formatted and
 * parsed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { bin, root, stop } from '../prepare.mjs';

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** List or record that a constant holds; the last argument if a call creates it: `v.variant('type', [])`. */
function listIn(value) {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return listIn(value.expression);
  // An immediately invoked function: looks at its return value.
  if (ts.isCallExpression(value)) return listIn(value.arguments.at(-1) ?? value.expression);
  if (ts.isArrowFunction(value)) return listIn(value.body);
  if (ts.isObjectLiteralExpression(value)) return value.properties;
  return ts.isArrayLiteralExpression(value) ? value.elements : undefined;
}

function declared(tree, name) {
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: known, initializer } of statement.declarationList.declarations)
      if (initializer && known.getText() === name) return listIn(initializer);
  }
  return undefined;
}

/**
 * Members of a constant in a file.
 * @param {string} file from the project's folder
 * @param {string} name of the constant
 */
function membersOf(file, name, text = readFileSync(path.join(root, file), 'utf8')) {
  const members = declared(parse(file, text), name);
  if (!members?.length)
    stop(`${file} declares no list “${name}” any more: adapt scripts/new/ to where it is now.`);
  return members;
}

/** Keys and values of a record of texts. */
export const textsOf = (file, name) =>
  Object.fromEntries(
    membersOf(file, name).flatMap((member) =>
      ts.isPropertyAssignment(member) && ts.isStringLiteralLike(member.initializer)
        ? [[member.name.text, member.initializer.text]]
        : [],
    ),
  );

/** Types that a union of schemas distinguishes: `v.object({ type: v.literal('card') })`. */
export const typesOf = (file, name) =>
  membersOf(file, name).flatMap((member) => {
    const fields = ts.isCallExpression(member) && listIn(member);
    return (fields || []).flatMap((field) => {
      if (!ts.isPropertyAssignment(field) || field.name.getText() !== 'type') return [];
      const [literal] = ts.isCallExpression(field.initializer) ? field.initializer.arguments : [];
      return literal && ts.isStringLiteralLike(literal) ? [literal.text] : [];
    });
  });

/**
 * Formats a source by `biome.json`, with sorted imports and exports. Other kinds of text, such as YAML, are
 * left unchanged.
 */
function formatted(file, text) {
  if (!/\.(?:tsx?|mjs|json)$/.test(file)) return text;
  const { status, stdout, stderr, error } = spawnSync(
    bin('biome'),
    ['check', '--write', '--linter-enabled=false', `--stdin-file-path=${path.join(root, file)}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  if (error || status !== 0)
    stop(`Nothing was written: ${file} could not be formatted.\n${error?.message ?? stderr}`);
  return stdout;
}

/**
 * Stops at the first syntax error. Biome exits with 0 on a text that it cannot parse, so the compiler checks
 * it.
 */
function mustParse(file, text) {
  if (file.endsWith('.json')) return JSON.parse(text);
  if (!/\.tsx?$/.test(file)) return;
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  const [first] = diagnostics;
  if (!first) return;
  const line = text.slice(0, first.start).split('\n').length;
  const fault = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  stop(`Nothing was written: ${file} would not compile. Line ${line}: ${fault}`);
}

/** Writes files. If one cannot be written, restores the previous ones. */
function writeTogether(texts) {
  const undo = [];
  try {
    for (const [file, text] of texts) {
      const place = path.join(root, file);
      const before = existsSync(place) ? readFileSync(place) : undefined;
      const made = mkdirSync(path.dirname(place), { recursive: true });
      undo.push(() => {
        if (before) writeFileSync(place, before);
        else rmSync(made ?? place, { recursive: true, force: true });
      });
      writeFileSync(place, text);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    stop(`Nothing was written: ${error.message}`);
  }
}

/** Edits that are written all together or not at all. */
export function edition() {
  const texts = new Map();
  const textOf = (file) => texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  const insert = (file, at, words) => {
    const text = textOf(file);
    texts.set(file, `${text.slice(0, at)}${words}${text.slice(at)}`);
  };
  return {
    create(file, text) {
      if (existsSync(path.join(root, file))) stop(`${file} is there already.`);
      texts.set(file, text);
    },
    /**
     * Adds a member to a list or a record.
     * @param {{ afterFirst?: boolean, before?: string }} place after the first member if earlier ones take
     * precedence, before a member with this text, or else at the end
     */
    addMember(file, name, member, { afterFirst = false, before } = {}) {
      const members = membersOf(file, name, textOf(file));
      if (before !== undefined) {
        const next = members.find((known) => known.getText() === before);
        if (!next) stop(`${name} of ${file} has no ${before} any more: adapt scripts/new/.`);
        insert(file, next.getStart(), `${member},\n`);
        return;
      }
      const neighbour = afterFirst ? members[0] : members.at(-1);
      insert(file, neighbour.getEnd(), `,\n${member}`);
    },
    addImport: (file, line) => insert(file, 0, `${line}\n`),
    /** Adds `export *` of a module at its sorted place among the exports of a barrel. */
    addExport(file, specifier) {
      const text = textOf(file);
      const exports = parse(file, text).statements.filter(
        (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
      );
      const next = exports.find(({ moduleSpecifier }) => moduleSpecifier.text > specifier);
      insert(file, next?.getStart() ?? text.length, `export * from '${specifier}';\n`);
    },
    /**
     * Edits a file as text.
     * @param {(text: string) => string} change
     */
    change: (file, change) => texts.set(file, change(textOf(file))),
    /**
     * Formats and writes all files.
     * @returns their names
     */
    write() {
      for (const [file, text] of texts) {
        mustParse(file, text);
        texts.set(file, formatted(file, text));
      }
      writeTogether(texts);
      return [...texts.keys()];
    },
  };
}
