import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide } from '../fixtures/guide';
import { SIZES } from '../foundation/props';
import { Grid, Inline, Stack } from '../layout/Layout';
import { Heading, Text } from '../text/Text';
import { PANEL_VARIANTS, Panel, PanelLink } from './Panel';

const words = (
  <Stack gap="2">
    <Heading headingLevel={3} size="sm">
      La teva subscripció
    </Heading>
    <Text variant="summary">Es renova el primer de cada mes.</Text>
  </Stack>
);

const meta = {
  title: 'Content/Text/Panel',
  component: Panel,
  args: { children: words },
  argTypes: {
    variant: { control: 'select', options: PANEL_VARIANTS },
    size: { control: 'select', options: SIZES },
  },
  parameters: guide({
    use: 'To hold together what belongs together and is no news: a subscription, a plan, a tool.',
    avoid: 'For news, which have cards; for a message, which is a Notice.',
    anatomy: { panel: 'the box' },
    keyboard: { Tab: 'goes to its link and to what else can be pressed' },
    accessibility:
      'It adds no meaning: `as` says which element it is. An interactive one has one link, whose words name it; what else is inside is pressed by itself.',
  }),
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Grid columns="narrow">
      {PANEL_VARIANTS.map((variant) => (
        <Panel {...args} key={variant} variant={variant} />
      ))}
    </Grid>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Grid columns="narrow">
      {SIZES.map((size) => (
        <Panel {...args} key={size} size={size} />
      ))}
    </Grid>
  ),
};
/** A press anywhere follows its link; its button can be pressed separately. */
export const Interactive: Story = {
  parameters: { picture: true },
  args: {
    as: 'article',
    interactive: true,
    children: (
      <Stack gap="2">
        <Heading headingLevel={3} size="sm">
          <PanelLink href="/subscripcions/">Subscripció anual</PanelLink>
        </Heading>
        <Text variant="summary">Dotze mesos al preu de deu.</Text>
        <Inline>
          <Button size="small" variant="secondary">
            Regala-la
          </Button>
        </Inline>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Subscripció anual' });
    const text = canvas.getByText('Dotze mesos al preu de deu.').getBoundingClientRect();
    const under = document.elementFromPoint(text.left + 4, text.top + 4);
    await expect(under).toBe(link);
    const button = canvas.getByRole('button', { name: 'Regala-la' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};
export const LongWords: Story = {
  args: { children: <Text>Desinstitucionalització i desenvolupament socioeconòmic intercomarcal</Text> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { ...Interactive, play: undefined, globals: { dir: 'rtl' } };
