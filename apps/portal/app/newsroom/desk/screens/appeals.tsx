import { COMMENT_MAX_LENGTH, fill, inEveryLanguage, ROUTES } from '@portal/model';
import {
  APPEAL_OUTCOMES,
  type DeskUser,
  mayAct,
  type WaitingAppeal,
  type WaitingObjection,
} from '@portal/model/newsroom';
import { REPORT_REASONS, type WaitingUploadAppeal } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Box, Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { ReactNode } from 'react';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import type { Visit } from '../../../visit';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { momentInWords } from '../moments';
import { DeskKeys } from '../queue';
import { Facts, QueueCard, Quote } from '../queue-card';
import { clauseWords, durationWords, restrictionTexts } from '../restrictions';
import { DESK_TEXTS } from '../texts';
import { Preview } from './uploads';

async function appealsPage(
  { desk, context }: Visit,
  user: DeskUser,
  said: Pick<AppealsViewProps, 'done' | 'alert' | 'status'> = {},
) {
  const [appeals, objections, uploads] = await Promise.all([
    desk.appeals(),
    desk.objections(),
    desk.uploadAppeals(),
  ]);
  return appealsView(context, { user, appeals, objections, uploads, ...said });
}

/** Subject of an answer, by the form field that names it: a file, a report of a comment, or a decision. */
function answeredIn({ form }: Visit) {
  const upload = form.get('upload');
  if (upload !== null) return { upload };
  const objection = form.get('objection');
  const id = Number(objection ?? form.get('id') ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  return objection === null ? { id } : { objection: id };
}

const decide = atDesk(async (visit, user) => {
  const { form, desk, context } = visit;
  const { failed } = deskTexts(context).appeals;
  const outcome = APPEAL_OUTCOMES.find((known) => known === form.get('do'));
  const answered = answeredIn(visit);
  const note = (form.get('note') ?? '').trim();
  if (!outcome || !answered) return appealsPage(visit, user, { alert: failed, status: 400 });
  if (answered.objection !== undefined && !note)
    return appealsPage(visit, user, { alert: restrictionTexts(context).answerMissing, status: 400 });
  try {
    if (answered.upload !== undefined) await desk.decideUploadAppeal({ id: answered.upload, outcome });
    else if (answered.objection !== undefined)
      await desk.decideObjection({ id: answered.objection, outcome, note });
    else await desk.decideAppeal({ id: answered.id, outcome });
    return { location: `${ROUTES.deskAppeals}?done=${outcome}` };
  } catch (error) {
    const status = refusedStatus(error);
    return appealsPage(visit, user, { alert: failed, status });
  }
});

type AppealsViewProps = {
  user: DeskUser;
  appeals: readonly WaitingAppeal[];
  /** Appeals by readers who reported a comment. */
  objections: readonly WaitingObjection[];
  /** Appeals about files. */
  uploads: readonly WaitingUploadAppeal[];
  /** Confirmation of the last action. */
  done?: string;
  alert?: string;
  status?: number;
};

/** `/redaccio/recursos/`: appeals of readers, decided by a person. */
export function appealsView(
  context: PageContext,
  { user, appeals, objections, uploads, done, alert, status }: AppealsViewProps,
): AccountView {
  const texts = deskTexts(context).appeals;
  const isEmpty = appeals.length + objections.length + uploads.length === 0;
  const drawn = deskView(context, {
    title: texts.title,
    path: ROUTES.deskAppeals,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        {isEmpty ? <Text tone="quiet">{texts.none}</Text> : <DeskKeys context={context} />}
        {appeals.map((appeal) => (
          <Appeal key={appeal.id} context={context} appeal={appeal} user={user} />
        ))}
        {objections.map((objection) => (
          <Objection key={objection.id} context={context} objection={objection} user={user} />
        ))}
        {uploads.map((appeal) => (
          <UploadAppeal key={appeal.id} context={context} appeal={appeal} user={user} />
        ))}
      </>
    ),
  });
  return drawn;
}

type AppealProps = { context: PageContext; appeal: WaitingAppeal; user: DeskUser };

function Appeal({ context, appeal, user }: AppealProps) {
  const all = deskTexts(context);
  const texts = all.appeals;
  const nick = appeal.nick ?? all.comments.deleted;
  const reason = REPORT_REASONS.find((known) => known === appeal.ground);
  const ground = [reason ? all.comments.grounds[reason] : appeal.ground, appeal.note]
    .filter(Boolean)
    .join(', ');
  const decision = Object.entries(texts.decisions).find(([name]) => name === appeal.decision)?.[1];
  const words = restrictionTexts(context);
  const facts = [
    appeal.clause ? fill(words.broken, { clause: clauseWords(context, appeal.clause) }) : '',
    appeal.decision === 'suspend'
      ? fill(words.lasts, { duration: durationWords(context, appeal.durationDays) })
      : '',
    appeal.origin ? words.origins[appeal.origin] : '',
  ].filter(Boolean);
  return (
    <QueueCard
      title={fill(texts.of, { nick })}
      facts={[
        `${decision ?? appeal.decision}, ${fill(appeal.isAutomated ? texts.byRule : texts.byPerson, { ground })}`,
        momentInWords(context, appeal.appealedAt),
      ]}
    >
      {facts.length ? <Facts of={facts} /> : null}
      {appeal.text === null ? null : <Quote lead={texts.comment}>{appeal.text}</Quote>}
      <Quote lead={texts.said}>{appeal.appeal}</Quote>
      <Answer context={context} user={user} what={{ id: String(appeal.id) }} nick={nick} />
    </QueueCard>
  );
}

