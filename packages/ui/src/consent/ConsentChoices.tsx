'use client';
import type { ConsentPurpose, ConsentSettings, ConsentWay } from '@portal/model/readers';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/index';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { fill, useLocale } from '../locale/index';
import { Switch } from '../switch/Switch';
import * as css from './ConsentChoices.css';

/** Props of `ConsentChoices`: a reader's consents, purpose by purpose. */
export type ConsentChoicesProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Third parties that would receive readers' data, each under its purpose. */
  partners: ConsentSettings['partners'];
  purposes: readonly ConsentPurpose[];
  /** Consents given before; nothing else is on initially. */
  granted: readonly ConsentPurpose[];
  /** URL of the page that lists the cookies. */
  policyHref?: string | undefined;
  /** Further choices in addition to the switches: `FrameworkChoices`. */
  children?: ReactNode;
  /**
   * @param how whether everything or nothing was chosen as such, which includes the choices in addition to
   * the switches
   */
  onDecide: (granted: readonly ConsentPurpose[], how: ConsentWay) => void;
};
/**
 * Choices about cookies and third parties in a dialog: a switch for each purpose, with the parties behind it.
 * Closed without a decision, nothing changes.
 */
export function ConsentChoices({ open, ...inside }: ConsentChoicesProps) {
  return open ? <OpenChoices {...inside} /> : null;
}

function OpenChoices({
  onOpenChange,
  partners,
  purposes,
  granted,
  policyHref,
  children,
  onDecide,
}: Omit<ConsentChoicesProps, 'open'>) {
  const { consentNotice: words } = useLocale('consentNotice').texts;
  const [chosen, setChosen] = useState(granted);
  const toggle = (purpose: ConsentPurpose, isOn: boolean) =>
    setChosen((before) => purposes.filter((one) => (one === purpose ? isOn : before.includes(one))));
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      sheet
      title={words.choicesTitle}
      description={
        <>
          {words.choicesText} {policyHref ? <Link href={policyHref}>{words.policy}</Link> : null}
        </>
      }
      footer={
        <div className={css.actions}>
          <Button className={css.save} onClick={() => onDecide(chosen, 'chosen')}>
            {words.save}
          </Button>
          <Button variant="secondary" onClick={() => onDecide(purposes, 'all')}>
            {words.accept}
          </Button>
          <Button variant="secondary" onClick={() => onDecide([], 'none')}>
            {words.refuse}
          </Button>
        </div>
      }
      data-part="consent-choices"
    >
      <div className={css.purposes}>
        <div className={css.purpose}>
          {/* Not a switch: it could not be operated, and would look switched off. */}
          <p className={css.necessary}>
            {words.necessary.name} <span className={textClass.label}>{words.necessary.always}</span>
          </p>
          <p className={cx(textClass.meta, css.hint)}>{words.necessary.text}</p>
        </div>
        {purposes.map((purpose) => (
          <div key={purpose} className={css.purpose} data-purpose={purpose}>
            <Switch
              label={words.purposes[purpose].name}
              hint={words.purposes[purpose].text}
              checked={chosen.includes(purpose)}
              onCheckedChange={(isOn) => toggle(purpose, isOn)}
            />
            <p className={cx(css.partners, textClass.meta)}>
              {partners
                .filter((partner) => partner.purpose === purpose)
                .map(({ name, policy }) => (
                  <Link
                    key={name}
                    href={policy}
                    external
                    aria-label={fill(words.partner, { name })}
                    className={css.partner}
                  >
                    {name}
                  </Link>
                ))}
            </p>
          </div>
        ))}
        {children}
      </div>
    </Dialog>
  );
}
