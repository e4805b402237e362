import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Edition.css';

/** Props of `EditionBar`; `href` leads to the same page in the full edition. */
export type EditionBarProps = { href: string; locale: Locale<'edition'> };

/** Says that the page is the light edition, and leads back to the full one. */
export function EditionBar({ href, locale: { texts } }: EditionBarProps) {
  const { light, note, full } = texts.edition;
  return (
    <aside className={`${css.bar} ${textClass.small}`} aria-label={light} data-part="edition-bar">
      <p>
        <span className={css.name}>{light}.</span> {note}
      </p>
      <Anchor className={css.change} href={href} rel="nofollow">
        {full}
      </Anchor>
    </aside>
  );
}
