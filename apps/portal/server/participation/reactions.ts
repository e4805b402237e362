import { failedCall } from '@portal/data';
import { loginPath, ROUTES, validate } from '@portal/model';
import { ratingSchema } from '@portal/model/participation';
import { ownBackUrl } from '@portal/model/readers';
import { type AccountPage, type Answer, userOf, type Visit } from '../../app/visit';

/** URL of the page that a form was on, with the fragment that shows the outcome. */
const outcomeAt = (back: string, outcome: string) => ({ location: `${back.split('#')[0]}#${outcome}` });

async function rate({ reactions, form }: Visit, id: string, back: string) {
  const checked = validate(ratingSchema, { value: Number(form.get('value') ?? Number.NaN) });
  if (!checked.valid) return outcomeAt(back, 'rating-failed');
  try {
    await reactions.rate(id, checked.value);
    return outcomeAt(back, 'rating-done');
  } catch (error) {
    return outcomeAt(back, failedCall(error).key === 'alreadyVoted' ? 'rating-voted' : 'rating-failed');
  }
}

async function like(visit: Visit, id: string, back: string) {
  if (!(await userOf(visit))) return { location: loginPath(back) };
  try {
    await visit.reactions.like(id);
    return outcomeAt(back, 'like-done');
  } catch (error) {
    failedCall(error);
    return outcomeAt(back, 'like-failed');
  }
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
