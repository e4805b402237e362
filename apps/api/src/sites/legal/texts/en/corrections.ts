import type { Template } from '../../template';

/** English page of corrections and the right of rectification. */
export const corrections: Template = {
  intro: [
    'At {site} we make mistakes, and want to know of them. Here are the two ways to ask for them to be mended: a correction, which anybody can ask for, and a rectification, which is a right of whoever is named in a story.',
  ],
  sections: [
    {
      id: 'correccions',
      heading: 'Corrections',
      body: [
        'Write to {readersEmail} and say which story it is, what is wrong and how you know.',
        { when: 'contact', text: 'You can also use the [contact form]({contactPath}).' },
        'When we correct a story, we say so in the story itself, above the text and with the date. When a story is withdrawn, its address says so.',
      ],
    },
    {
      id: 'rectificacio',
      heading: 'Right of rectification',
      body: [
        'If something published about you is not accurate and may harm you, you have a right to have your rectification published, whether you are a person or an organisation (Spain’s Organic Act 2/1984).',
        {
          list: [
            'Ask for it with [this form]({rectificationPath}), or at {email}, within {askDays} calendar days after it was published. We read one that comes later too, and decide whether to publish it.',
            'Say which story it is and which facts you want to rectify. Your text must keep to the facts and not be much longer than what it rectifies, unless it has to be.',
            'We publish it within {publishDays} days after we get it, whole, without comments and as prominently. On the web, the earlier story bears a visible notice that leads to the rectification (article\u00a085 of Organic Act 3/2018).',
            'If we do not, or do not publish it as we should, you can go to court within the next {courtDays} working days.',
          ],
        },
      ],
    },
    {
      id: 'actualitzacio',
      heading: 'Stories that are out of date',
      body: [
        'If what happened later concerns you and the story no longer says how things are, you can ask for it to bear a notice of update: for instance, if a court has found for you (article\u00a086 of Organic Act 3/2018). Ask for it with [the same form]({rectificationPath}), or at {email}, and say what you base it on. We decide within {updateTerm}, and tell you why.',
      ],
    },
    {
      id: 'dades',
      heading: 'Your data in a story',
      body: [
        'If you think that your data should not be in a story, or that search engines should not lead to it by your name, write to {privacyEmail}. In each case we weigh your right against that of readers to be informed.',
      ],
    },
  ],
};
