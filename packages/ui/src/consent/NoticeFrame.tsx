'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { inset } from '../page/page.css';
import * as css from './ConsentNotice.css';
import { reserveRoom } from './reserveRoom';

type NoticeFrameProps = { title: string; ways: ReactNode; children: ReactNode };

/** A question at the bottom of the window; other fixed elements there stay above it. */
export function NoticeFrame({ title, ways, children }: NoticeFrameProps) {
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => (notice.current ? reserveRoom(notice.current) : undefined), []);
  return (
    <section ref={notice} aria-labelledby={id} className={css.notice} data-part="consent-notice">
      <div className={cx(css.line, inset)}>
        <div className={css.words}>
          <h2 id={id} className={headlineClass.xs}>
            {title}
          </h2>
          <div className={cx(css.text, textClass.meta)}>{children}</div>
        </div>
        <div className={css.foot}>{ways}</div>
      </div>
    </section>
  );
}
