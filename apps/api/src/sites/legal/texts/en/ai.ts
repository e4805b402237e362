import type { Template } from '../../template';

/** English rules on artificial intelligence. */
export const ai: Template = {
  intro: [
    'What {site} does with tools of artificial intelligence, what it never does and who answers for it.',
  ],
  sections: [
    { id: 'usos', heading: 'What we use it for', body: [{ insert: 'aiUses' }] },
    { id: 'mai', heading: 'What we do not do', body: [{ insert: 'aiNever' }] },
    {
      id: 'responsable',
      heading: 'Who answers for it',
      body: [{ insert: 'aiAnswers' }, 'For questions or complaints, write to {readersEmail}.'],
    },
    {
      id: 'programa',
      heading: 'The website',
      body: [
        'The software that publishes {site} uses no artificial intelligence: it sorts and searches stories by fixed rules, the same for everybody.',
        {
          when: 'users',
          text: 'Comments are checked by fixed rules and looked at by people: [how we apply them]({moderationPath}).',
        },
      ],
    },
    {
      id: 'altres',
      heading: 'What other companies do',
      body: ['The [legal notice]({machinesPath}) says whether others may train models with what we publish.'],
    },
  ],
};
