import type { LegalTexts } from './pages';

/** English texts of the pages that the law asks of a site. */
export const en: LegalTexts = {
  pages: {
    notice: {
      title: 'Legal notice',
      short: 'Legal notice',
      intro:
        'What Spain’s Act 34/2002 on services of the information society (article\u00a010) wants you to know about who publishes {site}.',
      sections: [
        {
          heading: 'Texts and pictures',
          text: [
            'They belong to {publisher} or to whoever signs them. You can link to them and quote them with their source. To reproduce them whole, ask {email}.',
          ],
        },
        {
          heading: 'What readers write',
          text: [
            'Comments and submissions belong to whoever makes them. If one is illegal, report it there or write to {email}: we tell you what we decided and why, and you can appeal.',
          ],
        },
        {
          heading: 'Mistakes',
          text: ['If a story is wrong, write to {email}. What we correct, we say in the story itself.'],
        },
      ],
    },
    privacy: {
      title: 'Privacy',
      short: 'Privacy',
      intro:
        'Which data of yours {site} processes, what for and until when (Regulation 2016/679, article\u00a013). {publisher} answers for all of it.',
      sections: [
        {
          heading: 'What for, and by what right',
          text: [
            'Your account: username, email and what you add, to open and keep it for you. We need it for what you agree with us.',
            'Newsletters: your email address, only if you confirmed it. With your consent, which you can withdraw at any time. If letters come back, or you mark them as spam, we send no more of them and remember not to write to you.',
            'Offers and promotions: your email address, only if you ticked that. By your consent, which you can withdraw in your account.',
            'Comments, questions, votes and submissions: what you write and when, to publish it. We need it to offer you the service.',
            'Messages to the newsroom: what you write to us, so that we can answer.',
            'Safety: which devices you log in from and, for two days at most, which network a rating, a vote or a reading comes from. It is our legitimate interest that nobody logs in as you or votes twice.',
          ],
        },
        {
          only: 'paywall',
          heading: 'What is not open to everybody',
          text: [
            'The month’s stories: which of them you read, by your account or, without one, by a number of your browser that does not say who you are. We count them to offer you some without a subscription, and forget them two days after the month ends.',
            'Subscriptions: what you have, since when and until when, to open what you pay for. Whoever sold it to you tells us; they take the payment and have its data, and you see their name before you pay (Stripe, if you pay from here). We do not see those data.',
            'Stories given away: who gives them and how many readers used them, without knowing who those without an account are.',
          ],
        },
        {
          heading: 'Until when',
          text: [
            'Your account and what you save, until you delete it; thirty days if nobody confirms its email. Sessions, thirty days after your last visit. Messages to the newsroom, sixty days. The record of what you accept about cookies, three years, without your name or internet address.',
            'If you delete an account that was suspended from commenting or has voted in a poll, or change its email address, we keep a code computed from the address that it leaves, not the address itself, so that nobody can dodge a suspension or vote twice. We keep it for two years; the one for a vote, for ninety days after the poll ends, and two years at most. Both are kept to the end of that month.',
          ],
        },
        {
          heading: 'Who receives them',
          text: [
            'Nobody who is not needed for the site to work. Services of other companies receive something only when you consent: they are on the page of cookies.',
          ],
        },
        {
          heading: 'Your rights',
          text: [
            'You can see your data, correct them, take them away in a file, object to their use, restrict it and erase them: from your profile, or by writing to {privacyEmail}.',
            'If our answer is not good enough, you can complain to the Spanish Data Protection Agency (aepd.es).',
          ],
        },
        {
          heading: 'Children',
          text: [
            'To open an account you must be {minAge}. Whoever is younger can have one with the permission of a guardian, who can withdraw it.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies',
      short: 'Cookies',
      intro:
        'Everything that {site} may keep in your browser. Nothing is kept before you do what it is for. Reading what is open to everybody leaves no cookie. The last pages that you read are kept there, and only there, so that you have them without a connection.',
      sections: [
        {
          heading: 'How to change it',
          text: [
            'Cookie preferences are at the foot of each page, if the site asks permission for anything. Without JavaScript nothing is done that needs permission, and the preferences are not there. You can also delete everything from your browser.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Accessibility statement',
      short: 'Accessibility',
      intro:
        '{publisher} wants everybody to be able to read {site}. This statement follows the European model (Implementing Decision 2018/1523).',
      sections: [
        {
          heading: 'Compliance status',
          text: [
            '{site} is partially compliant with EN\u00a0301\u00a0549 and with WCAG 2.2, level AA, due to the exceptions below.',
          ],
        },
        {
          heading: 'What is not accessible',
          text: [
            'Live video and some of the videos and audio have no captions or transcript.',
            'Players and posts of other services are as those make them.',
            'Pictures sent by readers may have no description.',
          ],
        },
        {
          heading: 'How we looked at it',
          text: [
            'We assessed it ourselves, with automatic checks of each component and each type of page, and by walking through it with the keyboard. Last review: {reviewed}.',
          ],
        },
        {
          heading: 'Tell us what fails',
          text: [
            'Write to {email} if there is something you cannot use, or if you need it in another format. If we do not answer, or the answer does not help, you can complain to the consumer authority in charge of Act 11/2023.',
          ],
        },
      ],
    },
  },
  facts: {
    name: 'Owner',
    taxId: 'Tax number',
    address: 'Address',
    registry: 'Register',
    email: 'Email',
    phone: 'Telephone',
    dataProtection: 'Data protection',
    principles: 'Principles of the newsroom',
  },
  cookies: {
    caption: 'What may be kept in your browser',
    groups: {
      session: 'Your session',
      safety: 'Safety',
      closed: 'Reserved articles',
      choices: 'What you have chosen',
      drafts: 'What you are writing',
      offline: 'Reading without a connection',
      measuring: 'Audience measurement',
      ads: 'Advertising',
    },
    stores: { cookie: 'Cookie', local: 'Local storage', session: 'Storage of the tab', cache: 'Cache' },
    purposes: {
      login: 'To keep you logged in',
      safety:
        'To know the browser again, so that nobody logs in as you or votes twice, and to count the month’s stories',
      entry: 'To remember for a moment that you have just come in',
      gift: 'To open the article that somebody gave you',
      meter: 'To know of each closed story that you open whether you may read it',
      version: 'To remember which version of the messages about subscriptions you try',
      consent: 'To remember what you accepted',
      desk: 'The session of who works in the newsroom',
      look: 'The light or dark theme and the contrast that you chose',
      player: 'The captions that you chose',
      draft: 'What you began to write, until you send it',
      alerts: 'The alerts that you have seen',
      embeds: 'Whose players you want to see without being asked',
      measuring: 'Measuring the audience, only if you agree',
      ads: 'Showing you advertising and counting it, only if you agree',
      offline: 'The pages that you have read, so that you can read them without a connection',
    },
    days: 'Up to {days} days',
    oneDay: 'Up to a day',
    untilRemoved: 'Until it is deleted',
    untilClosed: 'Until you close the tab',
    untilEnded: 'Until you close the browser',
    tools: 'Tools that measure, only if you agree',
    toolsText:
      'They know which pages are opened and what is done there: saving, sharing, commenting, voting. They do not know what you write or search for.',
    ownTool: 'Own server',
    partners: 'Other companies, only with your consent',
    noPartners: '{site} gives nothing to any other company. That is why it asks permission for nothing.',
    framework:
      'And {vendors} companies of IAB Europe’s Transparency and Consent Framework (manager no. {cmpId}). You find them one by one, with what they ask and their policies, in the cookie preferences at the foot of each page.',
  },
};
