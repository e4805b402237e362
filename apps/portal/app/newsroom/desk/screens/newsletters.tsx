import { failedCall } from '@portal/data';
import {
  fill,
  formatDate,
  inEveryLanguage,
  isDay,
  newsletterEditionPath,
  ROUTES,
  validate,
} from '@portal/model';
import {
  type DeskNewsletter,
  type DeskNewsletters,
  type DeskUser,
  editionChangeSchema,
  handEditionSchema,
  type PlannedEdition,
} from '@portal/model/newsroom';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { statusOf, type Visit, type Visited, valuesOf } from '../../../visit';
import { atDesk, deskScreen, doneMessage, faultsOf, type ScreenLogWords } from '../desk-screen';
import { deskView } from '../frame';
import { momentInWords, momentOfField } from '../moments';
import {
  ComposeForm,
  deskNewsletterHref,
  EditionForms,
  emailsOf,
  type NewsletterSaid,
  type NewsletterViewProps,
} from '../newsletter-forms';
import { NEWSLETTER_DESK_TEXTS } from '../texts/newsletters';

const LOOKS = ['light', 'dark', 'text'] as const;

/** Newsletter and edition that an address names. */
function askedFor({ url }: Visit): { id: string; day: string | undefined } {
  const day = url.searchParams.get('dia') ?? '';
  return { id: url.searchParams.get('id') ?? '', day: isDay(day) ? day : undefined };
}

async function newslettersPage(visit: Visit, user: DeskUser, said: NewsletterSaid = {}): Promise<Visited> {
  const { desk, context, url } = visit;
  const { id, day } = askedFor(visit);
  if (!id) return deskNewslettersView(context, { user, ...(await desk.newsletters()) });
  let newsletter: DeskNewsletter;
  try {
    newsletter = await desk.newsletter(id, { day });
  } catch (error) {
    if (failedCall(error).failure.status === 404) return { location: ROUTES.deskNewsletters };
    throw error;
  }
  const look = LOOKS.find((known) => known === url.searchParams.get('mostra')) ?? 'light';
  const { done } = doneMessage(visit, DONE);
  return deskNewsletterView(context, {
    user,
    newsletter,
    look,
    ...(done === undefined ? {} : { said: done }),
    fields: { at: url.searchParams.get('quan') ?? undefined },
    ...said,
  });
}

/** Why the back end refused, in a text that the newsroom can act on. */
function refusedBy(visit: Visit, error: unknown): NewsletterSaid {
  const failed = failedCall(error);
  const status = statusOf(failed);
  if (status === 401 || status === 403) throw error;
  const texts = textsOf(visit.context);
  const refusals: Readonly<Record<string, string>> = texts.refusals;
  const errors = faultsOf(texts.faults, failed.failure.issues ?? []);
  const alert = refusals[failed.failure.code ?? ''] ?? texts.failed;
  return { status, ...(Object.keys(errors).length ? { errors } : { alert }) };
}

/**
 * Composes an edition by hand.
 * @returns its day, or the errors of the form
 */
async function compose(visit: Visit, id: string, values: Values): Promise<string | NewsletterSaid> {
  const { source, of = '', count, handAt } = values;
  const written = { source, of, count: Number(count), at: momentOfField(visit.context, handAt) ?? '' };
  const checked = validate(handEditionSchema, written);
  if (checked.valid) return visit.desk.composeEdition(id, checked.value);
  return { errors: faultsOf(textsOf(visit.context).faults, checked.issues), status: 400 };
}

type Target = { day: string; version: number };

/** Errors of an edition's form; empty if it can be saved. */
function faultsIn(visit: Visit, values: Values): Record<string, string> {
  const { faults } = textsOf(visit.context);
  const isLost = values.do === 'schedule' && !momentOfField(visit.context, values.at);
  return { ...misplacedIn(values, faults.place), ...(isLost ? { at: faults.at } : {}) };
}

/**
 * Saves the form of an edition.
 * @returns its day and new version, or the errors
 */
