import type { Template } from '../../template';
import { retention } from './retention';

/** English page of privacy. */
export const privacy: Template = {
  intro: [
    'Which data of yours {site} processes, what for, on what legal basis and until when (Regulation (EU) 2016/679, articles\u00a013 and\u00a014).',
  ],
  sections: [
    {
      id: 'resum',
      heading: 'In short',
      body: [
        {
          facts: [
            { name: 'Controller', text: '{publisher}' },
            { name: 'Purpose', text: 'To show you {site} and to protect it from abuse.' },
            {
              name: 'With your account',
              when: 'users',
              text: 'To open and keep the account, to send you what you ask for and to publish what you write.',
            },
            {
              name: 'On what legal basis',
              text: 'What we agree with you, your consent, our legitimate interest and what the law obliges us to: below, case by case.',
            },
            {
              name: 'Who gets them',
              text: 'The providers that we need to give you the service, and those to whom the law obliges us to give them.',
            },
            {
              name: 'Your rights',
              text: 'To see your data, correct them, erase them, take them with you, restrict their use or object to it, write to {privacyEmail}.',
            },
          ],
        },
      ],
    },
    {
      id: 'responsable',
      heading: 'Who answers for it',
      body: [
        'The controller is {publisher}.',
        { insert: 'publisher' },
        { when: 'dataOfficer', text: 'It has a data protection officer, {dataOfficer}: {privacyEmail}.' },
        {
          when: 'shared',
          text: 'Accounts are those of the whole group: the same one works on {sharedSites}, with the same data.',
        },
      ],
    },
    {
      id: 'finalitats',
      heading: 'What for, and on what legal basis',
      body: [
        {
          facts: [
            {
              name: 'Your account',
              when: 'ownAccounts',
              text: 'Username, email address, password (kept in a way that nobody can read), date of birth and what you add, to open and keep it for you. It is necessary for what you agree with us (article\u00a06.1.b).',
            },
            {
              name: 'Your account',
              when: 'identityProvider',
              text: 'An identity provider checks who you are and gives us your identifier, your name and your email address, to keep you logged in. It is necessary for what you agree with us (article\u00a06.1.b).',
            },
            {
              name: 'Logging in with {socialNames}',
              when: 'social',
              text: 'Only if you choose to. They give us your identifier and, if they have them and you allow it, your email address, your name and your picture: that is where we get them from (article\u00a014). They know that you have logged in here. It is necessary to open your account (article\u00a06.1.b).',
            },
            {
              name: 'Checking that you are a person',
              when: 'captcha',
              text: 'When you register, {captchaName} gets your IP address and data of your browser, only if you press to take the check. We have a legitimate interest in preventing accounts from being opened in bulk (article\u00a06.1.f).',
            },
            {
              name: 'What you save and follow',
              when: 'users',
              text: 'The contents that you save and the authors that you follow, to show them to you (article\u00a06.1.b).',
            },
            {
              name: 'Newsletters',
              when: 'newsletters',
              text: 'Your email address, only if you have confirmed it. With your consent, which you can withdraw at any time (article\u00a06.1.a). If emails come back, or you mark them as junk mail, we stop sending them and remember not to write to you. We do not know whether you open them.',
            },
            {
              name: 'Offers and promotions',
              when: 'commercial',
              text: 'Your email address, only if you have ticked it. With your consent, which you can withdraw in your account (article\u00a06.1.a).',
            },
            {
              name: 'Comments, questions, votes and submissions',
              when: 'users',
              text: 'What you write, vote for and send, and when, to publish or count it. It is necessary to give you the service (article\u00a06.1.b). The reason why it was held or taken down, and your appeal, because the law obliges us to explain it (article\u00a06.1.c).',
            },
            {
              name: 'Rectifications and updates',
              text: 'What you ask for and what you base it on, your name and your email address, to decide and to answer you: the law obliges us to (article\u00a06.1.c). The text is published with the name of the person or organisation concerned.',
            },
            {
              name: 'Messages to the newsroom',
              when: 'contact',
              text: 'What you write to us, your name and your email address, to be able to answer you. We have a legitimate interest in answering whoever writes to us (article\u00a06.1.f).',
            },
            {
              name: 'Security',
              when: 'users',
              text: 'Which devices you log in from, and a code computed from the network from which somebody rates, votes or reads, which we keep for {keptNetwork} at most. We have a legitimate interest in preventing anybody from logging in as you or voting twice (article\u00a06.1.f).',
            },
            {
              name: 'Security',
              when: 'noAccounts',
              text: 'A code computed from the network from which somebody votes or reads, which we keep for {keptNetwork} at most. We have a legitimate interest in preventing anybody from voting twice (article\u00a06.1.f).',
            },
            {
              name: 'How often each story is read',
              text: 'We count readings, not readers: who reads is not kept.',
            },
            {
              name: 'What is not open to everybody',
              when: 'metered',
              text: 'Which stories for subscribers you have read this month, by your account or, without one, by a number of your browser that does not say who you are. We count them to offer you {monthly} a month without a subscription. It is necessary to give you the service (article\u00a06.1.b).',
            },
            {
              name: 'Subscriptions',
              when: 'paywall',
              text: 'What you have bought, from when and until when, to open what you pay for. Its seller, who charges you and has your payment data, tells us: we do not see your card. It is necessary for the contract (article\u00a06.1.b).',
            },
            {
              name: 'Invoices',
              when: 'soldHere',
              text: 'What you have paid, because tax and commercial law oblige us to (article\u00a06.1.c).',
            },
            {
              name: 'Gifted stories',
              when: 'gifts',
              text: 'Who gives them and how many readers have used them, without knowing who those without an account are (article\u00a06.1.b).',
            },
            {
              name: 'Cookies that need your permission',
              when: 'offersChoices',
              text: 'With your consent, which you can withdraw at the foot of each page (article\u00a06.1.a): [cookies]({cookies}). We keep a record of what you decide, without your name or IP address, because we have to be able to show it (article\u00a06.1.c).',
            },
            {
              name: 'News',
              text: 'The newsroom processes the data of people in the news to inform (article\u00a085 of the same regulation): [{correctionsTitle}]({corrections}).',
            },
          ],
        },
        {
          when: 'ownAccounts',
          text: 'Without a username, an email address, a password and a date of birth we cannot open an account for you. All else is voluntary.',
        },
      ],
    },
    {
      id: 'automatic',
      heading: 'What a program decides',
      body: [
        {
          when: 'users',
          text: 'A program checks comments by fixed rules, and can make one wait or not be published: [which they are and how to appeal]({moderationPath}). You can always ask for a person to look at it (article\u00a022).',
        },
        {
          when: 'metered',
          text: 'Another counts the stories for subscribers that you have read in the month.',
        },
        'We make no profiles of you and do not choose stories by who you are.',
        {
          when: 'advertising',
          text: 'Advertising companies can do so, but only if you allow it on the page of [cookies]({cookies}).',
        },
      ],
    },
    retention,
    {
      id: 'eliminacio',
      heading: 'If you delete your account',
      when: 'ownAccounts',
      body: [
        'Your data, what you have saved, whom you follow, your ratings and your sessions are deleted, and you no longer get newsletters. Children’s accounts linked to yours are deleted with it.',
        'Your comments, your questions and the photos that we published are not deleted: they stay without your username, but photos keep the name you signed them with. If you do not want that, withdraw them first, or write to {privacyEmail}.',
      ],
    },
    {
      id: 'destinataris',
      heading: 'Who gets them',
      body: [
        'The providers that process data for us and as we instruct them (article\u00a028):',
        { insert: 'processors' },
        {
          when: 'soldHere',
          text: 'Stripe takes the payment for subscriptions and is itself the controller of the payment data.',
        },
        {
          when: 'offersChoices',
          text: 'The companies listed on the [cookies page]({cookies}), only if you consent.',
        },
        'Judges, the police and other authorities, when the law obliges us to.',
        'If one of them is outside the European Economic Area, the list says what protects your data there (articles\u00a045 and\u00a046).',
      ],
    },
    {
      id: 'drets',
      heading: 'Your rights',
      body: [
        'You can see your data, correct them, take them with you in a file, object to their processing, restrict it and erase them. You can withdraw your consent at any time: what was done before remains valid.',
        {
          when: 'users',
          text: 'You can do almost all of it from your profile. For the rest, write to {privacyEmail}.',
        },
        { when: 'noAccounts', text: 'To exercise them, write to {privacyEmail}.' },
        'We answer within a month at most. If we have to, we ask you to show who you are.',
        'If you think that we do not do it well, you can complain to the supervisory authority: [{authority}]({authorityUrl}).',
      ],
    },
    {
      id: 'menors',
      heading: 'Children',
      when: 'ownAccounts',
      body: [
        'To open an account you must be {minAge} or older. Younger readers can have one with the permission of a parent or guardian, who consents for them.',
        'The parent or guardian can see and change the data of the child’s account and delete the account, and withdraw their permission at any time: everything is then deleted. They do it from their profile or by writing to {privacyEmail}. [What families need to know]({guardiansPath}).',
        {
          when: 'decidesLater',
          text: 'From {childAge} on, children can decide for themselves (article\u00a07 of Spain’s Organic Act 3/2018).',
        },
      ],
    },
  ],
};
