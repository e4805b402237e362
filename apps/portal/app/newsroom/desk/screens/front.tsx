import { FRONT_EDITIONS, type FrontEditionKind, fill, inEveryLanguage, pathTo, ROUTES } from '@portal/model';
import { type DeskFront, type DeskUser, mayAct } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Heading, Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import * as v from 'valibot';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { EDITION_TEXTS } from '../../../texts/special-editions';
import { type Visit, valuesOf } from '../../../visit';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { fieldOfMoment, momentInWords, momentOfField } from '../moments';
import { DESK_TEXTS } from '../texts';
import { MODULE_TEXTS } from '../texts/modules';

type Said = Pick<FrontViewProps, 'done' | 'alert' | 'status'>;

const frontPage = async ({ desk, context }: Visit, user: DeskUser, said: Said = {}) =>
  deskFrontView(context, { user, front: await desk.front(), ...said });

const arrange = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const { failed } = deskTexts(context).front;
  const { do: action, id, place, kind, until = '' } = valuesOf(visit);
  const { language } = context.site;
  const contentId = Number(id);
  try {
    if (action === 'pin') await desk.pin({ contentId, place: Number(place), hours: null });
    else if (action === 'unpin') await desk.unpin({ contentId });
    else if (action === 'edition') {
      const endsAt = momentOfField(context, until);
      if (!endsAt)
        return await frontPage(visit, user, { alert: EDITION_WORDS[language].badEnd, status: 400 });
      await desk.startEdition({ kind: v.parse(v.picklist(FRONT_EDITIONS), kind), endsAt });
    } else if (action === 'revert') await desk.endEdition();
    else if (action === 'up' || action === 'down') await desk.movePin({ contentId, move: action });
    else return await frontPage(visit, user, { alert: failed, status: 400 });
    return { location: `${ROUTES.deskFront}?done=${action}` };
  } catch (error) {
    const status = refusedStatus(error);
    return frontPage(visit, user, { alert: failed, status });
  }
});

export type FrontViewProps = {
  user: DeskUser;
  front: DeskFront;
  /** Confirmation of the last action. */
  done?: string;
  alert?: string;
  status?: number;
};

type FrontModule = DeskFront['modules'][number];

/** `/redaccio/portada/`: modules of the front page, their stories and the pinned ones. */
export function deskFrontView(
  context: PageContext,
  { user, front, done, alert, status }: FrontViewProps,
): AccountView {
  const texts = deskTexts(context).front;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskFront,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        <Inline gap="4">
          <Link href={ROUTES.front} variant="standalone">
            {texts.see}
          </Link>
          <Link href={ROUTES.deskContents} variant="standalone">
            {texts.choose}
          </Link>
        </Inline>
        <EditionPanel context={context} front={front} maySwitch={mayAct(user.role, 'front.transform')} />
        <Grid gap="3">
          {front.modules.map((module, at) => (
            <ModulePanel
              key={module.place}
              context={context}
              module={module}
              number={at + 1}
              mayPin={mayAct(user.role, 'front.pin')}
            />
          ))}
        </Grid>
      </>
    ),
  });
}

/** Label of a module's type; a generic one if the type has none. */
export const typeInWords = (context: PageContext, { type }: Pick<FrontModule, 'type'>): string =>
  MODULE_TEXTS[context.site.language][type] ?? deskTexts(context).content.placeUntitled;

type EditionProps = { context: PageContext; front: DeskFront; maySwitch: boolean };

