import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { RegistrationGate } from '../registration-gate/index';
import { KeepSaved } from './KeepSaved';
import { KeptCopy, KeptGate, KeptPages, OfflinePage } from './KeptPages';
import { OfflineGuide } from './OfflineGuide';
import { OfflineReading } from './OfflineReading';
import { OFFLINE_STATUSES, OfflineSwitch } from './OfflineSwitch';

const PAGES = [
  {
    title: 'L’última farera de l’Abella encén el llum per darrera vegada',
    href: '/societat/farera/',
    time: 'avui a les 8.14',
    isSaved: true,
  },
  {
    title: 'El port torna a obrir la bocana després de dos dies',
    href: '/territori/bocana/',
    time: 'avui a les 10.32',
  },
  {
    title: 'Caterina Bonshoms: «Escric per fer callar els veïns que tinc a dins»',
    href: '/cultura/bonshoms/',
    time: 'avui a la 1.50',
    isOpening: true,
  },
  {
    title: 'Desestacionalització, contrarellotge: els pobles que no volen viure només de l’estiu',
    href: '/economia/estiu/',
    time: 'el 22 de novembre a les 21.05',
  },
];

const meta = {
  title: 'Readers/Account/Offline',
  component: OfflinePage,
  args: { locale: localeOf('ca') },
  parameters: guide({
    use: 'Where there is no connection: in place of a page that cannot be had, and over a page that is a copy.',
    avoid: 'For an address that has nothing: ErrorPage.',
    anatomy: {
      'offline-page': 'what happened, and the ways on',
      'kept-pages': 'what can be read now',
      'nothing-kept': 'nothing yet, and how something comes there',
      'kept-saved': 'it stays until the reader takes it out',
      'kept-opening': 'a closed text, of which only the opening is here',
      'kept-gate': 'in the place of a gate: the rest takes a connection',
      'kept-copy': 'when a copy is of, and the way to the page as it is now',
      'keep-saved': 'keeps saved contents on the device',
      'offline-switch': 'turns reading offline on and off, and says which it is',
      'offline-reading': 'the switch and, while it is on, what is kept',
      'offline-guide': 'what is kept, how much and until when',
      'without-script': 'the choice needs script',
    },
    keyboard: {
      Tab: 'goes to each way on and each page, and to the switch',
      Enter: 'follows',
      Space: 'turns the switch',
    },
    accessibility: 'The list is under a heading of its own; how far keeping has come is said as it changes.',
  }),
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPages: Story = {
  render: (args) => (
    <OfflinePage {...args}>
      <KeptPages pages={PAGES} locale={args.locale} />
    </OfflinePage>
  ),
};
export const NothingKept: Story = {};
export const NothingKeptInSpanish: Story = { args: { locale: localeOf('es') } };
export const Copy: Story = {
  render: ({ locale }) => <KeptCopy time="avui a les 10.32" href="/" locale={locale} />,
};
export const CopyOfAnotherDay: Story = {
  tags: ['!autodocs'],
  render: ({ locale }) => <KeptCopy time="el 22 de novembre a les 21.05" href="/" locale={locale} />,
};
export const Gate: Story = {
  render: ({ locale }) => <KeptGate href="/cultura/bonshoms/" locale={locale} />,
};
export const GateInSpanish: Story = {
  tags: ['!autodocs'],
  args: { locale: localeOf('es') },
  render: ({ locale }) => <KeptGate href="/cultura/bonshoms/" locale={locale} />,
};
/** In a copy: the gate that asks for a login is hidden, also from assistive technology. */
export const GateOfACopy: Story = {
  tags: ['!autodocs'],
  render: ({ locale }) => (
    <div>
      <KeptGate href="/cultura/bonshoms/" locale={locale} />
      <div style={{ display: 'contents' }}>
        <RegistrationGate registerHref="/registro" loginHref="/acceso/" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [region, other] = within(canvasElement).getAllByRole('region');
    await expect(region).toHaveAccessibleName('La resta de l’article necessita connexió');
    await expect(other).toBeUndefined();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
const onChange = fn();
const onClear = fn();
/** All texts of the switch; while it changes it keeps the focus, and ignores presses. */
export const SwitchStatuses: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {OFFLINE_STATUSES.map((status) => (
        <OfflineSwitch key={status} status={status} onChange={onChange} />
      ))}
    </div>
  ),
};
export const SwitchedByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <OfflineSwitch status="off" onChange={onChange} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Llegir sense connexió' });
    await expect(control).not.toBeChecked();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Desactivat');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(true);
  },
};
export const SwitchWaits: Story = {
  tags: ['!autodocs'],
  render: () => <OfflineSwitch status="starting" onChange={onChange} />,
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(onChange).not.toHaveBeenCalled();
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
  },
};
export const Reading: Story = {
  render: ({ locale }) => (
    <OfflineReading status="on" onChange={onChange} onClear={onClear}>
      <KeptPages pages={PAGES} locale={locale} />
    </OfflineReading>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Esborra les pàgines desades' }));
    await expect(onClear).toHaveBeenCalled();
  },
};
export const ReadingNothingYet: Story = {
  tags: ['!autodocs'],
  render: () => <OfflineReading status="cleared" onChange={onChange} onClear={onClear} />,
};
const PARTS = [
  { title: 'Què s’hi desa', lines: ['La portada i les pàgines que llegeixes: com a màxim, les 30 últimes.'] },
  { title: 'Fins quan', lines: ['Quan arriben pàgines noves, s’esborren les més antigues.'] },
];
export const Guide: Story = {
  render: ({ locale }) => (
    <OfflineGuide
      locale={locale}
      title="Llegir sense connexió"
      standfirst="Si no ho actives, no es desa cap pàgina."
      parts={PARTS}
      more={{ text: 'Tot el que es pot desar al teu navegador', href: '/legal/galetes/' }}
    >
      <OfflineReading status="off" onChange={onChange} onClear={onClear} />
    </OfflineGuide>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The switch is right below its text, and the headings of the sections are well separated.
    const words = canvas.getByText('Llegir sense connexió', { selector: 'label span' });
    const gap = canvas.getByRole('switch').getBoundingClientRect().left - words.getBoundingClientRect().right;
    await expect(gap).toBeLessThan(24);
    const [, second] = canvas.getAllByRole('heading', { level: 2 });
    const before = second?.closest('section')?.previousElementSibling;
    const room = (second?.getBoundingClientRect().top ?? 0) - (before?.getBoundingClientRect().bottom ?? 0);
    await expect(Math.round(room)).toBe(40);
  },
};
/** A site without offline reading: there is no switch. */
export const GuideWithoutChoice: Story = {
  tags: ['!autodocs'],
  render: ({ locale }) => (
    <OfflineGuide
      locale={locale}
      title="Llegir sense connexió"
      standfirst="Ara mateix no es pot llegir sense connexió en aquest web."
      parts={[]}
    />
  ),
};
export const Keep: Story = {
  render: () => <KeepSaved total={8} kept={2} onKeep={fn()} />,
};
export const Keeping: Story = {
  render: () => <KeepSaved total={8} kept={5} keeping onKeep={fn()} />,
};
export const AllKept: Story = {
  render: () => <KeepSaved total={8} kept={8} onKeep={fn()} />,
};
/** Gated texts are not promised in full. */
export const AllKeptSomeClosed: Story = {
  tags: ['!autodocs'],
  render: () => <KeepSaved total={8} kept={8} hasOpenings onKeep={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/només en tens el començament/);
  },
};
export const KeepFailed: Story = {
  render: () => <KeepSaved total={8} kept={7} failed onKeep={fn()} />,
};
const onKeep = fn();
export const KeptByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <KeepSaved total={3} kept={0} onKeep={onKeep} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Encara no en pots llegir cap sense connexió.',
    );
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onKeep).toHaveBeenCalled();
  },
};
