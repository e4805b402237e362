import type { Template } from '../../template';

/** English accessibility statement. */
export const accessibility: Template = {
  intro: [
    '{publisher} wants everybody to be able to read {site}. This statement says which service it is, how it is used and how it meets the requirements of Spain’s Act 11/2023 (annex\u00a0V), and follows the European model (Implementing Decision 2018/1523).',
  ],
  sections: [
    {
      id: 'servei',
      heading: 'Which service it is',
      body: [
        '{site} publishes news on the web: texts, photos, videos and audio, which are searched, filed under sections and read without an account, except what says that it is for readers with one.',
        { when: 'broadcaster', text: 'It also broadcasts live and offers its programmes on demand.' },
        { when: 'users', text: 'With an account you can save stories, comment and take part.' },
        {
          when: 'soldHere',
          text: 'The subscriptions that we sell are chosen, managed and cancelled here; you pay on the payment provider’s page.',
        },
        {
          when: 'soldElsewhere',
          text: 'Subscriptions bought at {soldAtHosts} are paid, changed and cancelled with their seller.',
        },
        'Each page has a title, regions and headings, and a link at its start that skips to the content. Forms say what is missing in each field.',
      ],
    },
    {
      id: 'compliment',
      heading: 'Compliance',
      body: [
        {
          when: 'statusFull',
          text: '{site} complies with EN\u00a0301\u00a0549 and with WCAG 2.2, level AA.',
        },
        {
          when: 'statusPartial',
          text: '{site} complies partially with EN\u00a0301\u00a0549 and with WCAG 2.2, level AA, because of the exceptions that follow.',
        },
        {
          when: 'statusNone',
          text: '{site} does not yet comply with EN\u00a0301\u00a0549 or WCAG 2.2, level AA.',
        },
        { insert: 'evaluation' },
      ],
    },
    { id: 'excepcions', heading: 'What is not accessible', body: [{ insert: 'exceptions' }] },
    {
      id: 'requisits',
      heading: 'What has been done',
      body: [
        {
          list: [
            'Everything can be done with the keyboard alone, and the focus is always visible.',
            'Texts have enough contrast, by day and by night, and you can choose more of it.',
            'Text can be enlarged without losing anything and without scrolling sideways.',
            'Nothing moves if your system asks for less motion.',
            'Pages can be read, and forms sent, without JavaScript.',
            'Subtitles of the videos that have them can be changed in size and colour.',
          ],
        },
      ],
    },
    {
      id: 'avis',
      heading: 'Tell us what does not work',
      body: [
        'Write to {email} if there is something that you cannot use, or if you want it in another format.',
        { insert: 'authority' },
      ],
    },
  ],
};
