import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { localeOf } from '../fixtures/locales';
import { missingPicture, PICTURES } from '../fixtures/pictures';
import { Figure } from './Figure';

const locale = localeOf('ca');
const wordsOf = (alt: string, caption: string, picture = missingPicture) =>
  renderToStaticMarkup(<Figure locale={locale} image={{ ...picture, alt }} caption={caption} />).replaceAll(
    /<[^>]+>/g,
    '|',
  );

it.each([
  ['Peu de la foto', 'Peu de la foto'],
  ['Peu & «foto»', '<em>Peu</em> &amp;  «foto»'],
  ['Peu', '<abbr title="a > b">Peu</abbr>'],
])('a missing picture whose alt text is its caption shows it once: %s', (alt, caption) => {
  const shown = wordsOf(alt, caption);
  expect(shown).toContain('Imatge no disponible');
  expect(shown.match(/Peu/g)).toHaveLength(1);
});

it('a missing picture keeps an alt text of its own', () => {
  const shown = wordsOf('Una barca', 'Peu de la foto');
  expect(shown).toContain('Una barca');
  expect(shown).not.toContain('Imatge no disponible');
});

it('a picture keeps its alt text, whatever its caption', () => {
  const image = { ...PICTURES.harbour, alt: 'Peu' };
  expect(renderToStaticMarkup(<Figure locale={locale} image={image} caption="Peu" />)).toContain('alt="Peu"');
});
