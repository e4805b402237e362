import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import * as css from './RegistrationGate.css';

/** Props of `ReadingNotice`, over the reader's own page of a gated content. */
export type ReadingNoticeProps = {
  /** The page that everybody sees. */
  publicHref: string;
  locale: Locale<'gate'>;
};

/** Over a text for registered readers on a page of the reader's own: that it is whole, and where its public page is. */
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
