import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { Field } from './Field';
import { control } from './Field.css';

const meta = {
  title: 'Controls/Forms/Field',
  component: Field,
  args: {
    label: 'Número de matrícula',
    children: (props) => <input {...props} className={control} defaultValue="1903" />,
  },
  parameters: guide({
    use: 'Around a control of your own that the other fields do not cover.',
    avoid: 'Where TextField, Select, TextArea or another field does it.',
    anatomy: {
      field: 'the frame',
      label: 'names the control',
      hint: 'describes it',
      error: 'its first message',
    },
    keyboard: { Tab: 'goes to the control' },
    pairs: pairsOf(Field, [
      {
        do: { label: 'Número de matrícula', hint: 'És al dors del carnet.' },
        dont: { label: 'NM' },
        why: 'What the reader calls it, and where to find it.',
      },
    ]),
    writing: ['label of a field', 'help or fault of a field'],
    accessibility: 'Hand the props that it gives to the control: id, description, invalid, required.',
  }),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Complete: Story = {
  args: {
    required: true,
    hint: 'És a la popa',
    error: 'No hi ha cap barca amb aquest número',
    aside: 'Opcional',
  },
};
