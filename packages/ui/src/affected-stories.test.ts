import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affectedStories } from '../../../scripts/affected-stories.mjs';

const CARD = 'packages/ui/src/card/Card.stories.tsx';
const MENU = 'packages/ui/src/menu/Menu.stories.tsx';

describe('affected stories', () => {
  it('are those of a component whose styles change, and of the components that use it', async () => {
    const stories = await affectedStories(['packages/ui/src/kicker/Kicker.css.ts']);
    expect(stories).toEqual(expect.arrayContaining([CARD, 'packages/ui/src/kicker/Kicker.stories.tsx']));
    expect(stories).not.toContain(MENU);
  });

  it('are those that import a changed fixture', async () => {
    const stories = await affectedStories(['packages/ui/src/fixtures/cards.ts']);
    expect(stories).toContain(CARD);
    expect(stories).not.toContain(MENU);
  });

  it('include those whose modules come through another package', async () => {
    expect(await affectedStories(['packages/model/src/content/modules.ts'])).toContain(CARD);
  });

  it('are the changed story file itself', async () => {
    expect(await affectedStories([MENU])).toEqual([MENU]);
  });

  it('are those of the component whose reference picture changes', async () => {
    expect(await affectedStories(['packages/ui/pictures/content-cards-card/states.webp'])).toEqual([CARD]);
  });

  it('are all when a dependency of every story changes', async () => {
    for (const file of [
      'tokens/src/core.json',
      'packages/ui/src/foundation/rules.ts',
      '.storybook/preview.tsx',
      'packages/ui/src/fixtures/modes.ts',
      'packages/ui/src/locale/index.ts',
      'vitest.config.ts',
    ])
      expect(await affectedStories([file])).toBe('all');
  });

  it('are none when no story imports the change', async () => {
    expect(await affectedStories(['README.md', 'apps/api/src/index.ts'])).toEqual([]);
  });

  it('have the names of their files', async () => {
    const stories = await affectedStories(['packages/model/src/index.ts']);
    const files = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' });
    for (const story of stories === 'all' ? [] : stories.filter((name) => name.startsWith('packages/')))
      expect(files).toContain(story.slice('packages/ui/src/'.length));
    expect(stories.length).toBeGreaterThan(100);
  });
});
