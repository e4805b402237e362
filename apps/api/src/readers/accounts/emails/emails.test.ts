import { inEveryLanguage, LANGUAGES, NICK_MAX_LENGTH } from '@portal/model';
import { WITHDRAWAL_FORM } from '@portal/model/revenue';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { emailOf } from '../../../sites/emails/email';
import { EVERY_EMAIL } from '../../../testing/emails';
import { ACCOUNT_EMAILS } from './emails';

const VALUES = {
  link: 'https://prova.example/registro/validar/?token=abc',
  nick: 'lectora',
  device: 'Firefox, Linux',
  lasts: 'una hora',
  when: '18 de març del 2026',
  provider: 'google',
  title: 'Temporal de llevant',
  words: 'Quina feina!',
  ground: 'publicitat',
  by: 'Una persona.',
  outcome: 'Retirat.',
  child: 'Ona',
  role: 'edició',
  newsletters: '«El matí»',
  offer: 'Anual',
  term: 'Es renova.',
  price: '60 €',
  seller: 'La Prova.',
  withdrawal: 'Tens 14 dies.',
  again: 'un any més',
  old: '50 €',
  refund: 'Et tornem 60 €.',
  start: 'Vas marcar això.',
  owner: 'Proves, SL',
  profile: 'És al perfil:',
  appeal: 'https://prova.example/comentaris/recurs/?token=def',
  cause: 'Ho van denunciar.',
  clause: '5. Sense publicitat.',
  duration: 'set dies',
  months: '6',
  about: 'El comentari:',
  note: 'És una opinió.',
};
const GREETINGS = inEveryLanguage({
  ca: (nick: string) => `Hola, ${nick},`,
  es: (nick: string) => `Hola, ${nick}:`,
  en: (nick: string) => `Hello, ${nick},`,
});
const at = (language: (typeof LANGUAGES)[number], name = 'La Prova') => ({
  site: { name, language },
  origin: 'https://prova.example',
});