/** The special edition of the front: the current one, and for a chief the switch. Nothing where none is prepared. */
function EditionPanel({ context, front: { edition, editions }, maySwitch }: EditionProps) {
  const { language } = context.site;
  const words = EDITION_WORDS[language];
  if (!editions.length || !(edition || maySwitch)) return null;
  const nameOf = (kind: FrontEditionKind) => EDITION_TEXTS[language][kind];
  return (
    <Panel as="section" size="small">
      <Stack gap="3">
        <Heading headingLevel={2} size="xs">
          {words.title}
        </Heading>
        <Text variant="summary">
          {edition
            ? fill(words.current, {
                name: nameOf(edition.kind),
                end: momentInWords(context, edition.endsAt),
              })
            : words.none}
        </Text>
        {maySwitch ? (
          <form method="post" noValidate action={ROUTES.deskFront}>
            <Inline gap="3" align="end">
              <Select
                label={words.kind}
                name="kind"
                defaultValue={edition?.kind ?? editions[0]}
                placeholder={null}
                options={editions.map((kind) => ({ value: kind, label: nameOf(kind) }))}
              />
              <TextField
                label={words.until}
                type="datetime-local"
                name="until"
                required
                defaultValue={edition ? fieldOfMoment(context, edition.endsAt) : undefined}
              />
              <Button type="submit" size="small" name="do" value="edition">
                {edition ? words.change : words.start}
              </Button>
              {edition ? (
                <Button type="submit" variant="secondary" size="small" name="do" value="revert">
                  {words.end}
                </Button>
              ) : null}
            </Inline>
          </form>
        ) : null}
      </Stack>
    </Panel>
  );
}

const EDITION_WORDS = inEveryLanguage({
  ca: {
    title: 'Edició especial',
    /** With `name` and `end`. */
    current: '«{name}» és dalt de tot de la portada fins {al |a l’:end}.',
    none: 'La portada és la de cada dia.',
    kind: 'Edició',
    until: 'Fins a',
    start: 'Posa-la a la portada',
    change: 'Canvia-la',
    end: 'Torna a la portada de cada dia',
    badEnd: 'Trieu el dia i l’hora en què s’acaba.',
  },
  es: {
    title: 'Edición especial',
    current: '«{name}» está en lo más alto de la portada hasta el {end}.',
    none: 'La portada es la de todos los días.',
    kind: 'Edición',
    until: 'Hasta',
    start: 'Ponerla en la portada',
    change: 'Cambiarla',
    end: 'Volver a la portada de todos los días',
    badEnd: 'Elige el día y la hora en que termina.',
  },
  en: {
    title: 'Special edition',
    current: '“{name}” is at the top of the front until {end}.',
    none: 'The front is that of every day.',
    kind: 'Edition',
    until: 'Until',
    start: 'Put it on the front',
    change: 'Change it',
    end: 'Return to the everyday front',
    badEnd: 'Choose the day and the hour at which it ends.',
  },
});

type ModuleProps = { context: PageContext; module: FrontModule; number: number; mayPin: boolean };

function ModulePanel({ context, module, number, mayPin }: ModuleProps) {
  const texts = deskTexts(context).front;
  const { title, count, items } = module;
  return (
    <Panel as="section" size="small">
      <Stack gap="3">
        <div>
          <Heading headingLevel={2} size="xs">
            {number}. {title ?? typeInWords(context, module)}
          </Heading>
          <Text variant="meta" tone="quiet">
            {title ? `${typeInWords(context, module)} · ` : ''}
            {counted(texts.room, count, context.locale)}
          </Text>
        </div>
        {items.length ? null : <Text variant="summary">{texts.none}</Text>}
        {items.map((item) => (
          <Inline key={item.id} justify="between" gap="3" align="start" wrap={item.isPinned}>
            <Text variant="summary">
              {item.isPinned ? (
                <>
                  <b>{texts.pinned}</b> ·{' '}
                </>
              ) : null}
              <Link href={pathTo('deskContent', { id: String(item.id) })} variant="quiet">
                {item.title}
              </Link>
            </Text>
            {mayPin ? <Moves context={context} module={module} item={item} /> : null}
          </Inline>
        ))}
      </Stack>
    </Panel>
  );
}

type MovesProps = { context: PageContext; module: FrontModule; item: FrontModule['items'][number] };

