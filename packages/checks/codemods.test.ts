import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './packages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'codemod-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function rewritten(text: string) {
  const file = path.join(folder, 'page.tsx');
  writeFileSync(file, text);
  const codemod = path.join(root, 'packages/model/codemods/entries.mjs');
  const said = execFileSync(process.execPath, [codemod, file], { cwd: root, encoding: 'utf8' });
  return { text: readFileSync(file, 'utf8'), said: said.replaceAll(folder, '') };
}

it('imports names of the model from the entry of their domain', () => {
  const { text, said } =
    rewritten(`import { type CurrentUser, fill, PAYWALL_KINDS_OF_NOBODY, pollSchema as poll } from '@portal/model';
export { type Card, offersSchema } from "@portal/model";
import type { DeskRole } from '@portal/model';
import { Button } from '@portal/ui';
`);
  expect(text).toBe(`import { fill, PAYWALL_KINDS_OF_NOBODY } from '@portal/model';
import { pollSchema as poll } from '@portal/model/participation';
import { type CurrentUser } from '@portal/model/readers';
export { type Card } from "@portal/model";
export { offersSchema } from "@portal/model/revenue";
import type { DeskRole } from '@portal/model/newsroom';
import { Button } from '@portal/ui';
`);
  expect(said).toBe('1 files rewritten\n');
});

it('names the imports that it leaves, and changes nothing twice', () => {
  const left = `import * as model from '@portal/model';
const later = () => import('@portal/model');
import { pollSchema } from '@portal/model/participation';
`;
  const { text, said } = rewritten(left);
  expect(text).toBe(left);
  expect(said).toBe(`/page.tsx:1: look at this import yourself
/page.tsx:2: look at this import yourself
0 files rewritten
`);
});
