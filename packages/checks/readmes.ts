import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A code block of a README, with its language. */
export type Block = { language: string; code: string };

export const blocksOf = (readme: string): Block[] =>
  [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));

/** Targets of the links in a README. */
export const linksOf = (readme: string): string[] =>
  [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  exactOptionalPropertyTypes: true,
  moduleDetection: 'force',
  types: [],
};

/** File name that a block states in its first line: `// app/link.ts`. */
const fileOf = (code: string): string | undefined => /^\/\/ (\S+\.tsx?)\b/.exec(code)?.[1];

/** Writes every TypeScript block into a folder as a separate module, under the strictest settings. */
export async function writeBlocks(
  folder: string,
  readmes: Readonly<Record<string, string>>,
): Promise<string[]> {
  const files = Object.entries(readmes).flatMap(([name, readme]) =>
    blocksOf(readme).flatMap(({ language, code }, at) =>
      /^(ts|tsx|js)$/.test(language)
        ? [{ file: path.join(name, fileOf(code) ?? `${at}.${language}`), code }]
        : [],
    ),
  );
  for (const { file, code } of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['.', './*/.storybook/*'] }),
  );
  return files.map(({ file }) => file);
}

/** Writes the applications that READMEs show, unchanged. */
export async function writeExamples(folder: string, ui: string, model: string): Promise<void> {
  const blocks = blocksOf(ui);
  const example = (words: string) => {
    const block = blocks.find(({ code }) => code.includes(words));
    if (!block) throw new Error(`the README of @portal/ui has no example with ${words}`);
    return block.code;
  };
  const files = {
    'next/app/link.ts': example('// app/link.ts'),
    'next/app/providers.tsx': example('// app/providers.tsx'),
    'next/app/readme/page.tsx': example('// app/page.tsx'),
    'react-router/app/root.tsx': example('// app/root.tsx'),
    'react-router/app/front.tsx': example('// app/front.tsx'),
    'storybook/.storybook/preview.tsx': example('// .storybook/preview.tsx'),
    'jsdom/setup.mjs': example('await setUpTestDocument'),
    'readme-vite/index.html': example('<!doctype html>'),
    'readme-vite/src/main.tsx': example('createRoot(root)'),
    'readme-vite/package.json': '{ "type": "module" }',
    'node/readme.mjs': blocksOf(model).find(({ language }) => language === 'js')?.code ?? '',
  };
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
}
