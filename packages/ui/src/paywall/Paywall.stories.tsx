import type { PaywallMessage as Message } from '@portal/model/revenue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { RegistrationGate } from '../registration-gate/index';
import { Paywall, type PaywallProps, PaywallTestBanner } from './Paywall';

const NOTHING = {
  logoUrl: '',
  logoText: '',
  logo: '',
  smallText: '',
  principalText: '',
  aboveButtonText: '',
  buttonText: '',
  buttonUrl: '',
  button2Text: '',
  button2Url: '',
  underButtonText: '',
  bottomText: '',
  bottomUrl: '',
  position: '',
  counterText: '',
  numConsumedContent: 0,
  maxConsumedContent: 0,
};
const message = (over: Partial<Message>): Message => ({
  ...NOTHING,
  id: 'primavera',
  type: 'bottom',
  canBeClosed: true,
  logoText: 'El Far',
  logoUrl: '/subscripcio/',
  smallText: 'Periodisme de proximitat',
  principalText: 'Llegeix El Far cada dia per 1 € el primer mes',
  aboveButtonText: 'Cancel·la quan vulguis',
  buttonText: 'Subscriu-t’hi',
  buttonUrl: '/subscripcio/',
  button2Text: 'Registra’t gratis',
  button2Url: '/registro',
  underButtonText: 'Després, 6 € al mes',
  bottomText: 'Ja tens compte? Inicia la sessió',
  bottomUrl: '/acceso/',
  ...over,
});

const meta = {
  title: 'Readers/Paywall/Paywall',
  component: Paywall,
  args: { message: message({}), open: true, onOpenChange: fn() },
  parameters: guide({
    use: 'Where the data of a content ask for a message: registered-only, a counter that runs out, a campaign.',
    avoid: 'To hide what must not be read: that is the server’s work; this face only speaks.',
    anatomy: {
      paywall: 'bar or box',
      message: 'words and ways',
      counter: 'consumed of those allowed',
      'paywall-test': 'a trial',
    },
    keyboard: {
      Tab: 'goes through its links and its close button',
      Escape: 'closes the dialog, where it can be closed',
    },
    covers: 560,
    accessibility:
      'Bar and box are named regions that take no focus. The dialog keeps it; the counter says its figures.',
  }),
} satisfies Meta<typeof Paywall>;
export default meta;
type Story = StoryObj<typeof meta>;

const face = (type: Message['type'], over: Partial<Message> = {}): Story => ({
  args: { message: message({ type, ...over }) },
});
const COUNTED = {
  counterText: 'Et queden 2 articles aquest mes',
  numConsumedContent: 3,
  maxConsumedContent: 5,
};

