'use client';
import { formatDate, formatMachine, formatTime } from '@portal/model';
import type { ReaderSession } from '@portal/model/readers';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { button, secondary } from '../button/Button.css';
import { ConfirmDialog } from '../dialog/index';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CheckIcon, DownloadIcon } from '../icon/index';
import { dateSettings, fill, useLocale } from '../locale/index';
import { Panel } from '../panel/Panel';
import { Skeleton } from '../skeleton/Skeleton';
import * as css from './AccountSessions.css';

/** States of the session list: loaded, loading, or failed. */
export const SESSIONS_STATUSES = ['idle', 'loading', 'failed'] as const;
/** Whether the session list is loaded, loading, or could not be loaded. */
export type SessionsStatus = (typeof SESSIONS_STATUSES)[number];

/** Props of `AccountSessions`: the reader's sessions and the callbacks that end them. */
export type AccountSessionsProps = {
  /** Sessions, last seen first. */
  sessions: readonly ReaderSession[];
  status?: SessionsStatus;
  /** Ids that are being ended. */
  ending?: readonly string[];
  /** Whether the last attempt to end a session failed. */
  failed?: boolean;
  onEnd: (id: string) => void;
  /** Ends all other sessions; the dialog shows the outcome of its promise. */
  onEndOthers: () => Promise<void>;
  /** Requests the list again. */
  onRetry?: () => void;
  /** URL of a file with all data stored about the reader. */
  downloadHref: string;
};

const PLACEHOLDERS = 2;
const DOWNLOAD = cx(button, secondary);

/** The reader's sessions with a button to end each, and a download of the reader’s data. */
export function AccountSessions({
  sessions,
  status = 'idle',
  ending = [],
  failed = false,
  onEnd,
  onEndOthers,
  onRetry,
  downloadHref,
}: AccountSessionsProps) {
  const { accountSessions: texts } = useLocale('accountSessions', 'fields', 'dialog', 'confirmation').texts;
  const [asking, setAsking] = useState(false);
  const { title, said, say, follow } = useEnding({ sessions, status }, asking, texts.ended);
  const ids = useId();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className={css.whole} data-part="account-sessions">
      <section
        className={css.part}
        aria-labelledby={`${ids}sessions`}
        aria-busy={status === 'loading' || undefined}
      >
        <h2 id={`${ids}sessions`} ref={title} tabIndex={-1} className={headlineClass.sm}>
          {texts.title}
        </h2>
        <p className={`${css.quiet} ${textClass.summary}`}>
          {sessions.length && !others.length ? texts.alone : texts.intro}
        </p>
        <p className={visuallyHidden} role="status">
          {said}
        </p>
        {failed ? (
          <div className={css.across}>
            <FormAlert>{texts.failed}</FormAlert>
          </div>
        ) : null}
        {status === 'failed' ? (
          <div className={css.across}>
            <FormAlert>{texts.loadFailed}</FormAlert>
          </div>
        ) : null}
        {status === 'failed' && onRetry ? (
          <Button
            variant="secondary"
            onClick={() => {
              follow();
              onRetry();
            }}
          >
            {texts.retry}
          </Button>
        ) : null}
        {status === 'loading' && !sessions.length ? (
          <div className={css.across}>
            <Skeleton shape="text" count={PLACEHOLDERS} label={texts.loading} />
          </div>
        ) : null}
        {sessions.length ? (
          <ul className={css.list} data-part="sessions">
            {sessions.map((session) => (
              <Session
                key={session.id}
                session={session}
                isEnding={ending.includes(session.id)}
                onEnd={() => {
                  follow(session.id);
                  onEnd(session.id);
                }}
              />
            ))}
          </ul>
        ) : null}
        {others.length ? (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {texts.endOthers}
          </Button>
        ) : null}
      </section>
      <Panel
        as="section"
        size="large"
        className={css.part}
        aria-labelledby={`${ids}data`}
        data-part="own-data"
      >
        <h2 id={`${ids}data`} className={headlineClass.sm}>
          {texts.dataTitle}
        </h2>
        <p className={`${css.quiet} ${textClass.summary}`}>{texts.dataText}</p>
        <a href={downloadHref} download className={DOWNLOAD} data-part="download">
          <DownloadIcon size={20} />
          {texts.download}
        </a>
      </Panel>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.endOthersTitle}
        text={texts.endOthersText}
        confirm={texts.endOthersConfirm}
        onConfirm={async () => {
          await onEndOthers();
          say(texts.othersEnded);
          follow();
        }}
      />
    </div>
  );
}

type SessionProps = { session: ReaderSession; isEnding: boolean; onEnd: () => void };

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { id, startedAt, seenAt, isCurrent } = session;
  const locale = useLocale('accountSessions');
  const { accountSessions: texts } = locale.texts;
  const facts = useId();
  const settings = dateSettings(locale);
  const device = session.device || texts.unknown;
  const started = formatDate(startedAt, 'published', settings);
  const seen = formatDate(seenAt, 'published', settings);
  return (
    <li className={css.item} data-session-id={id}>
      <div className={css.words}>
        <h3 className={headlineClass.xs}>{device}</h3>
        {isCurrent ? (
          <p className={`${css.current} ${textClass.label}`} data-part="current">
            <CheckIcon size={18} />
            {texts.current}
          </p>
        ) : null}
        <p id={facts} className={`${css.facts} ${textClass.meta}`} data-part="facts">
          {started ? (
            <span>
              {texts.started} <time dateTime={formatMachine(startedAt, locale.timeZone)}>{started}</time>
            </span>
          ) : null}
          {seen ? (
            <span>
              {texts.seen}{' '}
              <time dateTime={formatMachine(seenAt, locale.timeZone)}>
                {seen}, {formatTime(seenAt, settings)}
              </time>
            </span>
          ) : null}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          variant="secondary"
          label={fill(texts.endNamed, { device })}
          // Two sessions may be on the same kind of device: their dates distinguish them.
          aria-describedby={facts}
          loading={isEnding}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** Announces that a session has ended, and keeps the focus in place when its button disappears. */
function useEnding(
  { sessions, status }: { sessions: readonly ReaderSession[]; status: SessionsStatus },
  asking: boolean,
  ended: string,
) {
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const asked = useRef(new Set<string>());
  const pressed = useRef(false);
  useEffect(() => {
    if (status === 'idle') {
      const gone = [...asked.current].filter((id) => sessions.every((session) => session.id !== id));
      for (const id of gone) asked.current.delete(id);
      if (gone.length) setSaid(ended);
    }
  }, [sessions, status, ended]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change that can remove a button
  useEffect(() => {
    if (!pressed.current || asking) return;
    // Runs after the dialog has restored the focus, if its button still exists.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      pressed.current = false;
      title.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [sessions, status, asking]);
  return {
    title,
    said,
    say: setSaid,
    /** Remembers a pressed button that may disappear: the one for all sessions, or the one of a session. */
    follow: (id?: string) => {
      pressed.current = true;
      if (id === undefined) return;
      setSaid('');
      asked.current.add(id);
    },
  };
}
