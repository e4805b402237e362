import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesIn, notes } from '../../../.storybook/facts/changes';
import { CHANGE_KINDS } from '../../../.storybook/facts/kinds';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');

/** First level of Storybook’s sidebar, in order. */
const ROOTS = ['Introduction', 'Foundations', 'Controls', 'Content', 'Navigation', 'Readers', 'Pages'];

const stories = [here, path.join(root, '.storybook')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      // Args have titles too: the file's own title is the first in its meta.
      const title = /\btitle: '([^']+)'/.exec(source.slice(source.indexOf('const meta')))?.[1] ?? '';
      return { file: file.replaceAll(path.sep, '/'), title, source };
    }),
);
const titles = stories.map(({ title }) => title);

describe('stories', () => {
  it('have seven roots, in reading order', () => {
    const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8');
    const order = /order: \[\n([\s\S]*?)\n {8}\]/.exec(preview)?.[1] ?? '';
    expect(Array.from(order.matchAll(/^ {10}'(\w+)'/gm), ([, name]) => name)).toEqual(ROOTS);
    const elsewhere = stories.filter(({ title }) => !ROOTS.includes(title.split('/')[0] ?? ''));
    expect(elsewhere.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it('group what is under Controls, Content and Readers by kind', () => {
    const GROUPED = /^(?:Controls|Content|Readers)\//;
    expect(titles.filter((title) => GROUPED.test(title) && title.split('/').length !== 3)).toEqual([]);
  });

  it('have a unique title for each file', () => {
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('say when to use a component, when not, and how it is accessible', () => {
    const GUIDE = ['use', 'avoid', 'accessibility'];
    const silent = stories
      .filter(({ title }) => !/^(?:Pages|Foundations)\//.test(title))
      .filter(({ source }) => /component: /.test(source))
      .flatMap(({ file, source }) => {
        const guide = source.slice(source.indexOf('guide({'));
        return GUIDE.filter((name) => !new RegExp(`\\b${name}:\\s+(['"\`])(?!\\1)`).test(guide)).map(
          (name) => `${file}: ${name}`,
        );
      });
    expect(silent).toEqual([]);
  });

  it('name the parts of each component', () => {
    /** Components with one part, or none of their own. */
    const OF_ONE_PART: Readonly<Record<string, string>> = {
      'Content/Media/Avatar': 'a portrait or initials',
      'Content/Text/Chip': 'a word',
      'Content/Text/Kicker': 'a word, with its sign',
      'Content/Text/Separator': 'a line',
      'Content/Text/Text': 'words',
      'Controls/Buttons/Link': 'words',
      'Controls/Feedback/Skeleton': 'bones that are all alike',
      'Controls/Feedback/Spinner': 'a ring',
      'Navigation/Wordmark': 'a sign',
    };
    const NAMED = /^(?:Controls|Content|Navigation|Readers)\//;
    const named = stories.filter(({ title, source }) => NAMED.test(title) && /component: /.test(source));
    const undivided = named.filter(({ source }) => !/\banatomy: \{\s*\S/.test(source));
    expect(undivided.map(({ title }) => title).sort()).toEqual(Object.keys(OF_ONE_PART));
  });

  it('name parts that the components have', () => {
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.stories|\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(here, file), 'utf8'))
      .join('\n');
    // `data-part` itself, or a prop that becomes it.
    const lines = sources.match(/\b(?:data-part|part|name)['"]?[=:].*/g)?.join('\n') ?? '';
    const parts = [...lines.matchAll(/['"`]([\w-]+)(\$\{)?/g)];
    const isPart = (name: string) =>
      parts.some(([, known = '', goesOn]) => (goesOn ? name.startsWith(known) : name === known));
    const unknown = stories.flatMap(({ file, source }) => {
      const [, anatomy = ''] = /\banatomy: \{([^}]*)\}/.exec(source) ?? [];
      return [...anatomy.matchAll(/(?:^|[,\n])\s*'?([\w-]+)'?: ['"`]/g)]
        .map(([, name = '']) => name)
        .filter((name) => !isPart(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('show right and wrong examples of each card, field and overlay', () => {
    const DRAWN = /^(?:Content\/Cards|Controls\/(?:Forms|Overlays))\//;
    // A pattern of several components, which have their own examples.
    const undrawn = stories.filter(
      ({ title, source }) =>
        DRAWN.test(title) && title !== 'Controls/Forms/Form' && !source.includes('pairs: '),
    );
    expect(undrawn.map(({ title }) => title)).toEqual([]);
    const drawn = stories.filter(({ source }) => source.includes('pairs: '));
    expect(drawn.length).toBeGreaterThanOrEqual(40);
    // TypeScript checks them against the props of their component.
    const unchecked = drawn.filter(({ source }) => {
      const component = /component: (\w+)/.exec(source)?.[1];
      return !new RegExp(`pairs: pairsOf\\(\\s*${component}\\b`).test(source);
    });
    expect(unchecked.map(({ title }) => title)).toEqual([]);
  });
});

describe('reference pictures', () => {
  it('belong to a story file', () => {
    const ids = new Set(titles.map((title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')));
    const folders = readdirSync(path.join(here, '../pictures'));
    expect(folders.filter((folder) => folder !== 'differences' && !ids.has(folder))).toEqual([]);
  });

  it('take at most 16 MB of the repository', () => {
    const pictures = path.join(here, '../pictures');
    const sizes = readdirSync(pictures, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => statSync(path.join(pictures, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000_000);
  });
});

describe('the introduction', () => {
  const folder = path.join(root, '.storybook/introduction');
  const pages = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const own = pages.flatMap((page) =>
    Array.from(page.matchAll(/<Meta title="([^"]+)"/g), ([, title]) => title),
  );
  const named = pages.flatMap((page) =>
    Array.from(
      page.matchAll(/['"]((?:Introduction|Controls|Content|Navigation|Readers)\/[\w /]+)['"]/g),
      ([, title = '']) => title,
    ),
  );

  it('links to existing pages', () => {
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((title) => !titles.includes(title) && !own.includes(title))).toEqual([]);
  });

  it('lists each component under the terms of the field', () => {
    const terms = readFileSync(path.join(folder, 'Terms.mdx'), 'utf8');
    for (const word of ['snackbar', 'modal', 'hero', 'teaser', 'byline', 'accordion', 'combobox', 'lightbox'])
      expect(terms.toLowerCase()).toMatch(new RegExp(`^### .*\\b${word}\\b`, 'm'));
  });
});

describe('what changed', () => {
  it('is the first sentence for designers, by kind', () => {
    const note = '**Needs your hand:** Rename it\nat 1.5 px. Engineers read on.\n\n**New:** A part!\n\nMore.';
    expect(changesIn(note)).toEqual([
      { kind: 'New', text: 'A part!' },
      { kind: 'Needs your hand', text: 'Rename it at 1.5 px.' },
    ]);
    expect(changesIn('`x` takes `y`.')).toEqual([]);
  });

  it('has component names and no code', () => {
    const told = notes().flatMap(changesIn);
    expect(told.filter(({ text }) => /[`{}<>]|[a-z][A-Z]\w*\(/.test(text))).toEqual([]);
    // A bold word of no known kind would be silently ignored.
    const unknown = notes().flatMap((note) =>
      Array.from(note.matchAll(/^\*\*([^*]+):\*\*/gm), ([, word]) => word),
    );
    expect(unknown.filter((word) => !CHANGE_KINDS.some((kind) => kind === word))).toEqual([]);
  });
});

describe('the list of nouns', () => {
  it('names existing stories', () => {
    const page = readFileSync(path.join(root, 'docs/components.md'), 'utf8');
    const named = Array.from(page.matchAll(/`([A-Z]\w*(?:\/[\w ]+)*)`/g), ([, title = '']) => title);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((title) => title !== 'Root/Group/Name' && !titles.includes(title))).toEqual([]);
  });
});
