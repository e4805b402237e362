'use client';
import { cx } from 'class-variance-authority';
import { Button } from '../button/index';
import { textClass } from '../foundation/type.css';
import { DownloadIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { Progress } from '../progress/index';
import * as css from './KeepSaved.css';

/** Props of `KeepSaved`: how many saved contents there are, and how many of them can be read without a connection. */
export type KeepSavedProps = {
  total: number;
  kept: number;
  /** Of some that are kept only the opening is: closed texts. */
  hasOpenings?: boolean;
  /** They are being fetched. */
  keeping?: boolean;
  /** The last time some did not come. */
  failed?: boolean;
  onKeep: () => void;
};

/** Keeps a reader's saved contents on their device, with their pictures, for where there is no connection. */
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
