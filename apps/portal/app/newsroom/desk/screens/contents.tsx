import { failedCall, type RequestError } from '@portal/data';
import {
  ARTICLE_FIELD_NAMES,
  fill,
  inEveryLanguage,
  matchRoute,
  pathTo,
  ROUTES,
  validate,
} from '@portal/model';
import {
  type ArticleFieldsForm,
  CONTENT_STATUSES,
  CORRECTION_MAX_LENGTH,
  type ContentStatus,
  correctionFormSchema,
  type DeskContents,
  type DeskUser,
  previewFormSchema,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import * as v from 'valibot';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { messagesOf, type Visit, valuesOf } from '../../../visit';
import { type ContentViewProps, deskContentView, SHOWN } from '../content';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { momentOfField, statusLine } from '../moments';
import { DESK_TEXTS } from '../texts';

const list = atDesk(async ({ url, desk, context }, user) => {
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 120);
  const status = CONTENT_STATUSES.find((known) => known === url.searchParams.get('estat'));
  const query = { text: text || undefined, status };
  const cursor = url.searchParams.get('cursor') ?? undefined;
  // A cursor of another list, or an invalid one: shows the first page.
  const contents = await desk.contents({ ...query, cursor }).catch((error: unknown) => {
    if (failedCall(error).failure.status !== 400) throw error;
    return desk.contents({ ...query, cursor: undefined });
  });
  return deskContentsView(context, { user, contents, text, status });
});

const idOf = ({ url }: Visit): string => matchRoute(url.pathname).params.id ?? '';

async function contentPage(
  visit: Visit,
  user: DeskUser,
  said: Pick<
    ContentViewProps,
    'done' | 'alert' | 'errors' | 'typed' | 'typedFields' | 'typedDate' | 'status'
  > = {},
) {
  const { desk, context } = visit;
  const [content, front] = await Promise.all([desk.content(idOf(visit)), desk.front()]);
  return deskContentView(context, { user, content, front, ...said });
}

/** Texts of a form of fields, as sent and as shown; without those that the form does not have. */
function fieldsIn(visit: Visit): ArticleFieldsForm & { shown: object } {
  const values = new Map(Object.entries(valuesOf(visit)));
  const texts = (prefix: string) =>
    Object.fromEntries(
      ARTICLE_FIELD_NAMES.flatMap((name) => {
        const text = values.get(prefix + name);
        return text === undefined ? [] : [[name, text]];
      }),
    );
  return { fields: texts(''), shown: texts(SHOWN) };
}

/** Errors of a refused form by field: a date, or fields that are too long or have changed meanwhile. */
async function errorsOf(
  visit: Visit,
  action: string | undefined,
  { failure }: RequestError,
): Promise<Record<string, string>> {
  const issues = failure.issues ?? [];
  if (action === 'reschedule' && failure.status === 400)
    return { at: deskTexts(visit.context).content.badDate };
  if (action !== 'fields') return {};
  if (failure.status !== 409) return messagesOf(visit, issues);
  const { fields } = await visit.desk.content(idOf(visit));
  const texts = deskTexts(visit.context).content;
  return Object.fromEntries(
    issues.map(({ field }) => {
      const text = fields.edited[field] ?? fields.sent[field];
      return [field, text ? fill(texts.fieldChanged, { text }) : texts.fieldEmptied];
    }),
  );
}

/**
 * Runs a form's action.
 * @returns its errors, or null
 */
