import type { Rectification } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CONTENT } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Article } from './Article';
import { Rectifications } from './Rectifications';

const ONE: Rectification = {
  id: '1',
  kind: 'rectification',
  date: '2026-03-20T11:20:00+01:00',
  party: { name: 'Aurèlia Pons', isOrganization: false },
  text: 'No és cert que el 12 de març abandonés la reunió del consell del port. Hi vaig ser des de les set fins a tres quarts de deu, i hi vaig votar en contra de la concessió.\n\nTampoc no he tingut mai cap participació en l’empresa que gestiona els amarradors.',
};
const UPDATE: Rectification = {
  id: '2',
  kind: 'update',
  date: '2026-04-01T09:00:00+02:00',
  party: { name: 'Damià Roig', isOrganization: false },
  text: 'L’Audiència ha absolt Damià Roig de tots els delictes de què se l’acusava quan es va publicar aquesta notícia. La sentència és ferma.',
};
const COMPANY: Rectification = {
  ...ONE,
  id: '3',
  party: { name: 'Amarradors de Savina i de les Guixeres, SCCL', isOrganization: true },
};

const meta = {
  title: 'Content/Article/Rectifications',
  component: Rectifications,
  args: { locale: localeOf('ca'), rectifications: [ONE] },
  parameters: guide({
    use: '`Article` shows them before its text: what a party that the story is about had published, whole, or an update of an old story.',
    avoid: 'What the newsroom itself got wrong: that is a correction.',
    anatomy: {
      rectification: 'One of them, a region with the anchor that its notice and feeds lead to.',
      rectified: 'The notice under the standfirst, which `ArticleHead` shows.',
    },
    accessibility:
      'Each is a region by its heading. The party’s text takes its own direction; the notice is a named complementary region.',
  }),
} satisfies Meta<typeof Rectifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const inArticle = (over: Partial<typeof CONTENT>): Story => ({
  render: ({ locale, rectifications }) => (
    <Article locale={locale} content={{ ...CONTENT, ...over, rectifications }} />
  ),
});

export const One: Story = {};
export const Organisation: Story = { args: { rectifications: [COMPANY] } };
/**
 * The newsroom’s own note: smaller than a party's text, with its date on the next line; day and month do not
 * break.
 */
export const Update: Story = {
  args: { rectifications: [UPDATE] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Actualització' })).toBeVisible();
    const line = canvasElement.querySelector('time')?.parentElement;
    await expect(line?.textContent).toBe('1\u00a0d’abril de 2026 · Nota de la redacció');
  },
};
export const Several: Story = { args: { rectifications: [ONE, COMPANY, UPDATE] } };
export const LongText: Story = {
  args: { rectifications: [{ ...ONE, text: Array.from({ length: 8 }, () => ONE.text).join('\n\n') }] },
};
/** Line breaks are kept; HTML is shown as text. */
export const AsWritten: Story = {
  args: {
    rectifications: [
      {
        ...ONE,
        text: 'Primer: <strong>no hi era</strong>.\r\nSegon: no ho vaig dir.\r\n\r\n<script>alert(1)</script> & prou.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=rectification] > p')).toHaveLength(2);
    await expect(canvasElement.querySelector('script, strong')).toBeNull();
    await expect(canvasElement).toHaveTextContent('<script>alert(1)</script> & prou.');
  },
};
/** A text in Arabic under a heading in Catalan. */
export const RightToLeftText: Story = {
  args: {
    rectifications: [
      {
        ...ONE,
        party: { name: 'ليلى بن عمر', isOrganization: false },
        text: 'لم أغادر الاجتماع يوم الثاني عشر من مارس، بل بقيت فيه حتى نهايته.\n\nولم تكن لي أي حصة في الشركة.',
      },
    ],
  },
};
export const Spanish: Story = {
  globals: { language: 'es' },
  args: {
    locale: localeOf('es'),
    rectifications: [
      { ...ONE, text: 'No es cierto que abandonara la reunión.' },
      { ...UPDATE, text: 'La Audiencia lo ha absuelto.' },
    ],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { locale: localeOf('en'), rectifications: [{ ...ONE, text: 'I did not leave the meeting.' }] },
};
/** The notice below the standfirst links past the lead picture to the texts above the article's own. */
export const BesideCorrections: Story = {
  args: { rectifications: [ONE, UPDATE] },
  ...inArticle({
    corrections: [{ id: '9', date: '2026-03-19T09:00:00+01:00', text: 'La reunió era dimarts.' }],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const way = canvas.getByRole('link', { name: 'Llegeix la rectificació' });
    const to = canvasElement.querySelector(way.getAttribute('href') ?? '');
    await expect(to).toHaveTextContent('Rectificació d’Aurèlia Pons');
    const own = canvas.getByRole('heading', { name: 'La notícia publicada' });
    const text = canvasElement.querySelector('[data-part=body]');
    const follows = (one: Element | null, other: Element | null) =>
      ((one?.compareDocumentPosition(other ?? document) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    await expect([follows(to, own), follows(own, text)]).toEqual([true, true]);
    const { height } = way.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
    await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(way).lineHeight));
  },
};
/**
 * Alone above the text it has the newspaper’s voice, like the text: no label says that the newspaper speaks
 * again.
 */
export const UpdateBeforeText: Story = {
  tags: ['!autodocs'],
  args: { rectifications: [UPDATE] },
  ...inArticle({ rectified: ['update'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'La notícia publicada' })).toBeNull();
  },
};
/** Without a picture there is one rule between byline and text, not two. */
export const WithoutPicture: Story = {
  tags: ['!autodocs'],
  args: { rectifications: [ONE] },
  ...inArticle({ lead: undefined, image: undefined }),
  play: async ({ canvasElement }) => {
    const byline = canvasElement.querySelector('[data-part=signed]') ?? canvasElement;
    await expect(getComputedStyle(byline).borderBlockEndWidth).toBe('0px');
    await expect(getComputedStyle(byline).borderBlockStartWidth).toBe('1px');
  },
};
/** A party named in the article can request one after its tags, through a full touch target. */
export const AskedFor: Story = {
  tags: ['!autodocs'],
  render: ({ locale }) => <Article locale={locale} content={CONTENT} rectifyHref="/rectificacio/" />,
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('link', { name: 'Demana una rectificació' });
    await expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const before = way.parentElement?.previousElementSibling;
    await expect(before?.matches('[data-part=chips]')).toBe(true);
  },
};
export const Gated: Story = inArticle({ gate: 'registered', condition: 'registered' });
export const Feature: Story = {
  args: { rectifications: [ONE] },
  ...inArticle({ articleNewsTypeEnum: 'longform' }),
};
export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { scheme: 'dark' },
  args: { rectifications: [ONE, UPDATE] },
};
