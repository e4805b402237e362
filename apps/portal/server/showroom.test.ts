import { describe, expect, it } from 'vitest';
import { chosenInWords, SHOWROOM_TEXTS } from '../app/readers/account/texts/showroom';
import { SITE } from '../app/testing/site';
import { showroomOf, withBar, withChoices } from './showroom';

const of = (search: string) => showroomOf(new URL(`http://far.localhost/${search}`), SITE, []);

describe('options in the address of a showroom’s page', () => {
  it('are carried by its links, except fields left empty in the form', () => {
    expect(of('?ads=none&reader=spent&endlessLists=&date=2026-03-18T12:00&text=port')).toMatchObject({
      ads: 'none',
      reader: 'spent',
      flags: {},
      unknown: {},
      kept: 'ads=none&reader=spent&date=2026-03-18T12%3A00',
    });
    expect(of('').kept).toBe('');
  });

  it('are reported if they are unknown, and use the default', () => {
    expect(
      of('?ads=neon&reader=rei&endlessLists=maybe&date=2026-02-31T12:00&paywallFakeId=tardor'),
    ).toMatchObject({
      ads: 'showroom',
      reader: 'own',
      flags: {},
      date: null,
      kept: '',
      // A site without a paywall has no versions to choose from.
      unknown: { ads: 'neon', reader: 'rei', endlessLists: 'maybe', date: '2026-02-31T12:00' },
    });
    for (const date of ['2026-03-18T25:00', '1999-03-18T12:00', 'demà', 'x'.repeat(90)])
      expect(of(`?date=${date}`).unknown.date).toBe(date.slice(0, 40));
  });
});

describe('links of a showroom’s page', () => {
  const kept = 'ads=none&date=2026-03-18T12%3A00';
  it.each([
    ['<a href="/cultura/">', `<a href="/cultura/?ads=none&amp;date=2026-03-18T12%3A00">`],
    [
      '<a class="x" href="/?p=2#fi">',
      `<a class="x" href="/?p=2&amp;ads=none&amp;date=2026-03-18T12%3A00#fi">`,
    ],
    ['<a title="<a > b" href="/x/">', '<a title="<a > b" href="/x/?ads=none&amp;date=2026-03-18T12%3A00">'],
    ['<i title="<a "> href="/x/"</i>', '<i title="<a "> href="/x/"</i>'],
    ['<a href="//cdn.example/">', '<a href="//cdn.example/">'],
    ['<a href="https://other.example/">', '<a href="https://other.example/">'],
    ['<a href="#main">', '<a href="#main">'],
    ['<link rel="icon" href="/icon.svg">', '<link rel="icon" href="/icon.svg">'],
  ])('%s', (link, followed) => {
    expect(withChoices(link, { kept })).toBe(followed);
    expect(withChoices(link, { kept: '' })).toBe(link);
  });
});

describe('the bar of a showroom’s page', () => {
  it('names the options that were chosen, and none that are as on the site', () => {
    const said = (search: string) => chosenInWords(of(search), 'tardor', SHOWROOM_TEXTS.ca);
    expect(said('?ads=none&reader=spent&endlessLists=off&date=2026-03-18T12:00')).toEqual([
      'Publicitat: Cap',
      'Algú que ja ha llegit els del mes',
      'Les llistes en carreguen més en arribar al final: No',
      '2026-03-18 12:00',
    ]);
    expect(said('?ads=showroom&reader=own&endlessLists=')).toEqual([]);
    const versioned = { ...of(''), paywallFakeId: 'primavera' };
    expect(chosenInWords(versioned, 'tardor', SHOWROOM_TEXTS.ca)).toEqual(['primavera']);
    expect(chosenInWords(versioned, 'primavera', SHOWROOM_TEXTS.ca)).toEqual([]);
  });

  it('comes after the links that skip to the content', () => {
    const links = '<nav aria-label="Dreceres" data-part="skip-links"><a href="#content">Vés</a></nav>';
    expect(withBar(`${links}<header></header>`, '<aside>$&</aside>')).toBe(
      `${links}<aside>$&</aside><header></header>`,
    );
  });
});