export const Bottom: Story = face('bottom');
export const BottomNotClosable: Story = face('bottom', { canBeClosed: false });
export const Float: Story = face('float', {
  principalText: 'L’hemeroteca és per als subscriptors',
  button2Text: '',
});
/** Over a centred text, which leaves no room for a box next to it. */
export const OverACentredText: Story = {
  tags: ['!autodocs'],
  args: { message: message({ type: 'float' }), place: 'centred' },
  play: async ({ canvasElement }) => {
    const { left, width } = boxOf(canvasElement).getBoundingClientRect();
    await expect([left, width]).toEqual([0, document.documentElement.clientWidth]);
  },
};
export const FloatCounter: Story = {
  parameters: { picture: true },
  args: { message: message({ type: 'float-counter', ...COUNTED }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Has llegit 3 de 5 articles' }),
    ).toBeInTheDocument();
  },
};
export const CounterFull: Story = face('float-counter', {
  ...COUNTED,
  counterText: 'No te’n queda cap aquest mes',
  numConsumedContent: 5,
});
export const CounterOfMany: Story = face('float-counter', {
  ...COUNTED,
  counterText: 'Et queden 22 articles aquest mes',
  numConsumedContent: 18,
  maxConsumedContent: 40,
});
export const Minimal: Story = face('float', { ...NOTHING, principalText: 'Subscriu-te a El Far' });
export const LongWords: Story = face('float', {
  principalText: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
  buttonText: 'Desestacionalització i internacionalització',
});
export const RightToLeft: Story = { ...face('float'), globals: { dir: 'rtl' } };
export const InSpanish: Story = { tags: ['!autodocs'], ...face('bottom'), globals: { language: 'es' } };
export const Closed: Story = {
  ...face('float'),
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tanca l’avís de subscripció' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const OverThePage: Story = {
  ...face('modal'),
  parameters: { picture: true },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: /1 € el primer mes/ });
    // Its visible heading names it, and there is no other.
    await expect(within(dialog).getByRole('heading')).toBeVisible();
    await expect(within(dialog).getAllByText(/1 € el primer mes/)).toHaveLength(1);
    await expect(getComputedStyle(dialog).borderBlockStartWidth).toBe('4px');
    // The page scrolls behind a closable dialog (spec §2).
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
    // Its close button names what it closes, like those of bar and box.
    await expect(within(dialog).getByRole('button', { name: 'Tanca l’avís de subscripció' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/**
 * With few letters per line the first button stays in view while the text scrolls, and nothing shows below
 * it.
 */
export const OverThePageInLargeLetters: Story = {
  tags: ['!autodocs'],
  ...face('modal'),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '300%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: /1 € el primer mes/ });
    const body = dialog.querySelector('[data-part=body]');
    const first = within(dialog).getByRole('link', { name: 'Subscriu-t’hi' });
    if (!body) throw new Error('the dialog holds nothing');
    // As low as on a small phone.
    dialog.style.maxBlockSize = '520px';
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    const [button, scroller] = [first.getBoundingClientRect(), body.getBoundingClientRect()];
    await expect(button.bottom).toBeLessThan(scroller.bottom + 0.1);
    // The button's background is as wide as the padding around it.
    const ground = Number.parseFloat(/ (\d+)px$/.exec(getComputedStyle(first).boxShadow)?.[1] ?? '0');
    await expect(scroller.bottom - button.bottom).toBeLessThan(ground + 0.1);
    const last = within(dialog).getAllByRole('link').at(-1);
    last?.focus();
    // Its focus ring is visible.
    await waitFor(() =>
      expect(scroller.bottom - (last?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThan(7.9),
    );
  },
};
/** The page does not scroll, and neither Escape nor the veil closes it. */
export const OverThePageNotClosable: Story = {
  ...face('modal', { canBeClosed: false }),
  parameters: { picture: true },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog');
    await expect(document.body).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).queryByRole('button', { name: 'Tanca l’avís de subscripció' })).toBeNull();
  },
};
/** A text whose gate has the same message. */
function BesideAGate(props: PaywallProps) {
  const gate = useRef<HTMLElement>(null);
  return (
    <>
      <div style={{ blockSize: 1100 }} />
      <RegistrationGate
        ref={gate}
        asks="spent"
        state="refused"
        monthly={5}
        registerHref="/registro"
        loginHref="/acceso/"
        offerHref="/subscripcio/"
      />
      <div style={{ blockSize: 1100 }} />
      <Paywall {...props} gate={gate} />
    </>
  );
}
const boxOf = (canvasElement: HTMLElement) => {
  const box = canvasElement.querySelector<HTMLElement>('[data-part=paywall]');
  if (!box) throw new Error('there is no message');
  return box;
};
const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const comeToGate = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('link', { name: 'Mira les subscripcions' }).scrollIntoView({ block: 'center' });
/**
 * Only shown while the gate with the same message is out of view; it shifts nothing, and never takes the
 * focus.
 */
export const AwayFromAGate: Story = {
  args: { message: message({ type: 'bottom' }), open: undefined },
  render: BesideAGate,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = boxOf(canvasElement);
    scroll(0);
    await waitFor(() => expect(box).toBeVisible());
    const room = getComputedStyle(document.documentElement).getPropertyValue('--paywall-size');
    comeToGate(canvas);
    await waitFor(() => expect(box).not.toBeVisible());
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--paywall-size')).toBe(room);
    // The keyboard skips it while hidden, and finds it again when the reader returns.
    canvas.getByRole('link', { name: 'Ja tinc subscripció' }).focus();
    await userEvent.tab();
    await expect(box.contains(document.activeElement)).toBe(false);
    scroll(0);
    await waitFor(() => expect(box).toBeVisible());
    // While it has the focus it stays.
    const way = within(box).getByRole('link', { name: 'Subscriu-t’hi' });
    way.focus({ preventScroll: true });
    comeToGate(canvas);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(box).toBeVisible();
    await expect(way).toHaveFocus();
    canvas.getByRole('link', { name: 'Mira les subscripcions' }).focus();
    await waitFor(() => expect(box).not.toBeVisible());
    scroll(0);
    await waitFor(() => expect(box).toBeVisible());
  },
};
/** Once closed it stays closed, wherever the gate is. */
export const ClosedAwayFromAGate: Story = {
  tags: ['!autodocs'],
  args: { message: message({ type: 'float' }), open: undefined },
  render: BesideAGate,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    scroll(0);
    await waitFor(() => expect(boxOf(canvasElement)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Tanca l’avís de subscripció' }));
    comeToGate(canvas);
    scroll(0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(canvasElement.querySelector('[data-part=paywall]')).toBeNull();
  },
};
/** A dialog is shown even though its gate is in view. */
export const OverAGate: Story = {
  tags: ['!autodocs'],
  args: { message: message({ type: 'modal', canBeClosed: false }), open: undefined },
  render: BesideAGate,
  play: async () => {
    await within(document.body).findByRole('dialog', { name: /1 € el primer mes/ });
  },
};
const returned = fn();
export const TestBanner: Story = {
  render: () => (
    <article>
      <p>Un text que es llegeix.</p>
      <PaywallTestBanner id="tardor-b" onReturn={returned} />
    </article>
  ),
  play: async ({ canvasElement }) => {
    returned.mockClear();
    const strip = await within(document.body).findByRole('status');
    await expect(strip).toHaveTextContent('tardor-b');
    await expect(canvasElement.contains(strip)).toBe(false);
    within(strip).getByRole('button', { name: 'Torna a la publicada' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(returned).toHaveBeenCalledOnce();
  },
};
/** Nothing outside of a dialog that cannot be closed is reachable: the link back is inside. */
export const TestBannerInADialog: Story = {
  parameters: { picture: true },
  args: {
    message: message({ type: 'modal', canBeClosed: false }),
    test: { id: 'tardor-b', onReturn: returned },
  },
  play: async () => {
    returned.mockClear();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('status')).toHaveTextContent('tardor-b');
    await userEvent.click(dialog.getByRole('button', { name: 'Torna a la publicada' }));
    await expect(returned).toHaveBeenCalledOnce();
  },
};
