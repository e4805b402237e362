import type { Template } from '../../template';

/** Strings for the page on the site’s owner. */
export const owners: Template = {
  intro: [
    'Who publishes {site}, who owns the company and what public authorities pay it (Regulation (EU) 2024/1083, the European Media Freedom Act, article\u00a06).',
  ],
  sections: [
    {
      id: 'empresa',
      heading: 'The company',
      body: [
        { insert: 'publisher' },
        { when: 'inGroup', text: 'It also publishes {groupSites}.' },
        { insert: 'broadcaster', when: 'broadcaster' },
      ],
    },
    {
      id: 'propietaris',
      heading: 'Owners',
      body: [
        'Whoever has, directly or through others, a share by which they can influence the company.',
        { insert: 'owners' },
      ],
    },
    {
      id: 'titulars',
      heading: 'Beneficial owners',
      body: ['The people to whom it belongs in the end, or who control it.', { insert: 'beneficialOwners' }],
    },
    {
      id: 'publicitat-publica',
      heading: 'State advertising',
      body: [
        'What public authorities and public companies pay for advertising each year.',
        { insert: 'stateAdvertising' },
      ],
    },
    {
      id: 'independencia',
      heading: 'The newsroom',
      when: 'principles',
      body: ['The newsroom decides what to publish according to its [principles]({principlesUrl}).'],
    },
  ],
};