async function save(
  visit: Visit,
  id: string,
  target: Target,
  values: Values,
): Promise<Target | NewsletterSaid> {
  const written = { ...target, subject: values.subject ?? '', ...piecesOf(values) };
  const checked = validate(editionChangeSchema, written);
  if (!checked.valid) return { errors: faultsOf(textsOf(visit.context).faults, checked.issues), status: 400 };
  return { day: await visit.desk.changeEdition(id, checked.value), version: target.version + 1 };
}

/**
 * Runs an action on an edition; edited fields are saved first.
 * @returns the edition's day after that, or the errors
 */
async function actOn(
  visit: Visit,
  id: string,
  day: string,
  values: Values,
): Promise<string | NewsletterSaid> {
  const { desk, context } = visit;
  const errors = faultsIn(visit, values);
  if (Object.keys(errors).length) return { errors, status: 400 };
  let target: Target = { day, version: Number(values.version) };
  if (values.do === 'change' || isTouched(values)) {
    const saved = await save(visit, id, target, values);
    if (!('version' in saved)) return saved;
    target = saved;
  }
  if (values.do === 'change') return target.day;
  if (values.do === 'cancel') return desk.cancelEdition(id, target);
  if (values.do === 'send') return desk.sendEdition(id, target);
  const at = values.do === 'schedule' ? momentOfField(context, values.at) : null;
  if (at) return desk.scheduleEdition(id, { ...target, at });
  if (values.do !== 'test') return { alert: textsOf(visit.context).failed, status: 400 };
  await desk.testEdition(id, { day: target.day });
  return target.day;
}

/** A time that was typed but not yet scheduled: the page keeps showing it. */
const momentKept = ({ do: done, at, knownAt }: Values): { quan?: string } =>
  at && at !== knownAt && (done === 'change' || done === 'test') ? { quan: at } : {};

const act = atDesk(async (visit, user) => {
  const values = valuesOf(visit);
  const { id, day } = askedFor(visit);
  const isHand = values.do === 'compose';
  const again = ({ errors, ...said }: NewsletterSaid) => {
    const { at, ...others } = errors ?? {};
    const named = isHand && at ? { ...others, handAt: at } : errors;
    return newslettersPage(visit, user, { ...said, ...(named ? { errors: named } : {}), fields: values });
  };
  try {
    const result = isHand ? await compose(visit, id, values) : await actOn(visit, id, day ?? '', values);
    if (typeof result !== 'string') return await again(result);
    const isGone = values.do === 'send';
    const more = { done: values.do ?? '', ...momentKept(values) };
    return { location: deskNewsletterHref(id, isGone ? undefined : result, more) };
  } catch (error) {
    return again(refusedBy(visit, error));
  }
});

const textsOf = ({ site }: Pick<PageContext, 'site'>) => NEWSLETTER_DESK_TEXTS[site.language];

/** `/redaccio/butlletins/`: newsletters of the site. */
function deskNewslettersView(
  context: PageContext,
  { user, newsletters }: { user: DeskUser } & DeskNewsletters,
): AccountView {
  const texts = textsOf(context);
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskNewsletters,
    user,
    children: (
      <>
        <Text>{newsletters.length ? texts.text : texts.none}</Text>
        {newsletters.map(({ id, name, readers, planned }) => {
          const next = planned.find(({ state }) => state === 'planned');
          return (
            <Panel key={id} as="article" size="small">
              <Stack gap="2">
                <Heading headingLevel={2} size="xs">
                  <Link href={deskNewsletterHref(id)} variant="quiet">
                    {name}
                  </Link>
                </Heading>
                <Text variant="meta" tone="quiet">
                  {counted(texts.readers, readers, context.locale)} ·{' '}
                  {next ? fill(texts.next, { at: momentInWords(context, next.at) }) : texts.noNext}
                </Text>
              </Stack>
            </Panel>
          );
        })}
      </>
    ),
  });
}

