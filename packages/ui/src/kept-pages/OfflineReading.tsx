'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import * as css from './KeptPages.css';
import { type OfflineStatus, OfflineSwitch } from './OfflineSwitch';

/** Props of `OfflineReading`: those of `OfflineSwitch`, with the stored pages as children (`KeptPages`). */
export type OfflineReadingProps = {
  /** Null until it is known: then nothing is shown. */
  status: OfflineStatus | null;
  onChange: (isOn: boolean) => void;
  /** Deletes the stored pages; offline reading stays on. */
  onClear: () => void;
  headingLevel?: HeadingLevel;
  children?: ReactNode;
};

/** Switch for offline reading and, while it is on, the pages stored on the device (spec §2). */
export function OfflineReading({
  status,
  onChange,
  onClear,
  headingLevel = 2,
  children,
}: OfflineReadingProps) {
  const { kept } = useLocale('kept').texts;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isOn = status === 'on' || status === 'cleared';
  return (
    <div className={css.reading} data-part="offline-reading">
      {status ? <OfflineSwitch status={status} onChange={onChange} /> : null}
      {isOn ? (
        <section className={css.readable} aria-labelledby={id}>
          <Heading id={id} className={cx(css.title, headlineClass.md)}>
            {kept.readable}
          </Heading>
          {children ?? <p className={cx(css.text, textClass.summary)}>{kept.nothing}</p>}
          <Button variant="secondary" onClick={onClear} className={css.clear}>
            {kept.clear}
          </Button>
        </section>
      ) : null}
    </div>
  );
}
