import type { Template } from '../../template';

/** English page of cookies. */
export const cookies: Template = {
  intro: [
    'Everything that {site} can keep in your browser, what for and until when. Reading what is open to everybody leaves no cookie: they come when you do something that needs them.',
    {
      when: 'asksFirst',
      text: 'Until you decide what you accept, reading what is open to everybody keeps nothing in your browser, neither cookies nor pages.',
    },
  ],
  sections: [
    { id: 'desat', heading: 'What can be kept in your browser', body: [{ insert: 'stored' }] },
    {
      id: 'sense-connexio',
      heading: 'Reading offline, only if you turn it on',
      when: 'readsOffline',
      body: [
        'Until you turn on [reading offline]({offlinePath}), no page is kept. Once you do, your browser keeps the program that shows them, the front page and the last pages that you read: {offlineRead} at most, with {offlineMegabytes}\u00a0MB of pictures and other files at most.',
        {
          when: 'users',
          text: 'Of the stories saved in your account you can also keep {offlineSaved}, at most, on the device. Logging out deletes the pages that are kept.',
        },
        'When new pages come, the oldest are deleted. Turning it off, on the same page, deletes everything at once. The pages stay in your browser and nobody else gets them: keeping them is necessary for the service that you asked for, and serves nothing else (article\u00a022.2 of Spain’s Act 34/2002).',
      ],
    },
    {
      id: 'eines',
      heading: 'Measurement tools, only if you accept them',
      when: 'analytics',
      body: [
        'They know which pages are opened and what is done there: saving, sharing, commenting, voting. They do not know what you write or search for.',
        { insert: 'tools' },
      ],
    },
    {
      id: 'empreses',
      heading: 'Other companies, only if you consent',
      body: [
        { insert: 'partners' },
        {
          when: 'noPartners',
          text: '{site} sends no data from your browser to any other company. That is why it asks for no permission.',
        },
        {
          when: 'framework',
          text: 'And {vendors} companies in IAB Europe’s Transparency and Consent Framework (consent manager no. {cmpId}). You can find each of them, with what they ask for and their policy, in the cookie preferences at the foot of each page.',
        },
      ],
    },
    {
      id: 'publicitat',
      heading: 'The ads',
      when: 'ownAds',
      body: [
        'Ads that {site} serves go by page and place, the same for everybody: they do not look at who you are and leave nothing in your browser.',
      ],
    },
    {
      id: 'canvis',
      heading: 'How to change your choices',
      body: [
        {
          when: 'offersChoices',
          text: 'The cookie preferences are at the foot of each page: you can change or withdraw what you accepted. We remember it for {consentDays}. Without JavaScript nothing is done that needs permission, and the preferences do not appear.',
        },
        'You can also delete everything from your browser.',
      ],
    },
  ],
};