type ObjectionProps = { context: PageContext; objection: WaitingObjection; user: DeskUser };

/** Objection of a reader who reported a comment to the decision on it. The answer gives the reason. */
function Objection({ context, objection, user }: ObjectionProps) {
  const all = deskTexts(context);
  const words = restrictionTexts(context);
  const { id, reason, reported, title, path, text, isShown, objectedAt } = objection;
  const nick = objection.nick ?? all.comments.deleted;
  return (
    <QueueCard
      title={fill(words.objectionOf, { nick, title })}
      facts={[
        fill(words.reported, { reason: all.comments.grounds[reason], text: reported }),
        momentInWords(context, objectedAt),
        <Link key="story" href={path}>
          {title}
        </Link>,
      ]}
    >
      <Quote lead={all.appeals.comment}>{text}</Quote>
      <Text variant="meta">{isShown ? words.isShown : words.isGone}</Text>
      <Quote lead={all.appeals.said}>{objection.objection}</Quote>
      <Answer context={context} user={user} what={{ objection: String(id) }} nick={nick}>
        <TextField
          id={`objection-${id}`}
          name="note"
          label={words.answer}
          required
          maxLength={COMMENT_MAX_LENGTH}
        />
      </Answer>
    </QueueCard>
  );
}

type UploadAppealProps = { context: PageContext; appeal: WaitingUploadAppeal; user: DeskUser };

/** An appeal about a file, with the file. */
function UploadAppeal({ context, appeal, user }: UploadAppealProps) {
  const all = deskTexts(context);
  const texts = all.appeals;
  const nick = appeal.nick ?? all.comments.deleted;
  const ground = [all.uploads.grounds[appeal.ground], appeal.note].filter(Boolean).join(', ');
  return (
    <QueueCard
      title={fill(texts.of, { nick })}
      facts={[
        `${texts.decisions.file}, ${fill(texts.byPerson, { ground })}`,
        momentInWords(context, appeal.appealedAt),
      ]}
    >
      <Box style={{ maxInlineSize: '24rem' }}>
        <Preview context={context} item={{ ...appeal, hasFile: true }} />
      </Box>
      <Quote>{[appeal.title, appeal.caption].filter(Boolean).join(' · ')}</Quote>
      <Quote lead={texts.said}>{appeal.appeal}</Quote>
      <Answer context={context} user={user} what={{ upload: appeal.id }} nick={nick} />
    </QueueCard>
  );
}

type AnswerProps = {
  context: PageContext;
  user: DeskUser;
  /** Hidden fields that identify the appeal. */
  what: Readonly<Record<string, string>>;
  nick: string;
  /** Fields of the answer. */
  children?: ReactNode;
};

/** The two outcomes of an appeal, for users with that permission. */
function Answer({ context, user, what, nick, children }: AnswerProps) {
  const texts = deskTexts(context).appeals;
  if (!mayAct(user.role, 'appeal.uphold')) return null;
  return (
    <form method="post" noValidate action={ROUTES.deskAppeals}>
      {Object.entries(what).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="3">
        {children}
        <Inline gap="3">
          <Button
            type="submit"
            name="do"
            value="upheld"
            aria-keyshortcuts="a"
            data-final
            aria-label={fill(texts.uphold, { nick })}
          >
            {texts.upholdShort}
          </Button>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value="rejected"
            aria-keyshortcuts="r"
            data-final
            aria-label={fill(texts.reject, { nick })}
          >
            {texts.rejectShort}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    upheld: 'S’ha donat la raó a qui ha recorregut. Se li explica per correu.',
    rejected: 'S’ha mantingut la decisió. S’explica per correu a qui ha recorregut.',
  },
  es: {
    upheld: 'Se ha dado la razón a quien ha recurrido. Se le explica por correo.',
    rejected: 'Se ha mantenido la decisión. Se explica por correo a quien ha recurrido.',
  },
  en: {
    upheld: 'The appeal has been upheld. The reader will be told by email.',
    rejected: 'The decision stands. The reader will be told by email.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { appeal: 'recursos' },
    kinds: { decision: 'Recurs', report: 'Denúncia' },
    acts: { 'appeal.uphold': 'dona la raó a un recurs', 'appeal.reject': 'desestima un recurs' },
  },
  es: {
    topics: { appeal: 'recursos' },
    kinds: { decision: 'Recurso', report: 'Denuncia' },
    acts: { 'appeal.uphold': 'da la razón a un recurso', 'appeal.reject': 'desestima un recurso' },
  },
  en: {
    topics: { appeal: 'appeals' },
    kinds: { decision: 'Appeal', report: 'Report' },
    acts: { 'appeal.uphold': 'upholds an appeal', 'appeal.reject': 'rejects an appeal' },
  },
});

/** `/redaccio/recursos/`: appeals, and their answers. */
export default deskScreen({
  path: ROUTES.deskAppeals,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'readers',
    order: 2,
    title: (language) => DESK_TEXTS[language].appeals.title,
    text: (language) => DESK_TEXTS[language].appeals.text,
  },
  get: atDesk((visit, user) => appealsPage(visit, user, doneMessage(visit, DONE))),
  post: decide,
});
