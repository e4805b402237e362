import { UPLOAD_DICTIONARIES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { FileUpload } from './FileUpload';
import { FileThumbnail, UPLOAD_STATUSES, type UploadItem } from './UploadedFile';

const MEGABYTE = 1024 * 1024;
const photo = (over: Partial<UploadItem>): UploadItem => ({
  id: 'a',
  name: 'temporal-a-la-bocana.jpg',
  size: 3 * MEGABYTE,
  status: 'waiting',
  preview: PICTURES.storm.src,
  ...over,
});

const meta = {
  title: 'Controls/Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'La teva foto o vídeo',
    name: 'file',
    dictionary: 'ca',
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  argTypes: { dictionary: { control: 'select', options: UPLOAD_DICTIONARIES } },
  parameters: guide({
    use: 'Where readers send photos and videos: user-generated content, questions to an interview.',
    avoid: 'For documents of the newsroom, which come by import.',
    anatomy: { 'file-upload': 'zone and files', progress: 'percent, and which of how many' },
    keyboard: {
      'Enter, Space': 'on the zone: opens the device’s files',
      Tab: 'goes on to each file’s buttons',
    },
    pairs: pairsOf(FileUpload, [
      {
        do: { label: 'La teva foto o vídeo' },
        dont: { label: 'Fitxer' },
        why: 'Say what is wanted; the kinds and sizes are said by the component.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility:
      'The zone is a native file field, so it is announced as one; limits and faults are its description. What has arrived is announced.',
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { label: 'Tu foto o vídeo', dictionary: 'ugcEs' },
};
export const OwnVideoLimit: Story = {
  args: { dictionary: 'ugcEs', configuredVideoBytes: 120 * MEGABYTE, kinds: ['video'] },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { required: true, error: 'Afegeix-hi una foto' } };
export const Statuses: Story = {
  args: {
    max: UPLOAD_STATUSES.length + 1,
    items: UPLOAD_STATUSES.map((status) => photo({ id: status, status, sent: 1.4 * MEGABYTE })),
  },
};
export const Sending: Story = { args: { items: [photo({ status: 'sending', sent: 2 * MEGABYTE })] } };
export const LongNames: Story = {
  args: {
    items: [
      photo({
        name: 'Desinstitucionalització-i-desenvolupament-socioeconòmic-intercomarcal.jpg',
        preview: undefined,
      }),
    ],
  },
};
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { label: 'صورتك', items: [photo({ status: 'done' })], max: 2 },
};

const file = (name: string, type: string, bytes = 20) => new File([new Uint8Array(bytes)], name, { type });

/** Valid files are kept; the others are listed with the reason. */
export const Chosen: Story = {
  parameters: { picture: true },
  args: { max: 3, kinds: ['image'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/La teva foto/);
    // Its visible text is part of its name, for users of voice control.
    await expect(field).toHaveAccessibleName(/La teva foto.*Tria/);
    await userEvent.upload(field, [file('far.jpg', 'image/jpeg'), file('plànol.pdf', 'application/pdf')], {
      applyAccept: false,
    });
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'far.jpg' })]);
    await expect(field).toHaveAccessibleDescription(/plànol\.pdf no és un fitxer JPEG/);
  },
};
export const TooLarge: Story = {
  parameters: { picture: true },
  args: { dictionary: 'ugcEs', kinds: ['image'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/La teva foto/);
    await userEvent.upload(field, file('panoràmica.jpg', 'image/jpeg', 5 * MEGABYTE + 1));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(/panoràmica\.jpg pesa més de 5\u00a0MB/);
  },
};
export const RetriedAndRemoved: Story = {
  args: { items: [photo({ status: 'failed' })] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('a');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

/** Uploaded files in a list, with thumbnails, or an icon if there is none. */
export const Thumbnails: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <FileThumbnail kind="image" src={PICTURES.storm.src} />
      <FileThumbnail kind="image" />
      <FileThumbnail kind="video" />
    </div>
  ),
};
