import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copy of the project whose files a test edits: its workspaces without the demo newsroom, and third-party
 * packages.
 */
const root = path.join(import.meta.dirname, '..');
const WORKSPACES = ['tokens', 'packages/model', 'packages/ui', 'packages/data', 'apps/api', 'apps/portal'];

/**
 * Copies sources and builds of the workspaces, and links their own packages if they import other workspaces.
 * @param copy a folder that does not exist yet
 */
export async function copyProject(copy: string): Promise<void> {
  await cp(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
  for (const workspace of WORKSPACES) {
    await cp(path.join(root, workspace), path.join(copy, workspace), {
      recursive: true,
      filter: (file) => !/\/(node_modules|pictures|\.turbo)$/.test(file),
    });
    await linkPackages(copy, workspace);
  }
  await linkPackages(copy, '.');
  const own = path.join(copy, 'node_modules/@portal');
  await mkdir(own, { recursive: true });
  for (const workspace of WORKSPACES)
    await symlink(path.join(copy, workspace), path.join(own, path.basename(workspace)));
}

/** Copies files that `npm run new` and builds need in addition to the workspaces. */
export async function copyTools(copy: string): Promise<void> {
  for (const name of ['scripts', 'biome.json', '.gitignore', 'package.json'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(root, 'node_modules/.bin'), path.join(copy, 'node_modules/.bin'));
}

/** Copies the checks of packages and of stories. */
export async function copyChecks(copy: string): Promise<void> {
  const files = [
    '.storybook',
    '.changeset',
    '.dependency-cruiser.mjs',
    'README.md',
    'docs',
    'vitest.config.ts',
    'vitest.seed.ts',
  ];
  for (const name of [...files, 'packages/checks', 'packages/ui/pictures'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
}

/** Links the packages of a workspace, but not the tools' caches next to them: the copy has its own. */
async function linkPackages(copy: string, workspace: string): Promise<void> {
  const packages = path.join(root, workspace, 'node_modules');
  if (!existsSync(packages)) return;
  const links = path.join(copy, workspace, 'node_modules');
  await mkdir(links, { recursive: true });
  for (const name of await readdir(packages))
    if (name !== '@portal' && !name.startsWith('.'))
      await symlink(path.join(packages, name), path.join(links, name));
}
