'use client';
import type { ConsentPurpose } from '@portal/model';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/index';
import { fill, useLocale } from '../locale/index';
import { inset } from '../page/page.css';
import * as css from './ConsentNotice.css';

/** Props of `ConsentNotice`, which asks who has not decided. */
export type ConsentNoticeProps = {
  /** Name of the site. */
  name: string;
  /** What the site asks for. */
  purposes: readonly ConsentPurpose[];
  /** Others that would get readers' data. */
  partners: number;
  /** Page that says which cookies there are. */
  policyHref?: string | undefined;
  /** To everything, or to nothing. */
  onDecide: (isGranted: boolean) => void;
  /** The reader wants to choose one by one: `ConsentChoices`. */
  onChoose: () => void;
};

/**
 * Asks for consent at the foot of the window: yes and no are one press each, side by side and alike. It takes no focus, hides none
 * and does not go away by itself; Escape decides nothing. It comes first in the document, so that it is the first that the
 * keyboard and screen readers find.
 */
export function ConsentNotice({
  name,
  purposes,
  partners,
  policyHref,
  onDecide,
  onChoose,
}: ConsentNoticeProps) {
  const { language, texts } = useLocale('consentNotice');
  const { consentNotice: words } = texts;
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--consent-size', `${notice.current?.offsetHeight ?? 0}px`),
    );
    if (notice.current) observer.observe(notice.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--consent-size');
    };
  }, []);
  const list = new Intl.ListFormat(language).format(purposes.map((purpose) => words.purposes[purpose].short));
  return (
    <section ref={notice} aria-labelledby={id} className={css.notice} data-part="consent-notice">
      <div className={cx(css.line, inset)}>
        <div className={css.words}>
          <h2 id={id} className={headlineClass.xs}>
            {words.title}
          </h2>
          <p className={cx(css.text, textClass.meta)}>
            {fill(words.text, { name, purposes: list, partners })}{' '}
            {policyHref ? <Link href={policyHref}>{words.policy}</Link> : null}
          </p>
        </div>
        <div className={css.ways}>
          <Button onClick={() => onDecide(true)}>{words.accept}</Button>
          <Button onClick={() => onDecide(false)}>{words.refuse}</Button>
          <Button variant="plain" className={css.choose} aria-haspopup="dialog" onClick={onChoose}>
            {words.choose}
          </Button>
        </div>
      </div>
    </section>
  );
}
