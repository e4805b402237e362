import { Button } from '../button/index';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ArrowRightIcon } from '../icon/index';
import { counted, type Locale, textsOf } from '../locale/locale';
import * as css from './LiveBlog.css';

/** Props of `NewEntries`, the notice of entries newer than the page; of 0 of them nothing is seen. */
export type NewEntriesProps = {
  locale: Locale<'liveBlog'>;
  /** How many have come since the page was drawn. */
  count?: number;
  loading?: boolean;
  /** None where a script without components listens to its button. */
  onShow?: () => void;
};

/**
 * Newer entries wait until the reader asks for them, so that nothing moves while they read. Its parts are there before any
 * has come: `waiting` with its `words`, and `said` for what is only announced.
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
