'use client';
import type { ConsentPurpose, OrPay } from '@portal/model/readers';
import { formatPrice } from '@portal/model/revenue';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/index';
import { Link } from '../link/Link';
import { fill, useLocale } from '../locale/index';
import * as css from './ConsentOrPay.css';
import { NoticeFrame } from './NoticeFrame';

/** Props of `ConsentOrPay`, which asks readers who have neither accepted advertising nor paid. */
export type ConsentOrPayProps = {
  /** Name of the site. */
  name: string;
  /** Purposes that the site asks consent for. */
  purposes: readonly ConsentPurpose[];
  /** Number of third parties that would receive readers' data. */
  partners: number;
  /** Offer that the reader can pay for instead. */
  offer: OrPay['offer'];
  /** URL of the payment. */
  payHref: string;
  /** URL of the login for subscribers; omitted for readers who are logged in. */
  loginHref?: string | undefined;
  /** URL of the page that lists the cookies. */
  policyHref?: string | undefined;
  /**
   * Covers the page until the reader has decided; else it is at the bottom of the window, next to the page.
   */
  covers?: boolean;
  /** Whether the reader has chosen one by one, without advertising. */
  hasChosen?: boolean;
  /** Replaces the text about the purposes: `FrameworkWords`. */
  children?: ReactNode;
  /** Called when the reader accepts everything. */
  onAccept: () => void;
  /** Called when the reader wants to choose one by one: `ConsentChoices`. */
  onChoose: () => void;
};

/**
 * Asks to accept advertising or to pay: two options of the same look and size. Over a page it traps the focus
 * and Escape decides nothing; print and search engines never get it.
 */
export function ConsentOrPay({ covers = false, ...props }: ConsentOrPayProps) {
  const title = fill(useLocale('consentOrPay').texts.consentOrPay.title, { name: props.name });
  const words = <Words {...props} />;
  const ways = <Ways {...props} />;
  return covers ? (
    <Cover>
      <Dialog
        title={title}
        closable={false}
        open
        sheet
        className={css.cover}
        description={words}
        footer={ways}
      />
    </Cover>
  ) : (
    <NoticeFrame title={title} ways={ways}>
      {words}
    </NoticeFrame>
  );
}

/** The page behind is inert: only later overlays, such as the choices, can be used. */
function Cover({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const behind = Array.from(document.body.children).filter(
      (part) => part instanceof HTMLElement && !part.inert && !part.contains(here.current),
    );
    for (const part of behind) part.toggleAttribute('inert', true);
    return () => {
      for (const part of behind) part.toggleAttribute('inert', false);
    };
  }, []);
  return <div ref={here}>{children}</div>;
}

type InsideProps = Omit<ConsentOrPayProps, 'covers'>;

/** Meaning of each option: who receives which data, or the price. */
function Words({ purposes, partners, offer, policyHref, hasChosen, children }: InsideProps) {
  const { language, dates, texts } = useLocale('consentOrPay', 'consentNotice');
  const { consentOrPay: words, consentNotice: asking } = texts;
  const list = new Intl.ListFormat(language).format(
    purposes.map((purpose) => asking.purposes[purpose].short),
  );
  const price = formatPrice(offer, dates.tag);
  return (
    <div className={css.words}>
      <p role="status" className={css.chosen}>
        {hasChosen ? words.chosen : null}
      </p>
      <p>{children ?? fill(words.acceptText, { purposes: list, partners })}</p>
      <p>{fill(words.payText[offer.period], { offer: offer.name, price })}</p>
      <p>
        {words.change} {policyHref ? <Link href={policyHref}>{asking.policy}</Link> : null}
      </p>
    </div>
  );
}

function Ways({ offer, payHref, loginHref, onAccept, onChoose }: InsideProps) {
  const { dates, texts } = useLocale('consentOrPay');
  const { consentOrPay: words } = texts;
  return (
    <div className={css.ways}>
      <div className={css.answers}>
        <div className={css.pair} data-part="consent-ways">
          <Button className={css.way} onClick={onAccept}>
            {words.accept}
          </Button>
          <Button className={css.way} href={payHref}>
            {fill(words.pay[offer.period], { price: formatPrice(offer, dates.tag) })}
          </Button>
        </div>
        <Button className={css.other} variant="plain" size="small" aria-haspopup="dialog" onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
      {loginHref ? (
        <Button className={css.other} variant="plain" size="small" href={loginHref}>
          {words.login}
        </Button>
      ) : null}
    </div>
  );
}
