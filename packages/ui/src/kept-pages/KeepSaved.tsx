'use client';
import { cx } from 'class-variance-authority';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { DownloadIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { Progress } from '../progress/Progress';
import * as css from './KeepSaved.css';

/** Props of `KeepSaved`: the number of saved articles, and how many of them are available offline. */
export type KeepSavedProps = {
  total: number;
  kept: number;
  /** Whether some of the stored copies have the opening only, because the text is gated. */
  hasOpenings?: boolean;
  /** Whether they are being fetched. */
  keeping?: boolean;
  /** Whether some could not be fetched the last time. */
  failed?: boolean;
  onKeep: () => void;
};

/** Stores a reader's saved articles on their device, with pictures, for offline reading. */
export function KeepSaved({
  total,
  kept,
  hasOpenings = false,
  keeping = false,
  failed = false,
  onKeep,
}: KeepSavedProps) {
  const locale = useLocale('kept', 'progress', 'fields');
  const { kept: texts } = locale.texts;
  const isWhole = kept >= total;
  return (
    <section className={css.keep} aria-label={texts.keepLabel} data-part="keep-saved">
      <p className={cx(css.text, textClass.summary)} role="status">
        {failed && !keeping
          ? texts.keepFailed
          : isWhole
            ? texts.allKept
            : kept
              ? fill(texts.keepText, { kept, total })
              : texts.keepNone}
        {hasOpenings ? ` ${texts.keptOpenings}` : null}
      </p>
      {keeping ? (
        <div className={css.progress}>
          <Progress
            label={texts.keeping}
            percent={Math.round((100 * kept) / total)}
            counter={{ done: kept, total }}
            locale={locale}
          />
        </div>
      ) : null}
      {isWhole ? null : (
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          label={texts.keepNamed}
          loading={keeping}
          onClick={onKeep}
        >
          {texts.keep}
        </Button>
      )}
    </section>
  );
}
