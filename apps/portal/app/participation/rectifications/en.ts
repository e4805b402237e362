import type { RectificationTexts } from './words';

/** English strings for requests for rectifications. */
export const en: RectificationTexts = {
  title: 'Ask for a rectification',
  intro:
    'If a story of {site} names or alludes to you and some fact is wrong and may harm you, you have the right to have your own text published, whether you are a person or an organisation (Spain’s Organic Act 2/1984). Your heirs or your representative can ask too. It is free.',
  rules: {
    ask: 'Ask within {ask} calendar days after publication. You can ask later, and then the newsroom decides.',
    text: 'Your text must keep to the facts and not be much longer than what it rectifies, unless it has to be.',
    publish:
      'We publish it whole and without comments within {publish} days of receiving it. If we do not, you can go to court within the next {court} working days.',
    update:
      'If the story was right, but the facts have changed and it harms you that it does not say so, ask for an update: for example, if a court has found for you (article\u00a086 of Spain’s Organic Act 3/2018). The newsroom decides within {months} and writes the note.',
  },
  months: { one: 'a month', other: '{count} months' },
  corrections: 'How we correct and what you can ask for',
  story: {
    change: 'Change the story',
    inTime: 'It was published on {date}: you can ask for a rectification until {until}.',
    late: 'It was published on {date}. The term to ask for a rectification ended on {until}: you can still ask, and the newsroom decides.',
  },
  groups: { story: 'The story', asking: 'Who asks', text: 'The text' },
  whatOfAsking:
    'Of what you write in this part, only the name of the person or organisation concerned is published.',
  labels: {
    story: 'Address of the story',
    kind: 'What you ask for',
    party: 'Name of the person or organisation concerned',
    partyKind: 'The party concerned is…',
    name: 'Your full name',
    email: 'Your email address',
    capacity: 'In whose name you ask',
    facts: 'Which facts are wrong, or have changed (not published)',
    text: 'The text that will be published',
    evidence: 'What you base it on (not published)',
  },
  hints: {
    story: 'Copy it from the browser’s address bar. It has to be on this site.',
    facts: 'For the newsroom.',
    text: 'Facts alone. It is published just as you write it, with the name of the person or organisation concerned. For an update, the newsroom writes the note from it. An empty line parts paragraphs.',
    evidence: 'Needed for an update: for example, which judgment and of which day. For the newsroom.',
  },
  kinds: {
    rectification: {
      label: 'A rectification',
      hint: 'The story has a fact wrong, and you want your own text published.',
    },
    update: { label: 'An update', hint: 'The facts have changed since the story was published.' },
  },
  parties: { person: 'A person', organization: 'An organisation: company, association, public body…' },
  capacities: { self: 'In your own name', representative: 'As a representative', heir: 'As an heir' },
  privacy:
    '{publisher} processes these data to handle the request, because the law obliges it to. What is published stays beside the story; the rest is kept for as long as it could end up in court.',
  faults: {
    story: 'There is no story of {site} at this address. Copy the whole address',
    evidence: 'Say what you base it on: an update needs it',
  },
  submit: 'Send the request',
  failed: 'It could not be sent. What you wrote is still here: try again in a while.',
  failedWrite:
    'It could not be sent. What you wrote is still here: try again in a while, or send it to {email}.',
  done: {
    title: 'We have received your request',
    keep: 'Keep the reference: by it we know which request you mean.',
    reference: 'Reference',
    story: 'Story',
    received: 'Received',
    due: { rectification: 'To be published', update: 'To be decided' },
    dueTexts: {
      rectification: 'By {due}. If we do not publish it, we tell you why.',
      update: 'By {due}. We tell you what we have decided and why.',
    },
    lateText: 'It came after the term of the law: the newsroom may publish it, but does not have to.',
    answer: 'The newsroom will write to your address when it has decided.',
  },
};
