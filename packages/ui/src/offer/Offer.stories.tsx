import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide } from '../fixtures/guide';
import { Offer, OfferList } from './Offer';

const MONTH = {
  id: 'mensual',
  name: 'Mensual',
  price: '6 €',
  per: 'al mes',
  description: 'Tot El Far, sense límit d’articles, mes a mes.',
  terms: 'Impostos inclosos. Sense data de fi: es cobra cada mes fins que la cancel·lis.',
} as const;
const YEAR = {
  id: 'anual',
  name: 'Anual',
  price: '60 €',
  per: 'l’any',
  saving: 'Estalvies 12 € l’any',
  description: 'Tot El Far per un any, sense límit d’articles.',
  terms: 'Impostos inclosos. Es renova cada any, fins que la cancel·lis. T’avisem per correu 30 dies abans.',
  isRecommended: true,
} as const;
const pay = <Button type="submit">Subscriu-t’hi amb obligació de pagament</Button>;

const meta = {
  title: 'Readers/Account/Offer',
  component: Offer,
  args: { ...MONTH, children: pay },
  parameters: guide({
    use: 'On the page where subscriptions are offered, each with its whole price.',
    avoid: 'For what leads there from a closed text: RegistrationGate and Paywall.',
    anatomy: {
      'offer-list': 'all that is offered',
      offer: 'one of them',
      price: 'the whole price, and what it is for',
      includes: 'what it includes',
      saving: 'what it costs less than another one that has the same',
    },
    keyboard: { Tab: 'goes to the way to pay of each' },
    accessibility: 'Each is an article under its name; the price is read as one sentence.',
  }),
} satisfies Meta<typeof Offer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Recommended: Story = { args: YEAR };
/** An offer that cannot be bought here says so in place of its button. */
/** With a list of its contents. */
export const Included: Story = {
  args: {
    ...YEAR,
    includes: ['Tots els articles reservats, sense comptar-los', 'Cinc articles per regalar cada mes'],
  },
};
export const NotSold: Story = { args: { children: <p>Ara mateix no es pot comprar aquí.</p> } };
export const PriceOnly: Story = { args: { description: undefined } };
export const Two: Story = {
  parameters: { picture: true },
  render: () => (
    <OfferList>
      <Offer {...YEAR}>{pay}</Offer>
      <Offer {...MONTH}>{pay}</Offer>
    </OfferList>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};
export const Phone: Story = {
  ...Two,
  parameters: { ...Two.parameters, picture: true },
  play: async () => undefined,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const LongWords: Story = {
  args: {
    name: 'Desinstitucionalització intercomarcal',
    price: '1.234.567,89 €',
    per: 'cada desenvolupament socioeconòmic',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { ...Two, globals: { dir: 'rtl' } };
