import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { missingPicture, PICTURES } from '../fixtures/pictures';
import { GalleryViewer } from './GalleryViewer';

const images = [
  { image: PICTURES.storm, caption: 'El mar, a les set.', credit: 'Laia Bargalló' },
  { image: PICTURES.harbour, caption: 'El moll de Llevant, el dia abans.' },
  { image: PICTURES.street, caption: 'El carrer Major, <em>sense llum</em>.', credit: 'Arxiu' },
  { image: PICTURES.market },
  { image: PICTURES.bridge, caption: 'El pont de ferro.' },
];

/** Asserts that the shown picture is fully visible in its place. */
async function expectWhole(page: Document, at: number) {
  const strip = page.querySelector('[data-part=strip]');
  const picture = strip?.children[at]?.querySelector('img');
  await picture?.decode();
  const [room, shown] = [strip?.getBoundingClientRect(), picture?.getBoundingClientRect()];
  await expect(shown?.height).toBeGreaterThan(40);
  await expect(shown?.top).toBeGreaterThanOrEqual((room?.top ?? 0) - 1);
  await expect(shown?.bottom).toBeLessThanOrEqual((room?.bottom ?? 0) + 1);
}

const meta = {
  title: 'Content/Media/GalleryViewer',
  component: GalleryViewer,
  args: { images, label: 'El temporal en imatges', onValueChange: fn() },
  parameters: guide({
    use: 'Photo galleries, and articles whose pictures deserve the whole window.',
    avoid: 'Pictures that only decorate, and carousels of stories.',
    anatomy: {
      gallery: 'All pictures on the page, each a link to its file.',
      viewer: 'The window, a dialog.',
      strip: 'What is pushed by fingers and turned by arrows.',
      position: 'Which of how many.',
      caption: 'Caption and credit of the picture.',
      thumbnails: 'All of them, on wide windows.',
    },
    keyboard: {
      Enter: 'Opens the picture.',
      'Arrows, Home, End':
        'The next, the one before, the first, the last, wherever in the viewer the focus is.',
      Escape: 'Closes; the focus returns to the picture that was seen last.',
    },
    covers: 640,
    accessibility:
      'As another picture is shown, its place, its alternative text and its caption are announced; pictures out of sight are out of reach.',
  }),
} satisfies Meta<typeof GalleryViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultValue: 0 } };
export const WithoutCaption: Story = { args: { defaultValue: 3 } };
export const One: Story = { args: { images: images.slice(0, 1), defaultValue: 0 } };
export const Many: Story = {
  args: { images: Array.from({ length: 8 }, () => images).flat(), defaultValue: 17 },
};
/** Among many thumbnails, the current one is in view, and a focused one shows its ring whole. */
export const RingOfAThumbnail: Story = {
  tags: ['!autodocs'],
  args: Many.args,
  play: async ({ canvasElement }) => {
    const viewer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const row = viewer.getByRole('navigation');
    const inside = (name: string, room: number) => {
      const box = viewer.getByRole('button', { name }).getBoundingClientRect();
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return Math.min(box.left - left, right - box.right, box.top - top, bottom - box.bottom) >= room;
    };
    await expect(inside('Foto 18', 0)).toBe(true);
    await expect(viewer.getByRole('button', { name: 'Foto 18' }).offsetWidth).toBe(72);
    viewer.getByRole('button', { name: 'Foto 1' }).focus();
    await userEvent.tab();
    await expect(viewer.getByRole('button', { name: 'Foto 2' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside('Foto 1', 5)).toBe(true);
    viewer.getByRole('button', { name: 'Foto 40' }).focus();
    await expect(inside('Foto 40', 5)).toBe(true);
  },
};
export const Missing: Story = { args: { images: [{ image: missingPicture }, ...images], defaultValue: 0 } };
export const LongWords: Story = {
  args: {
    defaultValue: 0,
    images: [
      {
        image: PICTURES.keeper,
        caption: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal. '.repeat(4),
        credit: 'Arxiu Comarcal d’Administracions Supramunicipals',
      },
      ...images,
    ],
  },
};
export const RightToLeft: Story = { args: { defaultValue: 1 }, globals: { dir: 'rtl' } };
export const Spanish: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 0 },
  globals: { language: 'es' },
};
export const None: Story = { args: { images: [] } };

/** Opened, browsed and closed by keyboard; the focus returns to the picture that was seen last. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('link', { name: 'Amplia la foto 2 de 5' }).focus();
    await userEvent.keyboard('{Enter}');
    const viewer = within(await page.findByRole('dialog', { name: 'El temporal en imatges' }));
    await expect(viewer.getByText('2 de 5')).toBeVisible();
    await waitFor(() => expect(viewer.getByRole('list', { name: 'Galeria de fotos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(viewer.getByText('3 de 5')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(viewer.getByText('El pont de ferro.')).toBeVisible());
    await expect(viewer.getByRole('button', { name: 'Foto següent' })).toBeDisabled();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(2));
    await userEvent.click(viewer.getByRole('button', { name: 'Foto 4' }));
    await waitFor(() => expect(viewer.getByText('4 de 5')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Amplia la foto 4 de 5' })).toHaveFocus());
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/**
 * On a phone the buttons are below the picture; keys work while the close button has the focus; changes are
 * announced.
 */
export const OnAPhone: Story = {
  args: { defaultValue: 0 },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const viewer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    viewer.getByRole('button', { name: 'Tanca la galeria' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(viewer.getByText('2 de 5')).toBeVisible());
    const said = viewer.getByText('El moll de Llevant, el dia abans.').closest('[aria-live]');
    await expect(said).toHaveTextContent(/^2 de 5\. .*El moll de Llevant, el dia abans\.$/);
    await userEvent.click(viewer.getByRole('button', { name: 'Foto següent' }));
    await waitFor(() => expect(viewer.getByText('3 de 5')).toBeVisible());
    await expectWhole(canvasElement.ownerDocument, 2);
  },
};

/**
 * A phone at 400 % zoom: the whole picture is visible, with a button at each side, and the focus stays at the
 * end.
 */
export const AtFourTimesItsSize: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 2 },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const viewer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expectWhole(canvasElement.ownerDocument, 2);
    const next = viewer.getByRole('button', { name: 'Foto següent' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(viewer.getByText('4 de 5')).toBeVisible());
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(viewer.getByText('5 de 5')).toBeVisible());
    await expect(viewer.getByRole('list', { name: 'Galeria de fotos' })).toHaveFocus();
  },
};

/** The left arrow moves forward, the right one back. */
export const KeyboardRightToLeft: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 1 },
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const viewer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(viewer.getByRole('list', { name: 'Galeria de fotos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(viewer.getByText('3 de 5')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(viewer.getByText('2 de 5')).toBeVisible());
  },
};
