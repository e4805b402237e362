/**
 * Rejects idiosyncratic English in comments, test names and documents: `node scripts/lint/plain-english.mjs
 * [file or folder …]`. Each pattern comes with the wording to use instead.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** @type {readonly (readonly [RegExp, string])[]} */
export const PRIVATE = [
  [
    /\b(?:to|for|of|by|with|from|on|under|beside|than|as) whom?\b(?! it may)/i,
    'name them: “to readers who …”, “for anyone who …”',
  ],
  [/^(?:Who|Whom|Whose) [^?]*$/, 'lead with the noun: “Reader who …”, “Owner of …”'],
  [/^What [^?]*$/, 'lead with the noun or the verb: “Fields of …”, “Returns …”'],
  [/^Where [^?]*[^?]$/, 'lead with the noun or the verb: “Place of …”, “If …”'],
  [/\banew\b/i, '“again”, “rebuilt”, “regenerated”, “new”'],
  [
    /\b(?:is|are|was|were|be|been|being|gets?) told\b|\btold (?:of|to)\b|\btell(?:s|ing)? of\b/i,
    '“notified”, “reported”, “says”, “shows”',
  ],
  [/\bof others\b|\bothers['’]\b/i, '“third-party”, “other readers’”'],
  [/\bbears?\b|\bborne\b/i, '“has”, “carries”, “shows”'],
  [/\bdress(?:es|ed)?\b/i, '“design”, “styled”'],
  [/\bfor ever\b/i, '“permanently”'],
  [/\bin vain\b/i, '“fails”, “without a result”'],
  [/\bbeforehand\b/i, '“ahead of time”, “first”'],
  [/\bwhoever\b|\bwhomever\b/i, '“anyone who”, “readers who”'],
  [/\b(?:is|are) of (?:a|an|the|another|no)\b/i, '“belongs to”, “is part of”'],
  [/\bas they (?:are|were) (?:read|written|made)\b/i, 'say when: “on read”, “on write”'],
  [/\ba content(?:['’]s)?\b(?!-)(?! (?:length|digest|security|type|id)\b)/i, '“an article”, “an item”'],
  [/\b(?:due|gated|pinned|related|most[- ]read|withdrawn|unpublished) contents\b/i, '“articles”, “items”'],
  [/\baskers?\b/i, '“caller”, “client”, “requester”'],
  [/(?<!key )\bmoments? (?:at|from|when|which)\b|\bat a moment\b|\bmoments are\b/i, '“time”, “timestamp”'],
  [/\b(?:an|each|every|one|another) act\b/i, '“action”'],
  [/\banswer(?:s|ed)? [1-5]\d\d\b/i, '“returns 404”, “responds with 404”'],
  [/\b(?:with|without|needs?|by) script\b(?!-)/i, '“JavaScript”'],
  [/\bat the foot of\b/i, '“at the bottom of”'],
  [/^(?:Catalan|Spanish|English) (?:texts|words) of\b/, '“strings for”'],
  [
    /^.*\bbeside (?:the|a|an|its?|them|those|that)\b/i,
    '“next to”, “alongside”, “in addition to”, “other than”',
  ],
];

/** Rejected only at the start of a test name, which must be readable alone in a list of failures. */
const NO_SUBJECT = /^(?:of|that|whose|which) /;

/** Layouts and verbs of doc comments that only their surroundings make wrong. */
const LAYOUTS = [
  [
    /\/\*\*\s*(?:\*\s)?Parses\b(?:(?!\*\/)[\s\S])*\*\/\s*(?:export )?const \w+Schema\b/g,
    'a constant does nothing: “Schema of …”',
  ],
  [/(?:\/\*\*|^ *\*) (?!@)(?:(?!\*\/).)*\S @(?:throws|param|returns)\b/gm, 'put the tag on its own line'],
];

/** Comments and test names of a source, each with its line; whether it is complete, and whether it names a test. */
function* sentencesOf(file, text) {
  if (file.endsWith('.md')) {
    let inCode = false;
    for (const [at, line] of text.split('\n').entries()) {
      if (line.startsWith('```')) inCode = !inCode;
      else if (!inCode && !line.startsWith('|')) yield [at + 1, line.replace(/`[^`]*`/g, '``').trim(), false];
    }
    return;
  }
  const lineAt = (at) => text.slice(0, at).split('\n').length;
  for (const found of text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\w])\/\/ (.*)/g)) {
    const words = (found[1] ?? found[2])
      .replace(/\n\s*\*\s?/g, ' ')
      .replace(/`[^`]*`/g, '``')
      .trim();
    if (/biome-ignore|@ts-|eslint/.test(words)) continue;
    for (const sentence of words.split(/(?<=[.:;!?])\s+/)) yield [lineAt(found.index), sentence, true];
  }
  if (/\.(?:test|spec)\.tsx?$/.test(file)) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const names = [];
    const visit = (node) => {
      if (
        ts.isCallExpression(node) &&
        /^(?:it|test|describe)\b/.test(node.expression.getText()) &&
        node.arguments[0] &&
        ts.isStringLiteralLike(node.arguments[0])
      )
        names.push([lineAt(node.getStart()), node.arguments[0].text, true, true]);
      ts.forEachChild(node, visit);
    };
    visit(source);
    yield* names;
  }
}

/** Rejected expressions of a file, as `file:line: words — what to write instead`. */
export function privateEnglish(file, text) {
  const found = [];
  const report = (line, words, instead) =>
    found.push(`${file}:${line}: “${words.slice(0, 120)}” → ${instead}`);
  for (const [line, words, isWhole, isTest] of sentencesOf(file, text)) {
    for (const [pattern, instead] of PRIVATE)
      if ((isWhole || !pattern.source.startsWith('^')) && pattern.test(words)) report(line, words, instead);
    if (isTest && NO_SUBJECT.test(words)) report(line, words, 'begin with the subject or the verb');
  }
  if (!file.endsWith('.md'))
    for (const [pattern, instead] of LAYOUTS)
      for (const { 0: words, index } of text.matchAll(pattern))
        report(text.slice(0, index).split('\n').length, words.trim().split('\n')[0] ?? '', instead);
  return found;
}

/** Default scope: the whole repository, except the linter's test, which quotes rejected expressions. */
const READ = ['.', ':!packages/checks/english.test.ts'];

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const files = execFileSync('git', ['ls-files', '--', ...(named.length ? named : READ)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && !/CHANGELOG|newsrooms\/|^\.changeset\//.test(file));
  const found = files.flatMap((file) => privateEnglish(file, readFileSync(file, 'utf8')));
  console.log(found.join('\n'));
  console.log(`${found.length} private expressions in ${files.length} files`);
  process.exitCode = found.length ? 1 : 0;
}
