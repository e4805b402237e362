import { type ReaderConsent, readerConsentWords } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { AccountConsents, CONSENTS_STATUSES } from './AccountConsents';

const SITE = { name: 'El Far', language: 'ca', publisher: { name: 'Edicions Garbinada, SL' } } as const;
const given = (over: Pick<ReaderConsent, 'kind'> & Partial<ReaderConsent>): ReaderConsent => ({
  newsletter: '',
  version: '2026-03-01',
  words: readerConsentWords(over.kind, SITE, 'Bon dia, Port Savina'),
  givenAt: '2026-03-18T09:30:00+01:00',
  withdrawnAt: null,
  ...over,
});
const OFFERS = given({ kind: 'commercial' });
const BASIC = [
  given({ kind: 'newsletter', newsletter: 'bon-dia' }),
  given({ kind: 'privacy' }),
  given({ kind: 'terms' }),
];

const meta = {
  title: 'Readers/Account/AccountConsents',
  component: AccountConsents,
  args: {
    consents: [OFFERS, ...BASIC],
    commercial: OFFERS.words,
    action: '#consents',
    newslettersHref: '#newsletters',
    onDecide: fn(),
  },
  argTypes: { status: { control: 'select', options: CONSENTS_STATUSES } },
  parameters: guide({
    use: 'In the profile area: what the reader agreed to or was informed of, word for word and since when.',
    avoid: 'For cookies and others: the choices at the foot of each page.',
    anatomy: {
      'account-consents': 'the whole',
      consents: 'the list',
      consent: 'one of them: its words, its date, and what can be done about it',
      facts: 'since when, and the version of the words',
    },
    keyboard: {
      Tab: 'goes to the decision about offers, to the newsletters',
      Enter: 'gives or withdraws the consent; follows the link',
    },
    accessibility:
      'A list under its heading; a decision that could not be kept is an alert, one that is kept a status.',
  }),
} satisfies Meta<typeof AccountConsents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retira-ho' }));
    await expect(args.onDecide).toHaveBeenCalledWith(false);
  },
};
export const NeverGiven: Story = {
  parameters: { picture: true },
  args: { consents: BASIC },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accepta-ho' }));
    await expect(args.onDecide).toHaveBeenCalledWith(true);
  },
};
/** On the first consent, the focus stays on the pressed button. */
export const GivenNow: Story = {
  tags: ['!autodocs'],
  args: { consents: BASIC },
  render: function GivingNow(args) {
    const [consents, setConsents] = useState(args.consents);
    return <AccountConsents {...args} consents={consents} onDecide={() => setConsents([OFFERS, ...BASIC])} />;
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Accepta-ho' });
    await userEvent.click(button);
    await expect(within(canvasElement).getByRole('button', { name: 'Retira-ho' })).toBe(button);
    await expect(button).toHaveFocus();
  },
};
export const Withdrawn: Story = {
  args: {
    consents: [
      { ...OFFERS, withdrawnAt: '2026-04-02T12:00:00+02:00' },
      given({ kind: 'newsletter', newsletter: 'bon-dia', withdrawnAt: '2026-04-02T12:00:00+02:00' }),
      ...BASIC.slice(1),
    ],
  },
};
export const Failed: Story = { args: { status: 'failed' } };
/** Without JavaScript the page says that the decision has been saved. */
export const Saved: Story = {
  parameters: { picture: true },
  args: { status: 'saved', savedId: 'consents-saved' },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByRole('status');
    await expect(said).toHaveTextContent('La teva decisió s’ha desat.');
    await expect(said).toHaveAttribute('id', 'consents-saved');
  },
};
/** A publisher without commercial email, and terms accepted before their wording was stored. */
export const TermsAlone: Story = {
  args: { consents: [given({ kind: 'terms', words: '', version: '' })], commercial: undefined },
};
