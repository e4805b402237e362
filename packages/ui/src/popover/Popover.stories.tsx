import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { InfoIcon } from '../icon/index';
import { Stack } from '../layout/Layout';
import { Link } from '../link/Link';
import { Text } from '../text/Text';
import { POPOVER_ALIGNS, Popover } from './Popover';

const meta = {
  title: 'Controls/Overlays/Popover',
  component: Popover,
  args: {
    trigger: 'Com ho sabem?',
    label: 'Com ho sabem',
    children: (
      <Stack gap="2">
        <Text variant="summary">Hem parlat amb la confraria i hem llegit el comunicat de la llotja.</Text>
        <Link href="/territori/temporal/">Llegeix el comunicat</Link>
      </Stack>
    ),
    onOpenChange: fn(),
  },
  argTypes: { align: { control: 'select', options: POPOVER_ALIGNS } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260, paddingInline: 180 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    covers: 320,
    use: 'For a few words or fields beside what they belong to: a source, a correction, a filter.',
    avoid:
      'For what holds the page until it is answered: Dialog. For a list of actions: Menu. For a few words on a button: Tooltip.',
    anatomy: { 'popover-place': 'trigger and panel', trigger: 'a button of your own', popover: 'the panel' },
    keyboard: {
      'Enter, Space': 'on the trigger: opens and closes',
      Tab: 'goes into the panel, and on; what is left closes',
      Escape: 'closes, and gives the focus back',
    },
    pairs: pairsOf(Popover, [
      {
        do: { trigger: 'D’on ho sabem?', label: 'D’on ho sabem' },
        dont: { trigger: '?', label: 'Popover' },
        why: 'The trigger says what opens; the panel has the same name.',
      },
    ]),
    writing: ['label of a button'],
    accessibility:
      'The browser’s own popover: it opens without JavaScript, and says whether it is open. Its panel is a dialog that is not modal, named by `label`.',
  }),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};
export const AtTheEnd: Story = { args: { defaultOpen: true, align: 'end' } };
export const TriggerOfItsOwn: Story = {
  args: {
    asChild: true,
    defaultOpen: true,
    trigger: <Button variant="plain" icon={<InfoIcon size={20} />} label="Com ho sabem?" />,
  },
};
/** Scrolling content can be reached by keyboard. */
export const LongWords: Story = {
  parameters: { picture: true },
  args: {
    defaultOpen: true,
    children: (
      <Text>{'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal. '.repeat(20)}</Text>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('dialog', { name: 'Com ho sabem' });
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  },
};
export const Spanish: Story = {
  args: {
    defaultOpen: true,
    trigger: '¿Cómo lo sabemos?',
    label: 'Cómo lo sabemos',
    children: <Text variant="summary">Hemos hablado con la cofradía.</Text>,
  },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: 'rtl' } };

/** A click on its trigger opens it, and Tab moves into it. A second click closes it, with the focus on the trigger. */
export const Keyboard: Story = {
  parameters: { picture: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Com ho sabem?' });
    trigger.focus();
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('dialog', { name: 'Com ho sabem' });
    await waitFor(() => expect(panel).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Llegeix el comunicat' })).toHaveFocus();
    trigger.focus();
    await userEvent.click(trigger);
    await waitFor(() => expect(panel).not.toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(trigger).toHaveFocus();
  },
};

/**
 * On a phone at 400 % zoom it is inside the window, wherever its trigger is, and can be scrolled by keyboard.
 */
export const AtFourTimesItsSize: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'zoomed' } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 120 }}>
        <Story />
      </div>
    ),
  ],
  args: { children: <Text>{'Desenvolupament intercomarcal. '.repeat(20)}</Text> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(innerHeight).toBe(256));
    const panel = canvasElement.querySelector<HTMLElement>('[data-part=popover]');
    panel?.showPopover();
    const { top, bottom } = panel?.getBoundingClientRect() ?? { top: -1, bottom: innerHeight };
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  },
};

const AT = ['start', 'center', 'end'] as const;

/**
 * In a window of 360 px it keeps its distance from the edges, wherever its trigger is and however it is
 * aligned.
 */
export const OffTheEdges: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {AT.flatMap((place) =>
        AT.map((align) => (
          <div key={`${place} ${align}`} style={{ justifySelf: place }}>
            <Popover align={align} trigger="Com ho sabem?" label={`${place} ${align}`}>
              {children}
              <Text>{'Desenvolupament intercomarcal. '.repeat(3)}</Text>
            </Popover>
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(innerWidth).toBe(360));
    for (const panel of canvasElement.querySelectorAll<HTMLElement>('[data-part=popover]')) {
      panel.showPopover();
      const { left, right } = panel.getBoundingClientRect();
      const isOff = { left: left >= 8, right: right <= innerWidth - 8 };
      await expect(isOff, panel.getAttribute('aria-label') ?? '').toEqual({ left: true, right: true });
      panel.hidePopover();
    }
  },
};
