import type { Template } from '../../template';

/** English terms of use, with the rules of participation. */
export const terms: Template = {
  intro: [
    'What you can expect of {site} and what we expect of you. It is an agreement between you and {publisher}, which publishes {site} ([who that is]({notice})).',
  ],
  sections: [
    {
      id: 'acord',
      heading: 'The agreement',
      body: [
        'To read {site} you do not have to accept anything. Texts and pictures belong to somebody: what you can do with them is in the [legal notice]({notice}).',
        {
          when: 'users',
          text: 'By opening an account you accept these terms. We keep which version you accepted, and when.',
        },
        { when: 'sells', text: 'What you buy has [terms of its own]({sale}) as well.' },
        'If we change them, the new version carries a new date, and earlier ones can be read at the foot of this page.',
      ],
    },
    {
      id: 'compte',
      heading: 'Your account',
      when: 'users',
      body: [
        {
          when: 'ownAccounts',
          text: 'To open an account you must be {minAge} or older. An adult can open another one, under their own, for somebody under {adultAge} in their care: [what families need to know]({guardiansPath}).',
        },
        {
          when: 'ownAccounts',
          text: 'We ask for a username, an email address and a password. If nobody confirms the address, the account is deleted after {keptUnconfirmedAccount}.',
        },
        {
          when: 'identityProvider',
          text: 'Accounts of {site} are kept by an identity provider: you register there, on its terms. You must be {minAge} or older.',
        },
        { when: 'shared', text: 'The same account works on {sharedSites}.' },
        'It is personal: do not give the password to anybody. If you think that somebody knows it, change it.',
        'You can delete it at any time from your profile, without saying why. What is deleted with it is on the page of [privacy]({privacy}).',
      ],
    },
    {
      id: 'normes',
      heading: 'Rules of participation',
      when: 'users',
      body: [
        'You can express any opinion, including criticism of us, as long as you keep to these rules. What breaks them is not published, or is taken down:',
        { insert: 'rules' },
        'The same rules apply to comments, to questions for interviews and to what you send: texts, photos and videos.',
      ],
    },
    {
      id: 'moderacio',
      heading: 'How we apply them',
      when: 'users',
      body: [
        {
          when: 'moderatedBefore',
          text: 'The newsroom looks at each comment before it is published. Until then only you see it.',
        },
        {
          when: 'moderatedAfter',
          text: 'Comments appear at once, except those that the newsroom has to look at before. Where a story asks for it, the newsroom looks at all of them before.',
        },
        'A program checks each comment by fixed rules. It uses no artificial intelligence and knows nothing about you beyond whether the newsroom trusts you. A comment waits for a person to look at it if it has any of this:',
        { insert: 'held' },
        'And it is not published if it has any of this:',
        { insert: 'refused' },
        'A comment that {reports} readers have reported is hidden until a person looks at it. Photos, videos and questions to interviews are always looked at by a person before they are published.',
        'The newsroom can suspend whoever breaks the rules often, or gravely, from taking part: for the days that it tells them, or until it decides to lift the suspension. They can still read and use their account.',
      ],
    },
    {
      id: 'recursos',
      heading: 'If you disagree',
      when: 'users',
      body: [
        'When we do not publish something of yours, or take it down, we write to your email address: why, whether a program or a person decided it, and how to appeal (Regulation (EU) 2022/2065, article\u00a017).',
        'Appealing is free and needs no login: the link of that email is enough. You have {appealTerm} to appeal against a decision on a comment. A person decides the appeal and answers you by email.',
        'You can also go to court and, where the law provides for it, to a certified dispute settlement body (article\u00a021 of the same regulation).',
      ],
    },
    {
      id: 'denuncies',
      heading: 'How to report something illegal',
      when: 'users',
      body: [
        'Each comment has a button to report it, if you are logged in. Without an account, write to {readersEmail}.',
        'Say the exact address of what you report, why you think that it is illegal, your name and email address, and that what you say is true in good faith. Name and address are not needed where it is about sexual abuse of children.',
        'We do not deal with reports by people who make them again and again without grounds (article\u00a023).',
      ],
    },
    {
      id: 'permis',
      heading: 'Who owns what you send',
      when: 'users',
      body: [
        'What you write and send remains yours. You allow us to publish it on {site}, free of charge and not only to us, for as long as you do not withdraw it.',
        'Send only what is yours, or what you may publish, and with the permission of the people in it. You can send up to {uploadsADay} files a day.',
        'You can change a comment for {editMinutes} minutes, and withdraw it at any time. You withdraw photos and videos in your profile.',
        'If you delete your account, your comments and questions stay published without your name: if you do not want that, withdraw them first.',
      ],
    },
    {
      id: 'servei',
      heading: 'What we cannot promise',
      body: [
        'We work to keep {site} running, but it can stop or fail. Other people’s pages that we link to are their owners’ responsibility.',
        'Nothing said here takes away rights that the law gives you.',
      ],
    },
    {
      id: 'llei',
      heading: 'Law and complaints',
      body: [
        {
          when: 'spanish',
          text: 'Spanish law applies to this agreement. If you are a consumer, you can go to the courts of where you live.',
        },
        'You can write to us first, if you like, at {readersEmail}.',
      ],
    },
  ],
};
