import {
  Accordion,
  AccountMenu,
  AudioPlayer,
  Button,
  Calendar,
  Carousel,
  Checkbox,
  ConfirmDialog,
  createLocale,
  DateField,
  Dialog,
  EmailField,
  LoadMore,
  LoginForm,
  loadLanguage,
  Menu,
  MultiSelect,
  NumberField,
  PasswordField,
  Poll,
  Popover,
  PortalProvider,
  RadioGroup,
  SchemeSwitch,
  Select,
  ShareBar,
  Slider,
  Table,
  Tabs,
  TextArea,
  TextField,
  ToastRegion,
  Tooltip,
  VideoPlayer,
} from '@portal/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

const locale = createLocale(await loadLanguage('ca'), { now: '2026-03-18T18:30:00+01:00' });
const show = (piece: ReactNode) => render(<PortalProvider locale={locale}>{piece}</PortalProvider>);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('Button can be pressed', async () => {
  const onClick = vi.fn();
  show(<Button onClick={onClick}>Desa</Button>);
  await press('Desa');
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
  ['EmailField', EmailField],
  ['PasswordField', PasswordField],
])('%s accepts typed text', async (_, Field) => {
  show(<Field label="Camp" name="field" />);
  await userEvent.type(screen.getByLabelText(/Camp/), 'abc');
  expect(screen.getByLabelText(/Camp/)).toHaveProperty('value', 'abc');
});

