import path from 'node:path';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '@portal/model';
import ts from 'typescript';
import { filesOf, read, root } from './packages';

/**
 * A text of the product, its place in the source (`file:line`), and the name of its property if it has one.
 */
export type Text = { place: string; words: string; key: string };

const SOURCES = [
  'apps/api/src',
  'apps/demo/src',
  'apps/portal/app',
  'apps/portal/server',
  'packages/data/src',
  'packages/model/src',
  'packages/ui/src',
];

/**
 * Tests and fixtures quote every language; the word lists of the search are no sentences; the demo's captions
 * are named in Catalan.
 */
const NO_TEXTS =
  /\.(?:test|stories)\.tsx?$|\/(?:testing|fixtures)\/|^apps\/api\/src\/(?:content\/search\/pairs-|platform\/words\/word-rules)|^apps\/demo\/src\/media\.ts$/;

/** A file of one language: `texts/ca.ts`, `texts-ca.ts`, `dictionaries/ca/forms.ts`. */
const NAMED = new RegExp(`[/-](${WRITTEN_LANGUAGES.join('|')})(?:\\.tsx?$|/)`);

const isLanguage = (name: string): name is WrittenLanguage =>
  WRITTEN_LANGUAGES.some((language) => language === name);

/**
 * All texts of the product whose source states their language: by its file name, or by a key `ca`, `es` or
 * `en`.
 */
export function textsByLanguage(): Map<WrittenLanguage, Text[]> {
  const texts = new Map<WrittenLanguage, Text[]>(WRITTEN_LANGUAGES.map((language) => [language, []]));
  const files = SOURCES.flatMap((folder) =>
    filesOf(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ).filter((file) => /\.tsx?$/.test(file) && !NO_TEXTS.test(file));
  for (const file of files) {
    const text = read(root, file);
    const language = NAMED.exec(file)?.[1];
    if (!language && !/\bca\b["']?\s*[:,}]/.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const parts: [string, ts.Node][] = language ? [[language, source]] : partsByLanguage(source);
    for (const [key, part] of parts) if (isLanguage(key)) texts.get(key)?.push(...textsIn(part, source));
  }
  return texts;
}

/**
 * Nodes of a file by language: values of objects that have a key for several languages, and the declarations
 * that these values refer to.
 */
function partsByLanguage(source: ts.SourceFile): [string, ts.Node][] {
  const named = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) named.set(name.text, initializer);
  const parts: [string, ts.Node][] = [];
  const visit = (node: ts.Node): void => {
    const values = ts.isObjectLiteralExpression(node) ? valuesByLanguage(node) : [];
    if (values.length < 2) ts.forEachChild(node, visit);
    else
      for (const [language, value] of values)
        parts.push([language, (ts.isIdentifier(value) && named.get(value.text)) || value]);
  };
  visit(source);
  return parts;
}

const valuesByLanguage = (node: ts.ObjectLiteralExpression): [string, ts.Expression][] =>
  node.properties.flatMap((property): [string, ts.Expression][] => {
    if (!property.name || !('text' in property.name) || !isLanguage(property.name.text)) return [];
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    return ts.isPropertyAssignment(property) ? [[property.name.text, property.initializer]] : [];
  });

const isImport = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);

/**
 * Name of the property whose value a literal is; for `one` and `other`, the name of the enclosing object's
 * property.
 */
function keyOf({ parent }: ts.Node): string {
  if (!ts.isPropertyAssignment(parent) || !('text' in parent.name)) return '';
  const isPlural = parent.name.text === 'one' || parent.name.text === 'other';
  return isPlural ? keyOf(parent.parent) : parent.name.text;
}

/** Keys of templates with a condition, a place or an insertion: their values are no words. */
const TEMPLATE_KEYS = ['id', 'when', 'insert'];
const isTemplateKey = ({ name }: ts.PropertyAssignment, { fileName }: ts.SourceFile): boolean =>
  fileName.includes('/legal/texts/') && ts.isIdentifier(name) && TEMPLATE_KEYS.includes(name.text);

/** Literals under a node, including those of templates and JSX, without types and import specifiers. */
function textsIn(part: ts.Node, source: ts.SourceFile): Text[] {
  const texts: Text[] = [];
  const add = (node: ts.Node, words: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    texts.push({ place: `${source.fileName}:${line + 1}`, words, key: keyOf(node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || isImport(node)) return;
    if (ts.isPropertyAssignment(node) && isTemplateKey(node, source)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text);
    if (ts.isTemplateExpression(node))
      add(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}'),
      );
    if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(part);
  return texts;
}
