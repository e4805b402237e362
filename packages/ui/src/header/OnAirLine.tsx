import type { Broadcast } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { LiveSign } from '../kicker/index';
import type { Locale } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import * as css from './OnAirLine.css';

/** Props of `OnAirLine`, the link in the header to the show that is on. */
export type OnAirLineProps = {
  locale: Locale;
  show: Pick<Broadcast, 'title' | 'url'>;
  /** Where it plays; its own page unless said. */
  href?: string;
};

/** Current show of a broadcaster, in one line beside its name. */
export function OnAirLine({ locale, show, href = show.url.href }: OnAirLineProps) {
  return (
    <Anchor href={href} className={cx(css.line, textClass.label)} data-part="on-air-line">
      <LiveSign locale={locale} />
      {show.title}
    </Anchor>
  );
}
