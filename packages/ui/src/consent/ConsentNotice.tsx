'use client';
import { CONSENT_WAYS, type ConsentPurpose } from '@portal/model/readers';
import type { ReactNode } from 'react';
import { Button } from '../button/index';
import { Link } from '../link/index';
import { counted, fill, formatCount, useLocale } from '../locale/index';
import * as css from './ConsentNotice.css';
import { NoticeFrame } from './NoticeFrame';

/** Props of `ConsentNotice`, which asks who has not decided. */
export type ConsentNoticeProps = {
  /** Name of the site. */
  name: string;
  /** What the site asks for. */
  purposes: readonly ConsentPurpose[];
  /** Others that would get readers' data. */
  partners: number;
  /** In the place of the notice's own words: `FrameworkWords`. */
  children?: ReactNode;
  /** Page that says which cookies there are. */
  policyHref?: string | undefined;
  /** To everything, or to nothing. Without it the buttons are for a script of the page's own, by their values (`CONSENT_WAYS`). */
  onDecide?: (isGranted: boolean) => void;
  /** The reader wants to choose one by one: `ConsentChoices`. */
  onChoose?: () => void;
};

const [all, none, chosen] = CONSENT_WAYS;

/**
 * Asks for consent at the foot of the window: yes and no are one press each, side by side and alike. It takes no focus, hides none
 * and does not go away by itself; Escape decides nothing. It comes first in the document, so that it is the first that the
 * keyboard and screen readers find.
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
      // What is shown beside what is shown needs no verb of its own.
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