async function act(visit: Visit): Promise<Pick<ContentViewProps, 'alert' | 'errors'> | null> {
  const { desk, context } = visit;
  const texts = deskTexts(context).content;
  const values = valuesOf(visit);
  const { do: action, uncorrect, unpreview, at = '', place, hours, days } = values;
  const id = idOf(visit);
  if (uncorrect) await desk.withdrawCorrection(id, uncorrect);
  else if (unpreview) await desk.endPreview(id, unpreview);
  else if (action === 'withdraw') await desk.withdrawContent(id);
  else if (action === 'restore') await desk.restoreContent(id);
  else if (action === 'pin')
    await desk.pin({ contentId: Number(id), place: Number(place), hours: hours ? Number(hours) : null });
  else if (action === 'reschedule') {
    const moment = momentOfField(context, at);
    if (!moment) return { errors: { at: texts.badDate } };
    await desk.rescheduleContent(id, { at: moment });
  } else if (action === 'preview') {
    const form = v.safeParse(previewFormSchema, { days: Number(days) });
    if (!form.success) return { alert: texts.failed };
    await desk.makePreview(id, form.output);
  } else if (action === 'fields') {
    await desk.setFields(id, fieldsIn(visit));
  } else if (action === 'correct') {
    const checked = validate(correctionFormSchema, values);
    if (!checked.valid)
      return { errors: { text: fill(texts.badCorrection, { most: String(CORRECTION_MAX_LENGTH) }) } };
    await desk.correctContent(id, checked.value);
  } else return { alert: texts.failed };
  return null;
}

const change = atDesk(async (visit, user) => {
  const { do: action, uncorrect, unpreview } = valuesOf(visit);
  const typed = {
    typed: action === 'correct' ? (visit.form.get('text') ?? '') : '',
    ...(action === 'fields' ? { typedFields: fieldsIn(visit) } : {}),
    ...(action === 'reschedule' ? { typedDate: valuesOf(visit).at ?? '' } : {}),
  };
  try {
    const wrong = await act(visit);
    if (wrong !== null) return await contentPage(visit, user, { ...wrong, ...typed, status: 400 });
    const done = uncorrect ? 'uncorrect' : unpreview ? 'unpreview' : action;
    return { location: `${pathTo('deskContent', { id: idOf(visit) })}?done=${done}` };
  } catch (error) {
    const status = refusedStatus(error);
    const errors = await errorsOf(visit, action, failedCall(error));
    if (Object.keys(errors).length) return contentPage(visit, user, { errors, ...typed, status });
    const { content, front } = deskTexts(visit.context);
    // Somebody else, or a second press of the same button.
    const alert = status === 404 || status === 409 ? front.failed : content.failed;
    return contentPage(visit, user, { alert, ...typed, status });
  }
});

type ContentsViewProps = {
  user: DeskUser;
  contents: DeskContents;
  text: string;
  status: ContentStatus | undefined;
};

