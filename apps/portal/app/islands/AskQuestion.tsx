'use client';
import { createInterviews, failedCall } from '@portal/data';
import { useStore } from '@portal/data/react';
import { CHILD_ACCOUNT } from '@portal/model';
import {
  askPath,
  type InterviewState,
  QUESTION_CODES,
  type QuestionCode,
  type ReadersInterview,
} from '@portal/model/participation';
import { isLoggedIn } from '@portal/model/readers';
import { FormAlert } from '@portal/ui/form-alert';
import { QuestionForm, type QuestionStatus } from '@portal/ui/interview';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, useLocale } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { browserKey } from '../client/consent/browser-key';
import { browserStorage } from '../client/islands/browser';
import { client } from '../client/islands/client';
import { session, startSession } from '../client/islands/reader';
import { OwnQuestions } from '../content/stories/own-questions';
import { type QuestionPicture, useQuestionPicture } from '../content/stories/question-picture';
import { island } from '../declare-island';

const interviews = createInterviews(client);

/** Milliseconds between requests for new answers while the interview is open and visible. */
const LOOK_MS = 20_000;

export type AskQuestionIslandProps = {
  contentId: string;
  /** Path of the page, which a login returns to. */
  path: string;
  /** Number of answers on the page. */
  answers: number;
  state: InterviewState;
};

type Draft = Readonly<Record<string, string>>;

/** Text written before a login or an interruption, in the browser's storage. */
const draftKey = (contentId: string) => `portal.question.${contentId}`;

function keptDraft(contentId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(draftKey(contentId)) ?? 'null');
    const fields = Object.entries(Object(kept)).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return fields.length ? Object.fromEntries(fields) : null;
  } catch {
    return null;
  }
}

function keepDraft(contentId: string, draft: Draft | null): void {
  try {
    if (draft) browserStorage()?.setItem(draftKey(contentId), JSON.stringify(draft));
    else browserStorage()?.removeItem(draftKey(contentId));
  } catch {
    // Storage is full or blocked: the text is still on the page.
  }
}

/** The interview's current state for the reader: their own questions, and whether the page is out of date. */
function useInterview({ contentId, answers, state }: AskQuestionIslandProps) {
  const { user, status } = useStore(session);
  const [own, setOwn] = useState<ReadersInterview>();
  const [now, setNow] = useState<Pick<ReadersInterview, 'answers' | 'state'>>({ answers, state });
  const isReader = isLoggedIn(user);
  const isKnown = status === 'ready' || status === 'failed';
  const accept = useCallback((answer: ReadersInterview) => {
    setOwn(answer);
    setNow(answer);
  }, []);
  const look = useCallback(async () => {
    try {
      if (isReader) accept(await interviews.of(contentId));
      else setNow(await interviews.now(contentId));
    } catch (error) {
      // The rendered state stays; the list of failed requests has the error.
      failedCall(error);
    }
  }, [accept, contentId, isReader]);
  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (isKnown) void look();
  }, [isKnown, look]);
  const isOver = now.state === 'closed';
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOver, look]);
  return { own, now, accept, look, isReader, isKnown, nick: user.nick };
}

/** A message that the page is out of date, with a link to reload it. */
function Behind({ fresh, isOver, path }: { fresh: number; isOver: boolean; path: string }) {
  const locale = useLocale('interview', 'fields');
  const { interview: texts } = locale.texts;
  if (fresh <= 0 && !isOver) return null;
  return (
    <Notice locale={locale}>
      {isOver ? texts.ended : counted(texts.fresh, fresh, locale)} <Link href={path}>{texts.reload}</Link>
    </Notice>
  );
}

type SendingDeps = Pick<ReturnType<typeof useInterview>, 'accept' | 'look'> & {
  contentId: string;
  picture: QuestionPicture;
  onBegun: () => void;
  onSent: () => void;
};

