import type { Broadcast } from '@portal/model';
import { type Locale, textsOf } from '../locale/locale';
import { Kicker, LiveSign } from './Kicker';

/** The live sign, or that a broadcast is a repeat: what was recorded is not live. */
export function BroadcastSign({ show, locale }: { show: Pick<Broadcast, 'isRepeat'>; locale: Locale }) {
  return show.isRepeat ? (
    <Kicker text={textsOf(locale).schedule.repeat} locale={locale} />
  ) : (
    <LiveSign locale={locale} />
  );
}
