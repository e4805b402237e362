/**
 * Edits of TypeScript sources by what they declare, not by their text: a list is found by its name, wherever it is and however it
 * is formatted. Nothing is written before all edits of a command have found their places.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { bin, root, run, stop } from '../prepare.mjs';

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The list or the record that a constant holds; the last argument where it is made by a call: `v.variant('type', [])`. */
function listIn(value) {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return listIn(value.expression);
  // What a function returns that is called at once.
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
 * The members of a constant of a file.
 * @param {string} file from the project's folder
 * @param {string} name of the constant
 */
function membersOf(file, name, text = readFileSync(path.join(root, file), 'utf8')) {
  const members = declared(parse(file, text), name);
  if (!members?.length)
    stop(`${file} declares no list “${name}” any more: adapt scripts/new/ to where it is now.`);
  return members;
}

/** Names and values of a record of texts. */
export const textsOf = (file, name) =>
  Object.fromEntries(
    membersOf(file, name).flatMap((member) =>
      ts.isPropertyAssignment(member) && ts.isStringLiteralLike(member.initializer)
        ? [[member.name.text, member.initializer.text]]
        : [],
    ),
  );

/** The types that a union of schemas tells apart: `v.object({ type: v.literal('card') })`. */
export const typesOf = (file, name) =>
  membersOf(file, name).flatMap((member) => {
    const fields = ts.isCallExpression(member) && listIn(member);
    return (fields || []).flatMap((field) => {
      if (!ts.isPropertyAssignment(field) || field.name.getText() !== 'type') return [];
      const [literal] = ts.isCallExpression(field.initializer) ? field.initializer.arguments : [];
      return literal && ts.isStringLiteralLike(literal) ? [literal.text] : [];
    });
  });

/** Edits that are written together, or not at all. */
export function edition() {
  const texts = new Map();
  const textOf = (file) => texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  const insert = (file, at, words) => {
    const text = textOf(file);
    texts.set(file, `${text.slice(0, at)}${words}${text.slice(at)}`);
  };
  return {
    /** A new file. */
    create(file, text) {
      if (existsSync(path.join(root, file))) stop(`${file} is there already.`);
      texts.set(file, text);
    },
    /** A member of a list or a record: after its first one, where what comes early wins, or else at its end. */
    addMember(file, name, member, { afterFirst = false } = {}) {
      const members = membersOf(file, name, textOf(file));
      const neighbour = afterFirst ? members[0] : members.at(-1);
      insert(file, neighbour.getEnd(), `,\n${member}`);
    },
    addImport: (file, line) => insert(file, 0, `${line}\n`),
    /** Writes all files in the house's format. @returns their names */
    write() {
      for (const [file, text] of texts) {
        mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
        writeFileSync(path.join(root, file), text);
      }
      const files = [...texts.keys()];
      const written = files.map((file) => path.join(root, file));
      if (
        run(bin('biome'), ['check', '--write', '--linter-enabled=false', ...written], { quiet: true }) !== 0
      )
        stop('The files are written, but could not be formatted: see above.');
      return files;
    },
  };
}
