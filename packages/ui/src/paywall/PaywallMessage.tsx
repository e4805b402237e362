import { counterDots, type PaywallMessage as Message } from '@portal/model/revenue';
import { Button } from '../button/Button';
import { headlineClass, textClass } from '../foundation/type.css';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Paywall.css';

/** Props of `PaywallMessage`, the text and buttons inside every paywall variant (spec §3). */
export type PaywallMessageProps = {
  message: Message;
  /** As a bar: the text is next to the buttons if there is room. */
  inLine?: boolean;
  /** Id of its main text, which is then a heading that names the paywall. */
  titleId?: string | undefined;
  locale: Locale<'paywall'>;
};

/** Above this number a figure replaces the dots. */
const DOTS_AT_MOST = 12;

/**
 * All fields of the message (spec §3), in order: logo, small and main text, counter, buttons with a line
 * above and one below, the last line. Empty fields render nothing. Buttons are links: it works without
 * JavaScript.
 */
export function PaywallMessage({ message, inLine = false, titleId, locale }: PaywallMessageProps) {
  const { logo, logoText, logoUrl, smallText, principalText, aboveButtonText, underButtonText } = message;
  const { bottomText, bottomUrl } = message;
  const Principal = titleId ? 'h2' : 'p';
  const sign = logo ? <img src={logo} alt={logoText} className={css.logo} /> : logoText;
  return (
    <div className={inLine ? css.line : css.stack} data-part="message">
      <div className={`${css.words} ${css.clear}`}>
        {sign ? (
          <p className={css.sign} data-part="logo">
            {logoUrl ? <Anchor href={logoUrl}>{sign}</Anchor> : sign}
          </p>
        ) : null}
        {smallText ? <p className={`${css.quiet} ${textClass.meta}`}>{smallText}</p> : null}
        {principalText ? (
          <Principal
            id={titleId}
            className={`${css.principal} ${inLine ? headlineClass.xs : headlineClass.md}`}
            data-part="principal"
          >
            {principalText}
          </Principal>
        ) : null}
        <Counter message={message} locale={locale} />
      </div>
      <div className={inLine ? css.waysInLine : css.ways}>
        {aboveButtonText ? <p className={`${css.quiet} ${textClass.meta}`}>{aboveButtonText}</p> : null}
        <Buttons message={message} inLine={inLine} />
        {underButtonText ? <p className={`${css.quiet} ${textClass.meta}`}>{underButtonText}</p> : null}
        {bottomText ? (
          <p className={`${css.quiet} ${textClass.meta}`}>
            {bottomUrl ? (
              <Anchor href={bottomUrl} className={css.link}>
                {bottomText}
              </Anchor>
            ) : (
              bottomText
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Buttons({ message, inLine }: { message: Message; inLine: boolean }) {
  const { buttonText, buttonUrl, button2Text, button2Url } = message;
  const first = buttonText && buttonUrl;
  const second = button2Text && button2Url;
  if (!first && !second) return null;
  return (
    <div className={inLine ? css.buttonsInLine : css.buttons}>
      {first ? (
        <Button href={buttonUrl} wide={!inLine} className={css.first}>
          {buttonText}
        </Button>
      ) : null}
      {second ? (
        <Button href={button2Url} variant="secondary" wide={!inLine} className={css.way}>
          {button2Text}
        </Button>
      ) : null}
    </div>
  );
}

/** Number of free articles read: a dot for each, or figures if there are too many to count at a glance. */
function Counter({ message, locale }: { message: Message; locale: Locale<'paywall'> }) {
  const { type, counterText, numConsumedContent, maxConsumedContent } = message;
  if (type !== 'float-counter' || maxConsumedContent === 0) return null;
  const said = fill(textsOf(locale).paywall.counter, {
    consumed: Math.min(numConsumedContent, maxConsumedContent),
    max: maxConsumedContent,
  });
  return (
    <div className={css.counter} data-part="counter">
      {maxConsumedContent <= DOTS_AT_MOST ? (
        <>
          <p role="img" aria-label={said} className={css.dots}>
            {counterDots(message).map((consumed, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              <span key={at} className={consumed ? css.dotFull : css.dot} />
            ))}
          </p>
          <p aria-hidden className={textClass.label}>
            {said}
          </p>
        </>
      ) : (
        <p className={textClass.label}>{said}</p>
      )}
      {counterText ? <p className={textClass.meta}>{counterText}</p> : null}
    </div>
  );
}
