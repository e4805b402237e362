'use client';
import type { PaywallMessage as Message } from '@portal/model/revenue';
import { type RefObject, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { BodyPlace } from '../article-body/index';
import { reserveRoom } from '../consent/reserveRoom';
import { Dialog } from '../dialog/index';
import { passFocus } from '../foundation/passFocus';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { useIsServerHtml } from '../foundation/useIsServerHtml';
import { CloseIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { ThemeContext } from '../locale/ThemeContext';
import * as css from './Paywall.css';
import { PaywallMessage } from './PaywallMessage';
import { useAway } from './useAway';

/** Props of `Paywall`; a modal locks the page's scroll unless it can be closed (spec §2). */
export type PaywallProps = {
  message: Message;
  open?: boolean;
  /** Initially open; true by default. */
  defaultOpen?: boolean;
  /** Called with `false` when the reader closes it, if it can be closed (spec §3, canBeClosed). */
  onOpenChange?: (open: boolean) => void;
  /**
   * Element of the page with the same message, such as the gate of a text: bar and box are hidden, but keep
   * their space, while any of it is in view. A dialog is not.
   */
  gate?: RefObject<HTMLElement | null>;
  /**
   * Horizontal place of the text below. Next to a centred text there is no room for a box: it is a bar in
   * every window.
   */
  place?: BodyPlace;
  /**
   * Set while the message is a version under test: a dialog then contains the test banner, as nothing outside
   * of it is reachable.
   */
  test?: PaywallTestBannerProps;
};

/**
 * A paywall message in its variant (spec §2): a bar at the bottom, a floating box, one with a counter, or a
 * dialog that locks the page unless it can be closed. A box floats in windows with room next to the text, and
 * is a bar elsewhere.
 */
export function Paywall({
  message,
  open: openByUser,
  defaultOpen = true,
  onOpenChange,
  gate,
  place = 'start',
  test,
}: PaywallProps) {
  const locale = useLocale('paywall', 'dialog');
  const [open, setOpen] = useControlled(openByUser, defaultOpen, onOpenChange);
  const { paywall: texts } = locale.texts;
  const { type, canBeClosed, principalText } = message;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const { isAway, follow } = useAway(gate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box exists while it is open and not a dialog
  useEffect(() => (box.current ? reserveRoom(box.current, '--paywall-size') : undefined), [open, type]);
  if (type === 'modal') {
    return (
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={principalText || texts.label}
        titleHidden
        {...(principalText ? { 'aria-labelledby': titleId } : {})}
        closable={canBeClosed}
        holdsPage={!canBeClosed}
        closeLabel={texts.close}
        size="small"
        className={css.modal}
      >
        <PaywallMessage message={message} titleId={titleId} locale={locale} />
        {test && open ? <TestStrip {...test} look={css.testInDialog} /> : null}
      </Dialog>
    );
  }
  if (!open) return null;
  const floats = type !== 'bottom' && place === 'start';
  return (
    <section
      {...follow}
      ref={box}
      aria-label={texts.label}
      className={`${css.box} ${floats ? css.float : css.bar}`}
      data-part="paywall"
      data-type={type}
      data-away={isAway || undefined}
    >
      <div className={css.scroll}>
        <PaywallMessage message={message} inLine locale={locale} />
      </div>
      {canBeClosed ? (
        <button
          type="button"
          className={css.close}
          aria-label={texts.close}
          onClick={({ currentTarget }) => {
            passFocus(currentTarget.closest('[data-part=paywall]') ?? currentTarget);
            setOpen(false);
          }}
        >
          <CloseIcon size={20} />
        </button>
      ) : null}
    </section>
  );
}

/** Props of `PaywallTestBanner`, shown while an unpublished paywall version is tested (spec §2). */
export type PaywallTestBannerProps = {
  /** Id of the unpublished version that is shown. */
  id: string;
  /** Ends the test and reloads the page. */
  onReturn: () => void;
};

/**
 * Says that a paywall is under test, and links back to the published one (spec §2): a strip at the bottom of
 * the window. It is rendered at the end of the page from anywhere, as it is not part of the content.
 */
export function PaywallTestBanner(props: PaywallTestBannerProps) {
  // A server cannot portal it to the end of the page, and its button needs JavaScript.
  return useIsServerHtml() ? null : createPortal(<StripAtFoot {...props} />, document.body);
}

function StripAtFoot(props: PaywallTestBannerProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => (strip.current ? reserveRoom(strip.current, '--paywall-test-size') : undefined), []);
  return <TestStrip {...props} ref={strip} look={css.testAtFoot} />;
}

type TestStripProps = PaywallTestBannerProps & { look: string; ref?: RefObject<HTMLDivElement | null> };

function TestStrip({ id, onReturn, look, ref }: TestStripProps) {
  const { paywall: texts } = useLocale('paywall').texts;
  const theme = useContext(ThemeContext);
  return (
    <div
      {...theme}
      ref={ref}
      role="status"
      className={`${css.test} ${look} ${textClass.label}`}
      data-part="paywall-test"
    >
      {fill(texts.test, { id })}
      <button type="button" className={css.back} onClick={onReturn}>
        {texts.published}
      </button>
    </div>
  );
}
