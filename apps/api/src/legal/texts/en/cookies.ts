import type { Template } from '../../template';

/** English page of cookies. */
export const cookies: Template = {
  intro: [
    'Everything that {site} can keep in your browser, what for and until when. Reading what is open to everybody leaves no cookie: they come when you do something that needs them.',
    {
      when: 'asksFirst',
      text: 'Until you decide what you accept nothing is kept. After that, whether you accept or not, the browser keeps the last pages that you read, so that you have them offline.',
    },
    {
      when: 'readsOffline',
      text: 'From the first visit on, the browser keeps the last pages that you read, so that you have them offline.',
    },
    'Those pages stay in your browser and nobody else gets them. We do not ask for permission because nothing can be read offline unless it is kept, and they serve nothing else (article\u00a022.2 of Spain’s Act 34/2002). You can delete them at any time with the data of your browser.',
  ],
  sections: [
    { id: 'desat', heading: 'What can be kept in your browser', body: [{ insert: 'stored' }] },
    {
      id: 'eines',
      heading: 'Tools that measure, only if you accept',
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
          text: '{site} gives nothing to any other company from your browser. That is why it asks you for no permission.',
        },
        {
          when: 'framework',
          text: 'And {vendors} companies of the transparency and consent framework of IAB Europe (manager no. {cmpId}). You find each of them, with what they ask for and their policy, in the cookie preferences at the foot of each page.',
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
      heading: 'How you change it',
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
