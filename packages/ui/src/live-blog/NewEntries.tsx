'use client';
import { Button } from '../button/index';
import { ArrowRightIcon } from '../icon/index';
import { counted, useLocale } from '../locale/index';
import * as css from './LiveBlog.css';

/** Props of `NewEntries`, the notice of entries newer than the page; 0 of them draws no button. */
export type NewEntriesProps = {
  /** How many have come since the page was drawn. */
  count: number;
  loading?: boolean;
  onShow: () => void;
};

/** Newer entries wait until the reader asks for them, so that nothing moves while they read. */
export function NewEntries({ count, loading = false, onShow }: NewEntriesProps) {
  const locale = useLocale('liveBlog');
  const { liveBlog: texts } = locale.texts;
  return (
    <div className={css.news} role="status" data-part="new-entries">
      {count > 0 ? (
        <Button
          size="small"
          icon={<ArrowRightIcon size={18} className={css.up} />}
          loading={loading}
          onClick={onShow}
        >
          {counted(texts.newEntries, count, locale)}
        </Button>
      ) : null}
    </div>
  );
}