/** One newsletter: its future editions, one of them with all its actions, and the sent ones. */
export function deskNewsletterView(context: PageContext, props: NewsletterViewProps): AccountView {
  const { user, newsletter, said, alert, status } = props;
  const texts = textsOf(context);
  const { edition } = newsletter;
  return deskView(context, {
    title: newsletter.name,
    path: ROUTES.deskNewsletters,
    user,
    said,
    alert,
    status,
    children: (
      <>
        <Link href={ROUTES.deskNewsletters} variant="back">
          {texts.all}
        </Link>
        <Text variant="meta" tone="quiet">
          {counted(texts.readers, newsletter.readers, context.locale)}
        </Text>
        <PlannedList context={context} newsletter={newsletter} />
        {edition ? <EditionForms {...props} context={context} edition={edition} /> : null}
        <ComposeForm {...props} context={context} />
        <SentList context={context} newsletter={newsletter} />
      </>
    ),
  });
}

type ListProps = { context: PageContext; newsletter: DeskNewsletter };

function PlannedList({ context, newsletter: { id, planned, edition } }: ListProps) {
  const texts = textsOf(context);
  const words = ({ at, state, isByHand }: PlannedEdition) =>
    [momentInWords(context, at), texts.states[state], isByHand ? texts.byHand : null]
      .filter(Boolean)
      .join(' · ');
  return (
    <Stack as="nav" gap="2" aria-label={texts.planned}>
      <Heading headingLevel={2} size="sm">
        {texts.planned}
      </Heading>
      {planned.length ? null : <Text tone="quiet">{texts.noNext}</Text>}
      {planned.map((one) => (
        <div key={one.day}>
          {one.day === edition?.day ? (
            <Text as="span" variant="label" aria-current="page">
              {words(one)}
            </Text>
          ) : (
            <Link href={deskNewsletterHref(id, one.day)} variant="standalone">
              {words(one)}
            </Link>
          )}
        </div>
      ))}
    </Stack>
  );
}

function SentList({ context, newsletter: { id, sent } }: ListProps) {
  const { columns, sent: title, noneSent, toNobody, unanswered } = textsOf(context);
  const [last] = sent;
  const wentToNobody = last && emailsOf(last.counts) === 0;
  // Most mail servers always respond; then no explanation is needed.
  const hasUnanswered = sent.some(({ counts }) => counts.unanswered > 0);
  const counts = (['waiting', 'sent', 'unanswered', 'refused', 'bounced', 'complained', 'left'] as const)
    .filter((name) => name !== 'unanswered' || hasUnanswered)
    .map((name) => ({ id: name, title: columns[name], isNumeric: true }));
  const table = (
    <Table
      caption={title}
      emptyText={noneSent}
      columns={[
        {
          id: 'day',
          title: columns.day,
          isRowHead: true,
          cell: ({ id: day, went }) => <Link href={newsletterEditionPath(id, day)}>{went}</Link>,
        },
        { id: 'subject', title: columns.subject },
        ...counts,
      ]}
      rows={sent.map(({ day, composedAt, subject, counts: of }) => ({
        id: day,
        went: formatDate(composedAt, 'published', dateSettings(context.locale)),
        subject,
        ...of,
      }))}
    />
  );
  return (
    <Stack gap="3">
      {wentToNobody ? <Text tone="quiet">{toNobody}</Text> : null}
      {table}
      {hasUnanswered ? <Text tone="quiet">{unanswered}</Text> : null}
    </Stack>
  );
}

type Values = Readonly<Record<string, string | undefined>>;

const PLACE = /^place-(\d{1,15})$/;

/** Errors of the places given to pieces: each must be a number from 1 on. */
const misplacedIn = (values: Values, fault: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      PLACE.test(name) && !/^\s*[1-9]\d{0,2}\s*$/.test(value ?? '') ? [[name, fault]] : [],
    ),
  );

/**
 * Order and omissions from the fields of each piece. A piece that is given another's place moves there:
 * after the other if it moves down, before it if it moves up.
 */
