import { ROUTES } from '@portal/model';
import { expect, it } from 'vitest';
import { valuesOf } from '../../app/visit';
import { visit } from '../testing/desk';

const FORM: [string, string][] = [
  ['contentId', '7'],
  ['id', '1'],
];
const calls = (asked: readonly string[]) => asked.filter((call) => call.startsWith('POST'));

it.each([
  ['without an action', []],
  ['with an unknown action', ['destroy']],
  ['with the name of a method', ['toString']],
  ['with two actions', ['up', 'remove']],
  ['with the same action twice', ['up', 'up']],
  ['with a post and a removal', ['post', 'remove']],
])('a form about a comment %s is rejected, and does nothing', async (_, acts) => {
  const form = [...FORM, ...acts.map((act): [string, string] => ['act', act])];
  const { status, location, asked } = await visit(ROUTES.commentForm, { form });
  expect([status, location, calls(asked)]).toEqual([400, null, []]);
});

it('a form about a comment with one action does it', async () => {
  const { status, asked } = await visit(ROUTES.commentForm, { form: [...FORM, ['act', 'report']] });
  expect([status, calls(asked).length]).toEqual([303, 1]);
});

it('the first of doubled fields counts, as it does for a single field', () => {
  const form = new URLSearchParams('id=1&act=up&id=2&act=remove');
  expect(valuesOf({ form })).toEqual({ id: form.get('id'), act: form.get('act') });
});
