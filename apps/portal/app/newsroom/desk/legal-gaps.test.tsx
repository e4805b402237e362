import { LANGUAGES } from '@portal/model';
import { LEGAL_GAPS, legalGapsSchema } from '@portal/model/legal';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contextOf } from '../../../server/render';
import { assets } from '../../../server/testing/assets';
import { ORIGIN, SITE } from '../../testing/site';
import { MissingFacts } from './screens/home';

const GAPS = v.parse(legalGapsSchema, { gaps: Object.keys(LEGAL_GAPS) }).gaps;
const contextIn = (language: (typeof LANGUAGES)[number]) =>
  contextOf({ site: { ...SITE, language }, origin: ORIGIN, now: new Date('2026-11-29T12:00:00Z'), assets });

it.each(LANGUAGES)('shows a chief what the legal pages lack, and where to provide it, in %s', (language) => {
  const html = renderToStaticMarkup(<MissingFacts context={contextIn(language)} gaps={GAPS} />);
  for (const gap of GAPS) expect(html).toContain(`<code>${LEGAL_GAPS[gap]}</code>`);
  expect(html).toContain('prova.yaml');
  expect(html).not.toMatch(/[{}]|undefined/);
});

it('shows nothing once everything is provided', () => {
  expect(renderToStaticMarkup(<MissingFacts context={contextIn('ca')} gaps={[]} />)).toBe('');
});
