'use client';
import { CONSENT_WAYS, type ConsentPurpose } from '@portal/model/readers';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Link } from '../link/Link';
import { counted, fill, formatCount, useLocale } from '../locale/index';
import * as css from './ConsentNotice.css';
import { NoticeFrame } from './NoticeFrame';

/** Props of `ConsentNotice`, which asks readers who have not decided yet. */
export type ConsentNoticeProps = {
  /** Name of the site. */
  name: string;
  /** Purposes that the site asks consent for. */
  purposes: readonly ConsentPurpose[];
  /** Number of third parties that would receive readers' data. */
  partners: number;
  /** Replaces the notice's own text: `FrameworkWords`. */
  children?: ReactNode;
  /** URL of the page that lists the cookies. */
  policyHref?: string | undefined;
  /**
   * Called with whether everything or nothing was accepted. If omitted, a script of the page handles the
   * buttons by their values (`CONSENT_WAYS`).
   */
  onDecide?: (isGranted: boolean) => void;
  /** Called when the reader wants to choose one by one: `ConsentChoices`. */
  onChoose?: () => void;
};

const [all, none, chosen] = CONSENT_WAYS;

/**
 * Asks for consent at the bottom of the window: yes and no are one press each, side by side and alike. It
 * takes no focus, covers no focused element and does not close by itself; Escape decides nothing. It comes
 * first in the document, so that the keyboard and screen readers reach it first.
 */
export function ConsentNotice({
  name,
  purposes,
  partners,
  children,
  policyHref,
  onDecide,
  onChoose,
}: ConsentNoticeProps) {
  const locale = useLocale('consentNotice');
  const { consentNotice: words } = locale.texts;
  const list = new Intl.ListFormat(locale.language).format(
    purposes.map((purpose, at) => {
      // After `embeds`, which are “shown” too, the verb is not repeated.
      const isShownToo = purpose === 'ads' && purposes[at - 1] === 'embeds';
      return words.purposes[purpose][isShownToo ? 'short' : 'use'];
    }),
  );
  const inWords = words.counts.split(' ')[partners - 2];
  const values = { name, partners: inWords ?? formatCount(partners, locale), purposes: list };
  return (
    <NoticeFrame
      title={words.title}
      ways={
        <div className={css.ways}>
          <Button value={all} onClick={() => onDecide?.(true)}>
            {words.accept}
          </Button>
          <Button value={none} onClick={() => onDecide?.(false)}>
            {words.refuse}
          </Button>
          <Button value={chosen} className={css.choose} aria-haspopup="dialog" onClick={onChoose}>
            {words.choose}
          </Button>
        </div>
      }
    >
      <p>
        {children ?? fill(counted(words.text, partners, locale), values)}{' '}
        {policyHref ? <Link href={policyHref}>{words.policy}</Link> : null}
      </p>
    </NoticeFrame>
  );
}