describe.each(LANGUAGES)('emails in %s', (language) => {
  it.each(EVERY_EMAIL)('$kind contains all of its values, and no unfilled placeholder', ({ kind, write }) => {
    const message = write('lectora@example.org', at(language), VALUES);
    expect([message.to, message.kind]).toEqual(['lectora@example.org', kind]);
    expect(message.subject).toMatch(/\S.*La Prova/);
    expect(`${message.subject}\n${message.text}`).not.toMatch(/[{}]|undefined|null/);
    expect(message.text).toContain(`\n${VALUES.link}\n`);
    expect(message.text.startsWith(`${GREETINGS[language]('lectora')}\n\n`)).toBe(true);
    expect(message.text).toMatch(/La Prova\nhttps:\/\/prova\.example\n$/);
    if (kind === 'newDevice') expect(message.text).toContain('(Firefox, Linux)');
    if (kind === 'uploadRefused') expect(message.text).toContain(`\n${VALUES.appeal}\n`);
    if (/^(comment(Refused|Hidden)|readerSuspended|report(Kept|Removed))$/.test(kind))
      for (const part of [VALUES.clause, VALUES.by, VALUES.months]) expect(message.text).toContain(part);
    if (kind === 'newsletter') expect(message.text).toContain(VALUES.newsletters);
    if (kind === 'deskInvitation')
      for (const part of [VALUES.by, VALUES.role]) expect(message.text).toContain(part);
    if (kind === 'deskChief')
      for (const part of [VALUES.outcome, VALUES.when]) expect(message.text).toContain(part);
    if (kind === 'purchase')
      for (const line of WITHDRAWAL_FORM[language].lines.slice(3))
        expect(message.text).toContain(`\n${line.replace('{blank}', '________')}`);
    if (kind === 'withdrawn') expect(message.text).toContain(`\n\n${VALUES.words}\n\n`);
    if (kind === 'linked') expect(message.text).toContain('google');
  });

  it('ends with the sender, if the site’s file names its publisher', () => {
    const { site, origin } = at(language);
    const publisher = {
      name: 'Edicions Prova, SL',
      taxId: 'B00000000',
      address: 'Carrer del Far, 1',
      email: 'legal@prova.example',
      accessibilityReviewed: '2026-01-01',
    };
    const letter = emailOf(
      ACCOUNT_EMAILS,
      'validate',
      'a@example.org',
      { site: { ...site, publisher }, origin },
      VALUES,
    );
    expect(letter.text).toMatch(/https:\/\/prova\.example\n.+ Edicions Prova, SL, Carrer del Far, 1\.\n$/);
    expect(letter.html).toContain('Edicions Prova, SL, Carrer del Far, 1.');
  });

  it('an email to a reader without a name greets nobody by name', () => {
    const { text } = emailOf(ACCOUNT_EMAILS, 'newsletter', 'a@example.org', at(language), {
      link: VALUES.link,
      newsletters: VALUES.newsletters,
    });
    expect(text).not.toMatch(/Hola|Hello|[{}]/);
  });

  it('no kind uses an article that a site name’s first letter forbids', () => {
    for (const { write } of EVERY_EMAIL) {
      const { subject, text } = write('a@example.org', at(language, 'El Far'), VALUES);
      if (language === 'ca') expect(`${subject} ${text}`).not.toContain('de El Far');
    }
    const { subject } = emailOf(ACCOUNT_EMAILS, 'reset', 'a@example.org', at(language, 'Ones'), VALUES);
    expect(subject).toBe(
      inEveryLanguage({
        ca: 'Canvia la contrasenya d’Ones',
        es: 'Cambia tu contraseña de Ones',
        en: 'Change your password at Ones',
      })[language],
    );
  });

  it('the day of an entry has the article that its number requires', () => {
    const { text } = emailOf(ACCOUNT_EMAILS, 'newDevice', 'a@example.org', at('ca'), {
      ...VALUES,
      when: '1 de març de 2026',
    });
    expect(text).toContain('l’1 de març de 2026');
  });

  it('every kind has a subject of its own', () => {
    const subjects = EVERY_EMAIL.map(({ write }) => write('a@example.org', at(language), VALUES).subject);
    expect(new Set(subjects).size).toBe(EVERY_EMAIL.length);
  });

  it.each(['{link}', '{site}', '{nick}', '{toString}', '{constructor}', '$&', '$1', '{{link}}'])(
    'a nick such as %s is kept unchanged, and fills no placeholder',
    (nick) => {
      const { subject, text } = emailOf(ACCOUNT_EMAILS, 'reset', 'a@example.org', at(language), {
        ...VALUES,
        nick,
      });
      expect(text.startsWith(`${GREETINGS[language](nick)}\n`)).toBe(true);
      expect(text.split(VALUES.link)).toHaveLength(2);
      expect(subject).not.toContain(nick);
    },
  );

  it.each([
    'a\nb',
    'a\r\nBcc: b@example.org',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    'a\u0000b',
    'a\u000bb',
    'a\tb',
  ])('text of a reader stays on one line: %j', (nick) => {
    const lines = (value: string) =>
      emailOf(ACCOUNT_EMAILS, 'linked', 'a@example.org', at(language), { ...VALUES, nick: value }).text.split(
        /[\p{Cc}\p{Zl}\p{Zp}]/u,
      );
    expect(lines(nick).length).toBe(lines('lectora').length);
    expect(lines(nick)[0]).toMatch(/^(Hola|Hello), a.*b.*[,:]$/);
  });
});

it('whatever a nick is, the sent email has the expected headers, and no others', async () => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const headersOf = async (nick: string) => {
    const email = emailOf(ACCOUNT_EMAILS, 'newDevice', 'a@example.org', at('ca'), { ...VALUES, nick });
    const { message } = await composer.sendMail({
      ...email,
      from: 'portal@example.org',
      date: new Date(0),
      messageId: '<1@example.org>',
    });
    const parsed = await PostalMime.parse(String(message));
    return {
      to: parsed.to?.map(({ address }) => address),
      subject: parsed.subject,
      others: parsed.headers.map(({ key }) => key).sort(),
    };
  };
  const usual = await headersOf('lectora');
  await fc.assert(
    fc.asyncProperty(
      fc.string({
        unit: fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          fc.constantFrom('\r', '\n', ':', '.', 'To: '),
        ),
        maxLength: NICK_MAX_LENGTH,
      }),
      async (nick) => {
        const { others, ...rest } = await headersOf(nick);
        const { others: usualOthers, ...usualRest } = usual;
        expect(rest).toEqual(usualRest);
        expect(others.filter((key) => key !== 'content-transfer-encoding')).toEqual(
          usualOthers.filter((key) => key !== 'content-transfer-encoding'),
        );
      },
    ),
  );
  composer.close();
});
