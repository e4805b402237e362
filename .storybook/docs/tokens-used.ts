/** Sources of all styles, as text: what tokens a component uses is read from them, never written down. */
const SOURCES: Record<string, string> = import.meta.glob('../../packages/ui/src/*/*.css.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names of the tokens in the styles of a stories file's folder, in order: `color.ink`, `space[2]`. */
export function tokensOf(storiesFile: string): string[] {
  const folder = /packages\/ui\/src\/([\w-]+)\//.exec(storiesFile)?.[1];
  const names = Object.entries(SOURCES)
    .filter(([file]) => file.includes(`/src/${folder}/`))
    .flatMap(([, source]) =>
      Array.from(source.matchAll(/\bvars\.([\w.]+(?:\[[\w']+\])?)/g), ([, name = '']) => name),
    );
  return [...new Set(names)].sort();
}