/** `/redaccio/continguts/`: articles by search text and status, each with a link to its page of actions. */
function deskContentsView(
  context: PageContext,
  { user, contents, text, status }: ContentsViewProps,
): AccountView {
  const texts = deskTexts(context).contents;
  const here = (more: Record<string, string>) =>
    `${ROUTES.deskContents}?${new URLSearchParams({ ...(text ? { text } : {}), ...(status ? { estat: status } : {}), ...more })}`;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskContents,
    user,
    children: (
      <>
        <form method="get" action={ROUTES.deskContents}>
          <Inline gap="4" align="end">
            <TextField name="text" type="search" label={texts.words} defaultValue={text} maxLength={120} />
            <Select
              name="estat"
              label={texts.status}
              placeholder={texts.anyStatus}
              defaultValue={status ?? ''}
              options={CONTENT_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
            />
            <Button type="submit" variant="secondary">
              {texts.find}
            </Button>
          </Inline>
        </form>
        <Stack gap="3">
          {contents.items.map((item) => (
            <Panel key={item.id} as="article" size="small" interactive>
              <Stack gap="1">
                <Text variant="label">
                  <PanelLink href={pathTo('deskContent', { id: String(item.id) })}>{item.title}</PanelLink>
                </Text>
                <Text variant="meta" tone={item.status === 'withdrawn' ? 'danger' : 'quiet'}>
                  {statusLine(context, item)}
                </Text>
              </Stack>
            </Panel>
          ))}
        </Stack>
        {contents.items.length ? null : <Text tone="quiet">{texts.none}</Text>}
        {contents.next ? (
          <Link href={here({ cursor: contents.next })} variant="standalone" rel="next">
            {texts.older}
          </Link>
        ) : null}
      </>
    ),
  });
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    withdraw: 'S’ha retirat el contingut. Els lectors ja no el veuen.',
    restore: 'S’ha tornat a publicar el contingut. Els lectors ja el veuen.',
    pin: 'S’ha fixat a la portada. Els lectors ja ho poden veure.',
    reschedule: 'S’ha canviat la data. Si és futura, el contingut queda amagat fins llavors.',
    fields: 'S’han desat els camps. Els lectors ja els veuen.',
    correct: 'S’ha publicat la correcció. Els lectors ja la veuen.',
    uncorrect: 'S’ha retirat la correcció. Els lectors ja no la veuen.',
    preview: 'S’ha creat l’enllaç de previsualització.',
    unpreview: 'L’enllaç de previsualització ja no funciona.',
  },
  es: {
    withdraw: 'Se ha retirado el contenido. Los lectores ya no lo ven.',
    restore: 'Se ha vuelto a publicar el contenido. Los lectores ya lo ven.',
    pin: 'Se ha fijado en la portada. Los lectores ya lo ven.',
    reschedule: 'Se ha cambiado la fecha. Si es futura, el contenido queda oculto hasta entonces.',
    fields: 'Se han guardado los campos. Los lectores ya los ven.',
    correct: 'Se ha publicado la corrección. Los lectores ya la ven.',
    uncorrect: 'Se ha retirado la corrección. Los lectores ya no la ven.',
    preview: 'Se ha creado el enlace de previsualización.',
    unpreview: 'El enlace de previsualización ya no funciona.',
  },
  en: {
    withdraw: 'The content has been withdrawn. Readers no longer see it.',
    restore: 'The content has been published again. Readers can see this now.',
    pin: 'It has been pinned to the front. Readers can see this now.',
    reschedule: 'The date has been changed. With a future date, the content is hidden until then.',
    fields: 'The fields have been saved. Readers can see this now.',
    correct: 'The correction has been published. Readers can see this now.',
    uncorrect: 'The correction has been withdrawn. Readers no longer see it.',
    preview: 'The preview link has been created.',
    unpreview: 'The preview link no longer works.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { content: 'continguts' },
    kinds: { content: 'Contingut' },
    acts: {
      'content.withdraw': 'retira un contingut',
      'content.restore': 'torna a posar un contingut',
      'content.reschedule': 'canvia l’hora d’un contingut',
      'content.fields': 'canvia els camps d’un contingut',
      'content.correct': 'corregeix un contingut',
      'content.uncorrect': 'retira una correcció',
      'content.preview': 'crea un enllaç de previsualització',
      'content.unpreview': 'desactiva un enllaç de previsualització',
    },
  },
  es: {
    topics: { content: 'contenidos' },
    kinds: { content: 'Contenido' },
    acts: {
      'content.withdraw': 'retira un contenido',
      'content.restore': 'repone un contenido',
      'content.reschedule': 'cambia la hora de un contenido',
      'content.uncorrect': 'retira una corrección',
      'content.preview': 'crea un enlace de previsualización',
      'content.unpreview': 'desactiva un enlace de previsualización',
      'content.fields': 'cambia los campos de un contenido',
      'content.correct': 'corrige un contenido',
    },
  },
  en: {
    topics: { content: 'contents' },
    kinds: { content: 'Content' },
    acts: {
      'content.withdraw': 'withdraws a story',
      'content.restore': 'restores a story',
      'content.reschedule': 'reschedules a story',
      'content.uncorrect': 'withdraws a correction',
      'content.preview': 'creates a preview link',
      'content.unpreview': 'ends a preview link',
      'content.fields': 'changes fields of a story',
      'content.correct': 'corrects a story',
    },
  },
});

/** `/redaccio/continguts/`: the list of articles. */
export default deskScreen({
  path: ROUTES.deskContents,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'publishing',
    order: 3,
    title: (language) => DESK_TEXTS[language].contents.title,
    text: (language) => DESK_TEXTS[language].contents.text,
  },
  get: list,
  below: {
    [ROUTES.deskContent]: {
      get: atDesk((visit, user) => contentPage(visit, user, doneMessage(visit, DONE))),
      post: change,
    },
  },
});
