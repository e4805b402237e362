import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { HEADLINE_STEPS } from '../foundation/type';
import { Stack } from '../layout/Layout';
import { Heading, TEXT_TONES, Text } from './Text';

const meta = {
  title: 'Content/Text/Text',
  parameters: guide({
    use: 'For words and headings of an application’s own, in the brand’s type.',
    avoid: 'For the body of an article: ArticleBody. For the head of a section: SectionHead.',
    keyboard: { none: 'it has no behaviour' },
    accessibility:
      'A heading’s level is its place in the document, which its size does not change: no level is left out.',
  }),
  component: Text,
  args: { children: 'El port torna a obrir la bocana després de tres dies de temporal' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROLES = [
  'body',
  'standfirst',
  'summary',
  'quote',
  'caption',
  'byline',
  'meta',
  'label',
  'small',
] as const;

export const Roles: Story = {
  render: ({ children }) => (
    <Stack>
      {ROLES.map((variant) => (
        <Text key={variant} variant={variant}>
          {`${variant}: `}
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: ({ children }) => (
    <Stack>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} tone={tone} variant="summary">
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const Headings: Story = {
  render: ({ children }) => (
    <Stack>
      {HEADLINE_STEPS.map((size) => (
        <Heading key={size} headingLevel={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};
export const InOneLine: Story = {
  args: { truncate: true, variant: 'label', title: 'El port torna a obrir la bocana' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongWords: Story = {
  args: { children: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