/** Actions on a story at its place on the front. */
function Moves({ context, module, item: { id, title, isPinned } }: MovesProps) {
  const texts = deskTexts(context).front;
  const pinned = module.items.filter((item) => item.isPinned).map((item) => item.id);
  const acts = isPinned
    ? ([
        ...(pinned[0] === id ? [] : (['up'] as const)),
        ...(pinned.at(-1) === id ? [] : (['down'] as const)),
        'unpin',
      ] as const)
    : (['pin'] as const);
  return (
    <form method="post" noValidate action={ROUTES.deskFront} style={{ flex: 'none', maxInlineSize: '100%' }}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="place" value={module.place} />
      <Inline gap="2">
        {acts.map((act) => (
          <Button
            key={act}
            type="submit"
            variant="secondary"
            size="small"
            name="do"
            value={act}
            aria-label={fill(texts[`${act}Of`], { title })}
          >
            {texts[act]}
          </Button>
        ))}
      </Inline>
    </form>
  );
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    pin: 'S’ha fixat la notícia. Els lectors ja la veuen fixada.',
    unpin: 'La notícia ja no està fixada. Els lectors ja no la veuen fixada.',
    up: 'La notícia ha pujat un lloc. Els lectors ja la veuen més amunt.',
    down: 'La notícia ha baixat un lloc. Els lectors ja la veuen més avall.',
    edition: 'L’edició especial ja és a la portada. S’acabarà tota sola.',
    revert: 'Els lectors tornen a veure la portada de cada dia.',
  },
  es: {
    pin: 'Se ha fijado la noticia. Los lectores ya la ven fijada.',
    unpin: 'La noticia ya no está fijada. Los lectores ya no la ven fijada.',
    up: 'La noticia ha subido un puesto. Los lectores ya la ven más arriba.',
    down: 'La noticia ha bajado un puesto. Los lectores ya la ven más abajo.',
    edition: 'La edición especial ya está en la portada. Terminará sola.',
    revert: 'Los lectores vuelven a ver la portada de todos los días.',
  },
  en: {
    pin: 'The story has been pinned. Readers can see this now.',
    unpin: 'The story is no longer pinned. Readers can see this now.',
    up: 'The story has been moved up. Readers can see this now.',
    down: 'The story has been moved down. Readers can see this now.',
    edition: 'The special edition is on the front now. It will end by itself.',
    revert: 'Readers see the everyday front again.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { front: 'portada' },
    kinds: {},
    acts: {
      'front.pin': 'fixa un contingut a la portada',
      'front.unpin': 'deixa de fixar un contingut',
      'front.banner': 'publica un avís com a última hora, a dalt de la portada',
      'front.transform': 'posa una edició especial a la portada',
      'front.revert': 'acaba l’edició especial de la portada',
    },
  },
  es: {
    topics: { front: 'portada' },
    kinds: {},
    acts: {
      'front.pin': 'fija un contenido en la portada',
      'front.unpin': 'deja de fijar un contenido',
      'front.banner': 'publica un aviso como última hora, en lo alto de la portada',
      'front.transform': 'pone una edición especial en la portada',
      'front.revert': 'termina la edición especial de la portada',
    },
  },
  en: {
    topics: { front: 'front page' },
    kinds: {},
    acts: {
      'front.pin': 'pins a story to the front page',
      'front.unpin': 'unpins a story',
      'front.banner': 'publishes an alert as breaking news, at the top of the front page',
      'front.transform': 'puts a special edition on the front page',
      'front.revert': 'ends the special edition of the front page',
    },
  },
});

/** `/redaccio/portada/`: the front page, and its pinned articles. */
export default deskScreen({
  path: ROUTES.deskFront,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'publishing',
    order: 1,
    title: (language) => DESK_TEXTS[language].front.title,
    text: (language) => DESK_TEXTS[language].front.text,
  },
  get: atDesk((visit, user) => frontPage(visit, user, doneMessage(visit, DONE))),
  post: arrange,
});
