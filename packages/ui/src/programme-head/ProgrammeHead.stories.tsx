import type { ProgrammeRating } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { PlayIcon } from '../icon/index';
import { ProgrammeHead } from './ProgrammeHead';

const programme = {
  id: 'vespre',
  name: 'El vespre d’Ones',
  url: '/programes/el-vespre/',
  image: { image: PICTURES.stage },
  resume: [{ html: '<p>Dues hores de música en directe i de converses que no tenen pressa.</p>' }],
  timetable: 'De dilluns a divendres, de 18.00 a 20.00',
  medium: 'radio',
} as const;

const RATING: ProgrammeRating = { age: '12', warnings: ['language'] };

const meta = {
  title: 'Content/Fronts/ProgrammeHead',
  parameters: guide({
    use: 'At the head of a programme’s page.',
    avoid: 'For a section: ListingHead.',
    anatomy: {
      'programme-head': 'The whole',
      picture: 'Picture',
      '<p>': 'Facts: medium and timetable',
      '<h1>': 'Name',
      button: 'Actions: to follow, to listen',
    },
    accessibility: 'The one h1 of the page.',
  }),
  component: ProgrammeHead,
  args: {
    locale: localeOf('ca'),
    programme: { ...programme, resume: [...programme.resume], rating: RATING },
    actions: <Button icon={<PlayIcon />}>Escolta l’últim</Button>,
  },
} satisfies Meta<typeof ProgrammeHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radio: Story = {};
export const Television: Story = {
  args: {
    programme: { ...programme, medium: 'tv', name: 'Telenotícies migdia', resume: [...programme.resume] },
  },
};
export const NameAlone: Story = {
  args: { programme: { id: 'a', name: 'A la fresca', url: '/programes/a/' }, actions: undefined },
};
