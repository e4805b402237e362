import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport, type ViteDevServer } from 'vite';
import type { DroppedFiles } from '../../vite.config';
import { type Edit, watchEdits } from './edits';

const root = path.resolve(import.meta.dirname, '../../../..');
const inRoot = (...folders: string[]) => folders.map((folder) => path.join(root, folder));

const TOKENS = path.join(root, 'tokens');
const BUILT_TOKENS = path.join(TOKENS, 'dist');
/** Read from disk when a back end opens; no module imports them. */
const SITES = inRoot('apps/api/sites');
/** Modules that opened the database. */
const DATABASE = inRoot('apps/api/drizzle', 'apps/api/src/platform/database');
/** Watched whole, so that new files are seen too; Vite itself watches only files that were imported. */
const WATCHED = [
  ...SITES,
  ...DATABASE,
  ...inRoot('apps/api/src', 'packages/model/src', 'packages/data/src', 'packages/ui/src'),
  ...inRoot('tokens/sites', 'tokens/core', 'tokens/schemes', 'tokens/contrasts', 'tokens/build'),
  ...inRoot('tokens/contract.ts', 'tokens/colour-contract.ts', 'tokens/token-spec.ts', 'tokens/axes.ts'),
  ...inRoot('tokens/breakpoints.ts', 'tokens/contrast-pairs.ts', 'tokens/portal.resolver.json'),
];
const isUnder = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(folder + path.sep));
const isToken = (file: string) => isUnder([TOKENS])(file) && !isUnder([BUILT_TOKENS])(file);

const LOOK_AGAIN_MS = 80;
/** Longest wait for Vite, in milliseconds: it reports every file, except one that its plugins failed on. */
const MAX_DROPPING_MS = 500;
const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const text = (file: string) => readFile(file, 'utf8').catch(() => undefined);

type TokensBuild = { build: (root: string) => Promise<void> };

/** Source files of the server: which ones changed, and what must be rebuilt. */
export class Sources {
  private changed = new Set<string>();
  /** Changed files that Vite has yet to drop from its graph. */
  private readonly undropped = new Set<string>();
  private readonly waiting = new Set<() => void>();
  private tokensBuild: TokensBuild | undefined;

  /** @param onChange called on each change, once the modules affected are invalidated */
  constructor(
    private readonly vite: ViteDevServer,
    onChange: () => void,
  ) {
    const { listeners } = this.droppedFiles();
    listeners.add((file) => {
      this.undropped.delete(file);
      if (this.undropped.size === 0) for (const go of this.waiting) go();
    });
    vite.watcher.add(WATCHED);
    watchEdits(
      vite.watcher,
      (file) => this.isImported(file),
      (edit) => {
        if (!this.concerns(edit)) return;
        if (edit.movesFiles) this.graph.invalidateAll();
        this.undropped.add(edit.file);
        this.forget(edit.file, onChange);
      },
    );
  }

  /** Vite's own listener invalidates later, after its plugins: see `dropped`. */
  private forget(file: string, onChange: () => void): void {
    this.graph.onFileChange(file);
    this.changed.add(file);
    onChange();
    // The watcher reports a file at most once in 50 ms: later writes are found here.
    const seen = modified(file);
    setTimeout(() => {
      if (modified(file) !== seen) this.forget(file, onChange);
    }, LOOK_AGAIN_MS).unref();
  }

  /** Waits until Vite has dropped changed modules: dropped while loading, they would be loaded twice. */
  async dropped(): Promise<void> {
    if (this.undropped.size === 0) return;
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, MAX_DROPPING_MS);
      this.waiting.add(go);
    });
    this.undropped.clear();
  }

  /** @returns files changed since the last call */
  take(): string[] {
    const files = [...this.changed];
    this.changed.clear();
    return files;
  }

  get isFresh(): boolean {
    return this.changed.size === 0;
  }

  /** Effects of changed files next to their modules. */
  static read(files: readonly string[]) {
    return {
      names: files.map((file) => path.relative(root, file)),
      tokens: files.filter(isToken),
      sites: files.some(isUnder(SITES)),
      database: files.some(isUnder(DATABASE)),
    };
  }

  /** Builds the tokens' style sheets and their entry, which the server's modules import. */
  async buildTokens(changed: readonly string[]): Promise<void> {
    if (!this.tokensBuild || changed.some((file) => file.endsWith('.ts'))) {
      const { module } = await runnerImport<TokensBuild>(path.join(TOKENS, 'build/build.ts'), {
        root: TOKENS,
        configFile: false,
        logLevel: 'error',
      });
      this.tokensBuild = module;
    }
    const entry = path.join(BUILT_TOKENS, 'index.js');
    const before = await text(entry);
    await this.tokensBuild.build(TOKENS);
    // Most values are only in style sheets, while all components import the entry.
    if ((await text(entry)) !== before) this.graph.onFileChange(entry);
  }

  private droppedFiles(): DroppedFiles {
    const plugin = this.vite.config.plugins.find(({ name }) => name === 'dropped-files');
    if (!plugin) throw new Error('vite.config.ts lacks its plugin “dropped-files”.');
    return plugin.api;
  }

  private get graph() {
    return this.vite.environments.ssr.moduleGraph;
  }

  private isImported(file: string): boolean {
    return Boolean(this.graph.getModulesByFile(file)?.size);
  }

  private concerns({ file, movesFiles }: Edit): boolean {
    if (isUnder([BUILT_TOKENS])(file)) return false;
    if (this.isImported(file)) return true;
    return movesFiles ? isUnder(WATCHED)(file) : isUnder([TOKENS, ...SITES, ...DATABASE])(file);
  }
}
