import { DONE_TEXTS } from '../../app/desk/texts/done';
import { namedBy, type Visit } from '../accounts/visit';

/** What was done a moment ago at a page of the desk, in words; `parameter` of the address names the act. */
export function doneIn(
  visit: Visit,
  page: keyof (typeof DONE_TEXTS)['ca'],
  parameter = 'fet',
): { done?: string } {
  const done = namedBy(visit, parameter, DONE_TEXTS[visit.context.site.language][page]);
  return done === undefined ? {} : { done };
}
