import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './RegistrationGate.css';

/** Props of `ReadingNotice`, above a gated article on the reader's own page. */
export type ReadingNoticeProps = {
  /** URL of the public page. */
  publicHref: string;
  locale: Locale<'gate'>;
};

/**
 * Notice above a gated text on the reader's own page: that it is complete, with a link to its public page.
 */
export function ReadingNotice({ publicHref, locale }: ReadingNoticeProps) {
  const { whole, publicPage } = textsOf(locale).gate;
  return (
    <p className={textClass.meta} data-part="reading-notice">
      {whole}{' '}
      <Anchor className={css.publicPage} href={publicHref}>
        {publicPage}
      </Anchor>
    </p>
  );
}
