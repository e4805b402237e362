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
  /** Open at first; it is, unless said. */
  defaultOpen?: boolean;
  /** Told `false` when the reader closed it, where it can be (spec §3, canBeClosed). */
  onOpenChange?: (open: boolean) => void;
  /**
   * What in the page says the same, such as the gate of a text: bar and box stay away, with their room, while any of it is in view. A
   * dialog does not.
   */
  gate?: RefObject<HTMLElement | null>;
  /** As the text that it is over. Beside one in the middle a box has no room: it is a bar on every window. */
  place?: BodyPlace;
  /** While the message is of a version that is tried: a dialog has the strip that says so in itself, as nothing beside it can be reached. */
  test?: PaywallTestBannerProps;
};

/**
 * A paywall message in its face (spec §2): a bar at the foot, a floating box, one with a counter, or a dialog that holds the
 * page still unless it can be closed. A box floats where a window has room beside the text, and is a bar elsewhere.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is there while it is open and no dialog
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
  /** Which of the unpublished ones is shown. */
  id: string;
  /** Forgets the test and loads the page again. */
  onReturn: () => void;
};

/**
 * Says that a paywall is being tried out, and leads back to the published one (spec §2): a strip at the foot of the window and the end of
 * the page, wherever it is drawn, as it is none of what readers read.
 */
export function PaywallTestBanner(props: PaywallTestBannerProps) {
  // A server has no end of the page to draw it at, and its button does nothing there.
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
