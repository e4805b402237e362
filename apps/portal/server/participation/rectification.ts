import { randomUUID } from 'node:crypto';
import { createRectifications, failedCall } from '@portal/data';
import { type FieldIssue, fill, ROUTES, validate } from '@portal/model';
import { CONTACT_TRAP, type RectifiableStory, rectificationFormSchema } from '@portal/model/participation';
import { keyOf } from '../../app/form-page';
import { RECTIFICATION_TEXTS } from '../../app/participation/rectifications/texts';
import { receiptView, rectificationView } from '../../app/participation/rectifications/view';
import { type AccountPage, type Answer, messagesOf, statusOf, type Visit, valuesOf } from '../../app/visit';

/** Parameter by which a receipt is shown: the key that only its sender has. */
const SENT = 'enviada';

/** Result of a request; null if the back end has no such thing. */
async function found<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const { status } = failedCall(error).failure;
    if (status === 404 || status === 400) return null;
    throw error;
  }
}

const storyOf = ({ client }: Visit, written: string | null | undefined): Promise<RectifiableStory | null> =>
  written ? found(createRectifications(client).story({ story: written })) : Promise.resolve(null);

const show: Answer = async (visit) => {
  const { client, context, url } = visit;
  const key = url.searchParams.get(SENT);
  const receipt = key ? await found(createRectifications(client).receipt({ key })) : null;
  if (receipt) return receiptView(context, receipt);
  const written = url.searchParams.get('noticia');
  const story = await storyOf(visit, written);
  return rectificationView(context, {
    sentKey: randomUUID(),
    story,
    ...(written && !story ? { unknown: written } : {}),
  });
};

/** Messages of each field; the page's own texts replace generic ones. */
function errorsOf(visit: Visit, issues: readonly FieldIssue[]) {
  const { site } = visit.context;
  const { faults } = RECTIFICATION_TEXTS[site.language];
  const own: Readonly<Record<string, string>> = {
    'story.invalid': fill(faults.story, { site: site.name }),
    'evidence.required': faults.evidence,
  };
  const known = issues.flatMap(({ field, code }) => {
    const words = own[`${field}.${code}`];
    return words ? [[field, words] as const] : [];
  });
  return { ...messagesOf(visit, issues), ...Object.fromEntries(known) };
}

/** Sends a request; if it cannot be sent, the form comes back filled in. */
const send: Answer = async (visit) => {
  const { context, client } = visit;
  const values = valuesOf(visit);
  const sentKey = keyOf(values);
  const story = await storyOf(visit, values.story).catch((error: unknown) => {
    failedCall(error);
    return undefined;
  });
  const again = { sentKey, story: story ?? null, values };
  const checked = validate(rectificationFormSchema, values);
  const issues = [
    ...(values.story && story === null ? [{ field: 'story', code: 'invalid' as const }] : []),
    ...(checked.valid ? [] : checked.issues),
  ];
  if (!checked.valid || issues.length)
    return rectificationView(context, { ...again, errors: errorsOf(visit, issues) }, 400);
  try {
    await createRectifications(client).send({ ...checked.value, key: sentKey });
    return { location: `${ROUTES.rectification}?${new URLSearchParams({ [SENT]: sentKey })}` };
  } catch (error) {
    const failed = failedCall(error);
    const told =
      failed.failure.issues?.filter(({ field }) => field in values && field !== CONTACT_TRAP) ?? [];
    const errors = errorsOf(visit, told);
    return rectificationView(context, { ...again, errors, isFailed: told.length === 0 }, statusOf(failed));
  }
};

/** `/rectificacio/`: requests for rectifications and updates. */
export const rectificationPage: AccountPage = { get: show, post: send };
