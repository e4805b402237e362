import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { VENDORS } from '../fixtures/vendors';
import { ConsentNotice } from './ConsentNotice';
import { FrameworkWords } from './FrameworkWords';

const meta = {
  title: 'Readers/Account/ConsentNotice',
  component: ConsentNotice,
  args: {
    name: 'El Far',
    purposes: ['embeds', 'analytics', 'ads'],
    partners: 7,
    policyHref: '/galetes/',
    onDecide: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Once, for a reader who has not decided, on a site that measures or sells advertising.',
    avoid: 'A site that sets only what it needs: no notice. To change a decision: ConsentChoices.',
    anatomy: { 'consent-notice': 'what is asked, and yes, no and choosing in one line' },
    keyboard: { Tab: 'comes to it first', Enter: 'decides', Escape: 'decides nothing' },
    accessibility:
      'A region with a name, first in the document. It takes no focus; what the keyboard comes to on the page is scrolled over it.',
  }),
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePurpose: Story = {
  args: { purposes: ['analytics'], partners: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /i una altra empresa faran servir galetes per mesurar l’audiència\. Si dius que no/,
    );
  },
};
export const InWords: Story = {
  tags: ['!autodocs'],
  globals: { language: 'es' },
  args: { name: 'Ribera Diario', purposes: ['embeds', 'ads'], partners: 6 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Ribera Diario y otras seis empresas usarán cookies para mostrarte contenido de otras webs y publicidad personalizada.',
    );
  },
};
/**
 * On a site that uses the IAB framework: the number of vendors and the purposes, in the framework's wording.
 */
export const Framework: Story = {
  args: { children: <FrameworkWords name="El Far" list={VENDORS} purposes={[1, 2, 3, 4, 7]} /> },
};
export const FrameworkPhone: Story = { ...Framework, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Spanish: Story = { args: { name: 'Ribera Diario' }, globals: { language: 'es' } };
export const English: Story = { globals: { language: 'en' } };

/** Yes and no have equal weight: one press each, the same look, the same size. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const yes = canvas.getByRole('button', { name: 'Accepta-ho tot' });
    const no = canvas.getByRole('button', { name: 'Rebutja-ho tot' });
    const look = (button: HTMLElement) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
      return [button.offsetWidth, button.offsetHeight, color, backgroundColor, fontSize, fontWeight];
    };
    await expect(look(no)).toEqual(look(yes));
    // Choosing one by one has the same look, but its own size.
    await expect(look(canvas.getByRole('button', { name: 'Tria' })).slice(2)).toEqual(look(yes).slice(2));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecide).not.toHaveBeenCalled();
    no.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
