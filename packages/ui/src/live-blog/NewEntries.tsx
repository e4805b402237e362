import { Button } from '../button/Button';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ArrowRightIcon } from '../icon/index';
import { counted, type Locale, textsOf } from '../locale/locale';
import * as css from './LiveBlog.css';

/** Props of `NewEntries`, the notice of entries newer than the page; it is invisible if `count` is 0. */
export type NewEntriesProps = {
  locale: Locale<'liveBlog'>;
  /** Number of entries published since the page was rendered. */
  count?: number;
  loading?: boolean;
  /** Handler of its button; omitted if a script without components listens to it. */
  onShow?: () => void;
};

/**
 * Newer entries are inserted only on request, so that nothing shifts while the reader reads. Its parts exist
 * from the start: `waiting` with its `words`, and `said` for announcements.
 */
export function NewEntries({ locale, count = 0, loading = false, onShow }: NewEntriesProps) {
  const { liveBlog: texts } = textsOf(locale);
  return (
    <div className={css.news} data-part="new-entries">
      <span hidden={count === 0} data-part="waiting">
        <Button
          size="small"
          icon={<ArrowRightIcon size={18} className={css.up} />}
          loading={loading}
          onClick={onShow}
        >
          <span data-part="words">{count > 0 ? counted(texts.newEntries, count, locale) : null}</span>
        </Button>
      </span>
      <span role="status" className={visuallyHidden} data-part="said">
        {count > 0 ? counted(texts.newEntries, count, locale) : null}
      </span>
    </div>
  );
}
