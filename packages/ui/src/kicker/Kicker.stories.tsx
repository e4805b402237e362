import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlogHead } from '../author-head/index';
import { DIY_TASK, WRITER } from '../fixtures/article';
import { guide, pairsOf } from '../fixtures/guide';
import { GUEST } from '../fixtures/interview';
import { localeOf } from '../fixtures/locales';
import { SECTIONS } from '../foundation/section';
import { InterviewIntro } from '../interview/index';
import { StepByStep } from '../step-by-step/index';
import { KICKER_KINDS, Kicker } from './Kicker';

const meta = {
  title: 'Content/Text/Kicker',
  parameters: guide({
    use: 'Over a headline: where a story belongs and what kind it is.',
    avoid: 'For tags under a text: Chip.',
    pairs: pairsOf(Kicker, [
      {
        do: { text: 'Ple municipal' },
        dont: { text: 'Tota l’actualitat de la política municipal de la comarca' },
        why: 'One or two words. What needs a sentence is a standfirst.',
      },
    ]),
    writing: ['kicker'],
    accessibility: 'The kind’s sign has a name where the words do not say it.',
  }),
  component: Kicker,
  args: { text: 'Ple municipal', section: 'politics', locale: localeOf('ca') },
  argTypes: {
    kind: { control: 'select', options: KICKER_KINDS },
    section: { control: 'select', options: SECTIONS },
    locale: { table: { disable: true } },
  },
} satisfies Meta<typeof Kicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsLink: Story = { tags: ['!autodocs'], args: { href: '/politica/', title: 'Tota la política' } };

export const Sections: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {SECTIONS.map((section) => (
        <Kicker key={section} {...args} section={section} text={section} />
      ))}
    </div>
  ),
};

/** Each kind with its default text, and with the newsroom's. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: 12 }}>
      {KICKER_KINDS.map((kind) => (
        <div key={kind} style={{ display: 'contents' }}>
          <Kicker {...args} kind={kind} />
          <div>
            <Kicker {...args} kind={kind} text={undefined} />
          </div>
        </div>
      ))}
    </div>
  ),
};

export const LongWords: Story = {
  args: { text: 'Desinstitucionalització intercomarcal de l’electrificació', kind: 'interview' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};

/** Labels that a reader must see first: sponsored, in partnership, satire, made with AI. */
export const Labels: Story = {
  args: {
    labelled: {
      labels: ['ai-assisted', 'satire', 'opinion', 'partner', 'sponsored'],
      sponsor: { name: 'Gremi de Forners', href: 'https://gremi.example/' },
    },
  },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('[data-part=label]')].map((label) => label.textContent);
    await expect(labels).toEqual([
      'Patrocinat per Gremi de Forners',
      'En col·laboració amb Gremi de Forners',
      'Sàtira',
      'Opinió',
      'Amb ajuda d’IA',
    ]);
  },
};

/**
 * A rectification or an update is published with the story: after the labels, in any card, with the bar of
 * its notice and no frame.
 */
export const Rectified: Story = {
  args: { labelled: { labels: ['ai-assisted'], rectified: ['rectification', 'update'] } },
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('[data-part=label]')].map((label) => label.textContent);
    await expect(signs).toEqual(['Amb ajuda d’IA', 'Amb rectificació', 'Amb actualització']);
    const edges = [...canvasElement.querySelectorAll('[data-part=label]')].map((label) => {
      const { borderInlineStartWidth, borderInlineEndWidth, borderBlockStartWidth } = getComputedStyle(label);
      return [borderInlineStartWidth, borderInlineEndWidth, borderBlockStartWidth].join(' ');
    });
    await expect(edges).toEqual(['1px 1px 1px', '4px 0px 0px', '4px 0px 0px']);
  },
};

/** At 200 % on a phone: each sign on a line of its own, not wrapped, in the colour of the text. */
export const RectifiedInANarrowColumn: Story = {
  tags: ['!autodocs'],
  args: { labelled: { rectified: ['rectification', 'update'] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const sign of canvasElement.querySelectorAll('[data-part=label]')) {
      const { height, right } = sign.getBoundingClientRect();
      await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(sign).lineHeight));
      await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
      await expect(getComputedStyle(sign).color).toBe(getComputedStyle(document.body).color);
    }
  },
};

/** Above a blog, an interview, a step: the text over a headline has the same style everywhere. */
export const OneForm: Story = {
  tags: ['!autodocs'],
  args: { section: undefined },
  render: (args) => (
    <main style={{ display: 'grid', gap: 32 }}>
      <Kicker {...args} />
      <StepByStep title="Un prestatge" recipe={DIY_TASK} backHref="/a-casa/prestatge/" />
      <BlogHead
        blog={{ name: 'Peu de terme', url: '/peu-de-terme/', authors: [WRITER] }}
        headingLevel={2}
        locale={localeOf('ca')}
      />
      <InterviewIntro
        guest={GUEST}
        state="closed"
        start="2026-03-18T18:00:00+01:00"
        headingLevel={2}
        locale={localeOf('ca')}
      />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const looks = [...canvasElement.querySelectorAll('[data-part=kicker] > *')].map((words) => {
      const { fontFamily, fontSize, fontWeight, textTransform, fontVariantCaps, letterSpacing, color } =
        getComputedStyle(words);
      return [fontFamily, fontSize, fontWeight, textTransform, fontVariantCaps, letterSpacing, color].join();
    });
    await expect(looks.length).toBeGreaterThan(4);
    await expect(new Set(looks).size).toBe(1);
  },
};
