import type { ProviderTexts } from '../texts';
import { element, STYLE } from './elements';
import { entrance, profile, recovery, type Screen } from './screens';
import { type Answer, sessionAt } from './session';

type Callback = { callback: (answer: object) => void };
type ScreenOptions = {
  screenSet: string;
  containerID?: string;
  startScreen?: Screen;
  lang?: string;
  onAfterScreenLoad?: () => void;
};

/** Double of the provider's page script, as far as sites use it (spec §7). */
export function start(address: string, texts: Record<string, ProviderTexts>): void {
  const session = sessionAt(address);
  // A failed request calls no callback, from which a page concludes that the provider is unavailable.
  const tell = ({ callback }: Callback, answer: Promise<Answer>) =>
    void answer.then(callback, () => undefined);
  const showScreenSet = ({
    screenSet,
    containerID = '',
    startScreen = 'gigya-login-screen',
    lang = '',
    onAfterScreenLoad,
  }: ScreenOptions) => {
    const place = document.getElementById(containerID) ?? document.body;
    const words = texts[lang] ?? texts.es;
    if (!words) return;
    const drawn = (screen: Screen): HTMLElement => {
      const drawing = { words, session, go };
      if (screenSet === 'Default-ProfileUpdate') return profile(drawing);
      if (screen === 'gigya-forgot-password-screen') return recovery(drawing);
      return entrance(drawing, screen === 'gigya-register-screen');
    };
    const show = (screen: Screen) => place.replaceChildren(element('style', {}, STYLE), drawn(screen));
    const go = (screen: Screen) => {
      show(screen);
      place.querySelector('input')?.focus();
    };
    show(startScreen);
    onAfterScreenLoad?.();
  };
  const accounts = {
    addEventHandlers: session.listen,
    getAccountInfo: (given: Callback) => tell(given, session.account()),
    logout: (given: Callback) => tell(given, session.logout()),
    showScreenSet,
  };
  Object.assign(window, { gigya: { accounts } });
  Reflect.get(window, 'onGigyaServiceReady')?.();
}
