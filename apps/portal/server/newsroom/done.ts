import { DONE_TEXTS } from '../../app/newsroom/desk/texts/done';
import { namedBy, type Visit } from '../visit';

/** Confirmation of the act that the address names (by `parameter`), in the site's language. */
export function doneMessage(
  visit: Visit,
  page: keyof (typeof DONE_TEXTS)['ca'],
  parameter = 'done',
): { done?: string } {
  const done = namedBy(visit, parameter, DONE_TEXTS[visit.context.site.language][page]);
  return done === undefined ? {} : { done };
}