it('Checkbox can be checked', async () => {
  show(<Checkbox label="Vull rebre’l" name="bulletin" />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

it('RadioGroup changes its choice', async () => {
  const options = [
    { value: 'tots', label: 'Tots' },
    { value: 'noticies', label: 'Notícies' },
  ];
  show(<RadioGroup label="Què busques?" name="type" options={options} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Notícies' }));
  expect(screen.getByRole('radio', { name: 'Notícies' })).toHaveProperty('checked', true);
});

it('Select changes its choice', async () => {
  show(<Select label="Província" name="province" options={[{ value: 'girona', label: 'Girona' }]} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'girona');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'girona');
});

it('Tabs switch', async () => {
  const tabs = ['Avui', 'Setmana'].map((title) => ({ id: title, title, content: <p>Text de {title}</p> }));
  show(<Tabs label="El més llegit" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Setmana' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Setmana');
});

it('Menu opens and reports a choice', async () => {
  const onSelect = vi.fn();
  show(<Menu trigger="Més" entries={[{ kind: 'action', id: 'a', text: 'Imprimeix', onSelect }]} />);
  await press('Més');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Imprimeix' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('AccountMenu opens for a reader who is logged in', async () => {
  show(<AccountMenu user={{ nick: 'roser' }} />);
  expect(screen.getByRole('link', { name: 'Compte de roser' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Compte de roser' }));
  expect(await screen.findByRole('menuitem', { name: 'El meu perfil' })).toBeTruthy();
});

it('Dialog closes on Escape', async () => {
  const onOpenChange = vi.fn();
  show(<Dialog open title="El far del matí" onOpenChange={onOpenChange} />);
  expect(screen.getByRole('dialog', { name: 'El far del matí' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('ConfirmDialog asks for confirmation', () => {
  show(
    <ConfirmDialog
      open
      title="Vols esborrar-ho?"
      text="No es pot desfer."
      confirm="Esborra-ho"
      onConfirm={async () => undefined}
      onOpenChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Vols esborrar-ho?' })).toBeTruthy();
});

it('Tooltip shows its text', () => {
  show(
    <Tooltip text="El trobaràs a Preferits" open>
      <Button>Desa</Button>
    </Tooltip>,
  );
  expect(screen.getByText('El trobaràs a Preferits')).toBeTruthy();
});

it('Carousel shows its slides', async () => {
  show(
    <Carousel title="Fotos">
      <p>Primera</p>
      <p>Segona</p>
    </Carousel>,
  );
  await waitFor(() => expect(screen.getByText('Segona')).toBeTruthy());
});

it('DateField parses a date and opens its calendar', async () => {
  const onValueChange = vi.fn();
  show(<DateField label="Dia" name="day" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByLabelText(/Dia/), '18/03/2026');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-18');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Dia' })).toBeTruthy();
});

it('Calendar shows the month of its date', () => {
  show(<Calendar value="2026-03-18" onValueChange={vi.fn()} />);
  expect(screen.getByRole('grid')).toBeTruthy();
});

it('VideoPlayer and AudioPlayer play', async () => {
  show(<VideoPlayer video={{ type: 'video', mp4: '/film.mp4', duration: 20 }} title="La ciaboga" />);
  show(<AudioPlayer audio={{ type: 'audio', src: '/so.mp3', duration: 20 }} title="Els quaderns" />);
  expect(document.querySelector('video')).toBeTruthy();
  expect(document.querySelector('audio')).toBeTruthy();
});

it('ToastRegion closes a notice after its time', async () => {
  const onClose = vi.fn();
  show(
    <ToastRegion
      toasts={[{ id: '1', kind: 'success', text: 'Desat' }]}
      closeAfterMs={20}
      onClose={onClose}
    />,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('1'));
});

it('LoadMore requests more items', async () => {
  const onMore = vi.fn();
  show(<LoadMore state={{ status: 'idle', items: [] }} href="?page=2" onMore={onMore} />);
  await userEvent.click(screen.getByText('Mostra’n més'));
  expect(onMore).toHaveBeenCalledOnce();
});

it('Poll accepts a vote', async () => {
  const onVote = vi.fn();
  const answers = [{ id: 'si', text: 'Sí', votes: 1 }];
  show(
    <Poll
      action="/enquesta/"
      question="Obrim el moll?"
      answers={answers}
      state="active"
      loggedIn
      onVote={onVote}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Sí' }));
  await userEvent.click(screen.getByRole('button', { name: /Vota/ }));
  expect(onVote).toHaveBeenCalledWith(['si']);
});

it('SchemeSwitch switches the scheme', async () => {
  const onChange = vi.fn();
  show(<SchemeSwitch value="auto" onValueChange={onChange} />);
  await userEvent.click(screen.getByLabelText('Fosc'));
  expect(onChange).toHaveBeenCalledWith('dark');
});

it('NumberField parses a number in the format of the language, and steps', async () => {
  const onValueChange = vi.fn();
  show(<NumberField label="Persones" min={0} step={0.5} onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('spinbutton'), '1.234,5{ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith(1235);
});

it('Slider announces its value with its unit', () => {
  show(<Slider label="Distància" max={50} format={{ style: 'unit', unit: 'kilometer' }} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '35' } });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('35 km');
});

it('MultiSelect reports its choices in the order of its options', async () => {
  const onValueChange = vi.fn();
  const options = ['Cultura', 'Esports'].map((label) => ({ value: label.toLowerCase(), label }));
  show(<MultiSelect label="Seccions" options={options} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Esports' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cultura' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['cultura', 'esports']);
});

it('Table sorts by its column headers', async () => {
  const rows = [
    { id: 'a', town: 'Roses' },
    { id: 'b', town: 'Àger' },
  ];
  const columns = [{ id: 'town', title: 'Municipi', isRowHead: true, sortable: true }];
  show(<Table caption="Pluja" columns={columns} rows={rows} />);
  await press('Municipi');
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Àger', 'Roses']);
});

it('Accordion keeps one section open', async () => {
  const items = ['Pagament', 'Baixa'].map((title) => ({ id: title, title, content: <p>Text: {title}</p> }));
  show(<Accordion headingLevel={3} items={items} defaultValue="Pagament" />);
  const open = () =>
    [...document.querySelectorAll('details')].filter((one) => one.open).map((one) => one.textContent);
  expect(open()).toEqual([expect.stringContaining('Pagament')]);
  await userEvent.click(screen.getByText('Baixa'));
  await waitFor(() => expect(open()).toEqual([expect.stringContaining('Baixa')]));
});

it('Popover opens from its button, and closes on Escape and on a press outside', async () => {
  const onOpenChange = vi.fn();
  show(
    <>
      <Popover trigger="Com ho sabem?" label="Fonts" onOpenChange={onOpenChange}>
        La confraria
      </Popover>
      <p>La bocana torna a obrir</p>
    </>,
  );
  await press('Com ho sabem?');
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('dialog', { name: 'Fonts' }).textContent).toBe('La confraria');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await press('Com ho sabem?');
  await userEvent.click(screen.getByText('La bocana torna a obrir'));
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it('Tabs report a choice once', async () => {
  const onValueChange = vi.fn();
  const tabs = ['Avui', 'Setmana'].map((title) => ({ id: title, title, content: title }));
  show(<Tabs label="Quan" tabs={tabs} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Setmana' }));
  expect(onValueChange.mock.calls).toEqual([['Setmana']]);
});

it('ShareBar and LoginForm render', () => {
  show(<ShareBar url="https://www.elfar.example/bocana/" title="El port" onCopy={async () => undefined} />);
  show(
    <LoginForm
      action="/acceso/"
      check={() => ({})}
      recoverHref="/recuperar/"
      registerHref="/registro"
      onSubmit={vi.fn()}
    />,
  );
  expect(screen.getByLabelText(/Correu/)).toBeTruthy();
});