/** Sends a question, and holds its outcome. */
function useSending({ contentId, accept, look, picture, onBegun, onSent }: SendingDeps) {
  const [status, setStatus] = useState<QuestionStatus>('idle');
  const [refusal, setRefusal] = useState<QuestionCode | typeof CHILD_ACCOUNT | 'TOO_OFTEN'>();
  const [key, setKey] = useState('');
  const send = async (question: { name: string; question: string }) => {
    setStatus('waiting');
    setRefusal(undefined);
    onBegun();
    // A retry after a failure sends the same question.
    const sent = key || browserKey();
    setKey(sent);
    try {
      const sentPicture = await picture.send(question.name);
      accept(
        await interviews.ask(contentId, {
          ...question,
          key: sent,
          ...(sentPicture ? { picture: sentPicture } : {}),
        }),
      );
      picture.clear();
      keepDraft(contentId, null);
      onSent();
      setKey('');
      setStatus('sent');
    } catch (error) {
      const { code, status: answered } = failedCall(error).failure;
      const known = QUESTION_CODES.find((one) => one === code);
      setRefusal(answered === 429 ? 'TOO_OFTEN' : code === CHILD_ACCOUNT ? code : known);
      setStatus(known === 'QUESTION_LIMIT' ? 'limit' : 'failed');
      if (known) void look();
    }
  };
  return { status, setStatus, refusal, send };
}

/** A question to the guest of an interview (spec §2, §6); one that fails to send stays in the form. */
function AskQuestionIsland(props: AskQuestionIslandProps) {
  const { contentId, path, answers, state } = props;
  const locale = useLocale('ownQuestions', 'askQuestion');
  const { own, now, accept, look, isReader, isKnown, nick } = useInterview(props);
  const [isWithdrawn, setWithdrawn] = useState<boolean>();
  const [draft, setDraft] = useState<Draft | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const picture = useQuestionPicture(contentId);
  const { status, setStatus, refusal, send } = useSending({
    contentId,
    accept,
    look,
    picture,
    onSent: () => setDraft(null),
    onBegun: () => setWithdrawn(undefined),
  });
  // Text typed before the island wakes is kept: a new form would lose it.
  useEffect(() => {
    if (!place.current?.querySelector('textarea')?.value) setDraft(keptDraft(contentId));
  }, [contentId]);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[name=name]');
    if (field?.value === '') field.value = nick;
  }, [nick]);
  const withdraw = async (id: string) => {
    try {
      await interviews.withdraw(id);
      setWithdrawn(true);
      setStatus('idle');
    } catch (error) {
      failedCall(error);
      setWithdrawn(false);
    }
    void look();
  };
  const onInput = ({ target }: FormEvent) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
    const data = field?.form ? new FormData(field.form) : null;
    const written = { name: String(data?.get('name') ?? ''), question: String(data?.get('question') ?? '') };
    keepDraft(contentId, written.question ? written : null);
  };
  const texts = locale.texts.ownQuestions;
  const why = {
    CHILD_ACCOUNT: texts.child,
    SUSPENDED: texts.suspended,
    INTERVIEW_CLOSED: texts.closed,
    TOO_OFTEN: texts.tooOften,
  };
  const isFull = own?.left === 0 && now.state !== 'closed';
  return (
    <Stack gap="6">
      <Behind
        fresh={now.answers - answers}
        isOver={now.state === 'closed' && state !== 'closed'}
        path={path}
      />
      {now.state === 'closed' ? null : (
        <div ref={place} onInput={onInput}>
          <QuestionForm
            key={draft ? 'begun' : 'empty'}
            action={askPath(contentId)}
            status={isFull && status !== 'sent' ? 'limit' : status}
            loggedIn={isReader || !isKnown}
            backUrl={`${path}#ask`}
            {...(nick ? { nick } : {})}
            {...(draft ? { values: draft } : {})}
            onSubmit={(question) => void send(question)}
            {...(isFull ? {} : { onAnother: () => setStatus('idle') })}
          >
            {isReader ? picture.field : null}
          </QuestionForm>
        </div>
      )}
      {refusal && refusal !== 'QUESTION_LIMIT' ? <FormAlert>{why[refusal]}</FormAlert> : null}
      {isWithdrawn === undefined ? null : (
        <FormAlert variant={isWithdrawn ? 'success' : 'error'}>
          {isWithdrawn ? texts.withdrawn : texts.failed}
        </FormAlert>
      )}
      {own?.own.length ? (
        <OwnQuestions
          contentId={contentId}
          questions={own.own}
          left={now.state === 'closed' ? null : own.left}
          locale={locale}
          onWithdraw={(id) => void withdraw(id)}
        />
      ) : null}
    </Stack>
  );
}

export default island({ wakes: 'visible', component: AskQuestionIsland });
