import { loginPath, ROUTES } from '@portal/model';
import { ratingSchema } from '@portal/model/participation';
import { ownBackUrl } from '@portal/model/readers';
import { attempt, form } from '../../app/form-page';
import { type AccountPage, type Answer, userOf, type Visit } from '../../app/visit';

/** Address of the page that a form was on, with the fragment that shows the outcome. */
const outcomeAt = (back: string, outcome: string) => `${back.split('#')[0]}#${outcome}`;

const rate = (visit: Visit, id: string, back: string) =>
  form(visit, {
    schema: ratingSchema,
    input: { value: Number(visit.form.get('value') ?? Number.NaN) },
    send: (rating) => visit.reactions.rate(id, rating),
    show: (_, refusal) => outcomeAt(back, refusal?.key === 'alreadyVoted' ? 'rating-voted' : 'rating-failed'),
    done: () => outcomeAt(back, 'rating-done'),
    back,
  }).send();

async function like(visit: Visit, id: string, back: string) {
  if (!(await userOf(visit))) return { location: loginPath(back) };
  return attempt(visit, {
    send: () => visit.reactions.like(id),
    show: () => outcomeAt(back, 'like-failed'),
    done: () => outcomeAt(back, 'like-done'),
    back,
  });
}

/** A like or a rating of a public page, pressed without JavaScript: a form with a `value` is a rating. */
const react: Answer = async (visit) => {
  const { form, url, context } = visit;
  const given = (name: string) => form.get(name) ?? url.searchParams.get(name) ?? '';
  const back = ownBackUrl(given('backUrl'), context.origin) ?? ROUTES.front;
  const isRating = form.has('value') || url.searchParams.has('id');
  return isRating ? rate(visit, given('id'), back) : like(visit, given('id'), back);
};

export const reactionsPage: AccountPage = { post: react };
