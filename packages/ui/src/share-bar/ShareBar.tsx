'use client';
import { COPY_CONFIRMATION_MS, EXTRA_SHARE_NETWORKS, SHARE_NETWORKS, type ShareNetwork } from '@portal/model';
import { useEffect, useId, useState } from 'react';
import { Button } from '../button/Button';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CheckIcon, LinkIcon, MinusIcon, PlusIcon, ShareIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { NETWORKS } from './networks';
import * as css from './ShareBar.css';

/** `row` below a headline, `column` next to the text. */
export const SHARE_DIRECTIONS = ['row', 'column'] as const;
/** Direction of the buttons in a share bar. */
export type ShareDirection = (typeof SHARE_DIRECTIONS)[number];

/** Outcomes of copying the link: not copied yet, copied, or refused by the browser. */
export const COPY_OUTCOMES = ['idle', 'copied', 'failed'] as const;
/** Outcome of copying the link. */
export type CopyOutcome = (typeof COPY_OUTCOMES)[number];

/** Props of `ShareBar`; `onNativeShare` replaces the networks on phones that can share (spec §4). */
export type ShareBarProps = {
  /** Absolute URL. */
  url: string;
  title: string;
  direction?: ShareDirection;
  /**
   * The device’s own sharing, under 568 px if available, which the parent detects (spec §4). Rejects on
   * cancel.
   */
  onNativeShare?: () => Promise<void>;
  /** Copies the URL to the clipboard. */
  onCopy: () => Promise<void>;
  onShared?: (network: ShareNetwork) => void;
  /** Shows all networks initially. */
  defaultOpen?: boolean;
  /** Initial outcome of a copy; one that the reader makes is confirmed for a second. */
  defaultCopy?: CopyOutcome;
};

/**
 * Share on five networks, two more behind a button, or copy the link, which is confirmed for a second (spec
 * §2, §4). Resizing the window closes the two. Networks are links: without JavaScript all of them are
 * visible, without the copy button.
 */
export function ShareBar({
  url,
  title,
  direction = 'row',
  onNativeShare,
  onCopy,
  onShared,
  defaultOpen = false,
  defaultCopy = 'idle',
}: ShareBarProps) {
  const { share: texts } = useLocale('share').texts;
  const [more, setMore] = useState(defaultOpen);
  const [copy, setCopy] = useState<{ outcome: CopyOutcome; isNew?: boolean }>({ outcome: defaultCopy });
  const id = useId();
  useEffect(() => {
    if (!more) return;
    const close = () => setMore(false);
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [more]);
  useEffect(() => {
    if (!copy.isNew) return;
    const timer = setTimeout(() => setCopy({ outcome: 'idle' }), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copy]);

  if (onNativeShare) {
    return (
      <div className={css.bar} data-part="share-bar">
        <Button
          variant="secondary"
          icon={<ShareIcon size={20} />}
          // The parent logs a failure; nothing is shown (spec §8).
          onClick={() => void onNativeShare().catch(() => undefined)}
        >
          {texts.native}
        </Button>
      </div>
    );
  }
  const link = (network: ShareNetwork) => {
    const { name, Sign, href } = NETWORKS[network];
    return (
      <li key={network}>
        <a
          href={href({ url, title })}
          target="_blank"
          rel="noopener"
          className={css.link}
          aria-label={fill(texts.on, { network: name })}
          onClick={() => onShared?.(network)}
        >
          <Sign size={22} />
        </a>
      </li>
    );
  };
  return (
    <section aria-label={texts.label} className={css.bar} data-part="share-bar">
      <ul className={`${css.list} ${direction === 'column' ? css.column : ''}`}>
        {SHARE_NETWORKS.map(link)}
        <li className={css.withScript}>
          <button
            type="button"
            className={css.link}
            aria-label={texts.copy}
            data-state={copy.outcome}
            onClick={() =>
              void onCopy().then(
                () => setCopy({ outcome: 'copied', isNew: true }),
                () => setCopy({ outcome: 'failed', isNew: true }),
              )
            }
          >
            {copy.outcome === 'copied' ? <CheckIcon size={22} /> : <LinkIcon size={22} />}
          </button>
        </li>
        <li className={css.withScript}>
          <button
            type="button"
            className={css.link}
            aria-label={more ? texts.less : texts.more}
            aria-expanded={more}
            aria-controls={id}
            onClick={() => setMore(!more)}
          >
            {more ? <MinusIcon size={22} /> : <PlusIcon size={22} />}
          </button>
        </li>
      </ul>
      <ul
        id={id}
        className={`${css.list} ${css.rest} ${direction === 'column' ? css.column : ''}`}
        data-open={more || undefined}
      >
        {EXTRA_SHARE_NETWORKS.map(link)}
      </ul>
      <span role="status" className={visuallyHidden}>
        {copy.outcome === 'copied' ? texts.copied : copy.outcome === 'failed' ? texts.copyFailed : ''}
      </span>
    </section>
  );
}
