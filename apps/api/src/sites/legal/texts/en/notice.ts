import type { Template } from '../../template';

/** English legal notice. */
export const notice: Template = {
  intro: [
    'What Spain’s Act 34/2002 on information society services (article\u00a010) requires us to tell you about who publishes {site}.',
  ],
  sections: [
    {
      id: 'editor',
      heading: 'Who publishes {site}',
      body: [
        { insert: 'publisher' },
        { insert: 'broadcaster', when: 'broadcaster' },
        { when: 'principles', text: 'The newsroom works by its [principles]({principlesUrl}).' },
        'Who owns the company, and which public money it gets: [{ownersTitle}]({owners}).',
      ],
    },
    {
      id: 'contacte',
      heading: 'Where to write to us',
      body: [
        'These are the points of contact that Regulation (EU) 2022/2065 on digital services asks for (articles\u00a011 and\u00a012):',
        { insert: 'contactPoints' },
        { when: 'contact', text: 'Readers can also use the [contact form]({contactPath}).' },
      ],
    },
    {
      id: 'autors',
      heading: 'Texts and pictures',
      body: [
        'They belong to {publisher} or to the people credited with them. You can link to them, and quote them if you name the source. To reproduce them in full, ask {email}.',
      ],
    },
    {
      id: 'maquines',
      heading: 'What automated programs may do',
      body: [
        {
          when: 'reserved',
          text: '{publisher} reserves its rights over text and data mining of everything that {site} publishes: without permission nobody may extract or copy it with machines, nor to train models of artificial intelligence (article\u00a067 of Spain’s Royal Decree-law 24/2021 and article\u00a04 of Directive 2019/790). The reservation does not touch what the law allows to scientific research. Each page tells machines so too, and so does the [declaration for machines]({tdmPath}).',
        },
        {
          when: 'miningAllowed',
          text: '{publisher} does not reserve its rights over text and data mining of what {site} publishes: it may be extracted and analysed with machines, as article\u00a067 of Spain’s Royal Decree-law 24/2021 and article\u00a04 of Directive 2019/790 say.',
        },
        {
          when: 'miningPolicy',
          text: 'The terms on which it may be done: [licence for text and data mining]({miningPolicy}).',
        },
        {
          when: 'crawlersRefused',
          text: 'We ask crawlers of artificial intelligence companies not to read {site}.',
        },
        {
          when: 'crawlersSearch',
          text: 'Crawlers of search engines and assistants that answer questions and name the source may read {site}. We ask those that gather texts to train models not to.',
        },
        { when: 'crawlersAllowed', text: 'Crawlers of artificial intelligence companies may read {site}.' },
      ],
    },
    {
      id: 'lectors',
      heading: 'What readers write',
      when: 'users',
      body: [
        'Comments and submissions belong to whoever makes them. The rules, how we apply them and how to report what is illegal are in the [terms of use]({terms}).',
      ],
    },
    {
      id: 'errors',
      heading: 'If we are wrong',
      body: [
        'How to ask us to correct a story, and what the right of rectification is: [{correctionsTitle}]({corrections}).',
      ],
    },
    {
      id: 'consum',
      heading: 'Consumer complaints',
      when: 'sells',
      body: [{ insert: 'consumers' }, 'You can also go to the consumer office of your town or region.'],
    },
  ],
};
