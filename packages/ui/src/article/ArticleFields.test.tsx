import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS } from '@portal/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { localeOf } from '../fixtures/locales';
import { ArticleFields, BylineFields } from './ArticleFields';

it.each(ARTICLE_FIELD_NAMES)('%s is shown in one place', (name) => {
  const fields = { [name]: 'Alzira' };
  const foot = renderToStaticMarkup(<ArticleFields locale={localeOf('en')} fields={fields} />);
  const byline = renderToStaticMarkup(<BylineFields fields={fields} />);
  const { place, label } = ARTICLE_FIELDS[name];
  expect(foot.includes('Alzira')).toBe(place === 'foot');
  expect(foot.includes(`>${label.en}<`)).toBe(place === 'foot');
  expect(byline.includes('Alzira')).toBe(place === 'byline');
});
