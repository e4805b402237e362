import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { Chip } from '../chip/Chip';
import { guide } from '../fixtures/guide';
import { Text } from '../text/Text';
import {
  BOX_GROUNDS,
  Box,
  Container,
  GRID_COLUMNS,
  Grid,
  HIDDEN_WIDTHS,
  Hidden,
  Inline,
  Stack,
} from './Layout';
import { SPACE_STEPS } from './space';

const meta = {
  title: 'Foundations/Layout',
  parameters: guide({
    use: 'To place pieces: Stack one under another, Inline beside each other, Grid in columns, Container within the page’s width, Box for space and ground.',
    avoid: 'For a front, which is a Board; for a page between header and footer, which is PageMain.',
    keyboard: { none: 'they have no behaviour' },
    accessibility:
      'They add no meaning: `as` says which element they are. Hidden without a width is heard and not seen.',
  }),
  component: Stack,
  argTypes: { gap: { control: 'select', options: SPACE_STEPS } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = ['El port', 'torna a obrir', 'la bocana', 'després de tres dies', 'de temporal'];
const pieces = WORDS.map((words) => (
  <Box key={words} ground="band" paddingBlock="2" paddingInline="3">
    <Text variant="label">{words}</Text>
  </Box>
));

export const Stacked: Story = { args: { children: pieces, gap: '2' } };
/** Each step of the brand’s space scale. */
export const Gaps: Story = {
  render: () => (
    <Stack gap="6">
      {SPACE_STEPS.map((gap) => (
        <Inline key={gap} gap={gap}>
          <Text as="span" variant="meta">
            {gap}
          </Text>
          {pieces}
        </Inline>
      ))}
    </Stack>
  ),
};
/** Items wrap to the next line if they do not fit. */
export const InOneLine: Story = {
  render: () => (
    <Inline justify="between">
      <Inline as="ul" aria-label="Temes">
        {WORDS.map((words) => (
          <li key={words}>
            <Chip href="/territori/">{words}</Chip>
          </li>
        ))}
      </Inline>
      <Button size="small">Segueix-ho</Button>
    </Inline>
  ),
};
export const Columns: Story = {
  render: () => (
    <Stack gap="8">
      {GRID_COLUMNS.map((columns) => (
        <Grid key={columns} columns={columns} gap="3">
          {pieces}
        </Grid>
      ))}
    </Stack>
  ),
};
export const Grounds: Story = {
  render: () => (
    <Grid columns="narrow">
      {BOX_GROUNDS.map((ground) => (
        <Box key={ground} ground={ground} edge="quiet" radius="medium" paddingBlock="6" paddingInline="4">
          <Text variant="label">{ground}</Text>
        </Box>
      ))}
    </Grid>
  ),
};
export const WithinTheText: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container width="text">
      <Text>{`${WORDS.join(' ')}. `.repeat(6)}</Text>
    </Container>
  ),
};
/** The stories' frame is 1280 px wide, so what is hidden from that width on is not visible. */
export const HiddenByWidth: Story = {
  render: () => (
    <Stack>
      {HIDDEN_WIDTHS.map((width) => (
        <Stack key={width} gap="0">
          <Hidden below={width}>
            <Text variant="label">{`${width} and wider`}</Text>
          </Hidden>
          <Hidden from={width}>
            <Text variant="label">{`narrower than ${width}`}</Text>
          </Hidden>
        </Stack>
      ))}
      <Hidden as="span">Heard alone</Hidden>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...InOneLine, globals: { dir: 'rtl' } };