export function piecesOf(values: Values): { order: string[]; leftOut: string[] } {
  const ids = Object.keys(values).flatMap((name) => PLACE.exec(name)?.[1] ?? []);
  const placeOf = (id: string) => {
    const place = Number(values[`place-${id}`]);
    return place + Math.sign(place - 1 - ids.indexOf(id)) / 2;
  };
  const isOut = (id: string) => values[`out-${id}`] === 'true';
  return {
    order: ids.filter((id) => !isOut(id)).sort((one, other) => placeOf(one) - placeOf(other)),
    leftOut: ids.filter(isOut),
  };
}

/**
 * Whether anything in an edition's form differs from what its page showed: the form names the subject and
 * the omitted pieces that it rendered, and has the pieces in order. An edition that was not edited keeps
 * following the news, so it is not saved.
 */
export function isTouched(values: Values): boolean {
  const { knownSubject = '', subject = knownSubject, knownOut = '' } = values;
  const { leftOut } = piecesOf(values);
  const isMoved = Object.keys(values)
    .filter((name) => PLACE.test(name))
    .some((name, at) => Number(values[name]) !== at + 1);
  return isMoved || subject.trim() !== knownSubject || leftOut.join() !== knownOut;
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    compose: 'S’ha compost l’edició.',
    change: 'S’han desat els canvis de l’edició.',
    schedule: 'S’ha programat l’edició.',
    cancel: 'S’ha cancel·lat l’edició.',
    send: 'L’edició s’està enviant.',
    test: 'La prova ja està en camí: la rebràs al teu correu.',
  },
  es: {
    compose: 'Se ha compuesto la edición.',
    change: 'Se han guardado los cambios de la edición.',
    schedule: 'Se ha programado la edición.',
    cancel: 'Se ha cancelado la edición.',
    send: 'La edición se está enviando.',
    test: 'La prueba va de camino a tu correo.',
  },
  en: {
    compose: 'The edition has been composed.',
    change: 'The changes to the edition have been saved.',
    schedule: 'The edition has been scheduled.',
    cancel: 'The edition has been cancelled.',
    send: 'The edition is on its way.',
    test: 'The test is on its way to your inbox.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { newsletter: 'butlletins' },
    kinds: { newsletter: 'Butlletí' },
    acts: {
      'newsletter.compose': 'compon una edició d’un butlletí',
      'newsletter.change': 'canvia una edició d’un butlletí',
      'newsletter.schedule': 'programa una edició d’un butlletí',
      'newsletter.cancel': 'cancel·la una edició d’un butlletí',
      'newsletter.send': 'envia una edició d’un butlletí',
      'newsletter.test': 's’envia una prova d’un butlletí',
    },
  },
  es: {
    topics: { newsletter: 'boletines' },
    kinds: { newsletter: 'Boletín' },
    acts: {
      'newsletter.compose': 'compone una edición de un boletín',
      'newsletter.change': 'cambia una edición de un boletín',
      'newsletter.schedule': 'programa una edición de un boletín',
      'newsletter.cancel': 'cancela una edición de un boletín',
      'newsletter.send': 'envía una edición de un boletín',
      'newsletter.test': 'se envía una prueba de un boletín',
    },
  },
  en: {
    topics: { newsletter: 'newsletters' },
    kinds: { newsletter: 'Newsletter' },
    acts: {
      'newsletter.compose': 'composes an edition of a newsletter',
      'newsletter.change': 'changes an edition of a newsletter',
      'newsletter.schedule': 'schedules an edition of a newsletter',
      'newsletter.cancel': 'cancels an edition of a newsletter',
      'newsletter.send': 'sends an edition of a newsletter',
      'newsletter.test': 'sends themselves a test of a newsletter',
    },
  },
});

/** `/redaccio/butlletins/`: newsletters, and the actions on their editions. */
export default deskScreen({
  path: ROUTES.deskNewsletters,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'formats',
    order: 3,
    title: (language) => NEWSLETTER_DESK_TEXTS[language].title,
    text: (language) => NEWSLETTER_DESK_TEXTS[language].text,
    act: 'newsletter.test',
  },
  get: atDesk((visit, user) => newslettersPage(visit, user)),
  post: act,
});
