'use client';
import type { ConsentPurpose, ConsentSettings, ConsentWay } from '@portal/model/readers';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/index';
import { Dialog } from '../dialog/index';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/index';
import { fill, useLocale } from '../locale/index';
import { Switch } from '../switch/index';
import * as css from './ConsentChoices.css';

/** Props of `ConsentChoices`: what a reader agrees to, purpose by purpose. */
export type ConsentChoicesProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Others that would get readers' data, each under its purpose. */
  partners: ConsentSettings['partners'];
  purposes: readonly ConsentPurpose[];
  /** What was agreed to before; nothing is on unless it was. */
  granted: readonly ConsentPurpose[];
  /** Page that says which cookies there are. */
  policyHref?: string | undefined;
  /** What is chosen beside the switches: `FrameworkChoices`. */
  children?: ReactNode;
  /** @param how everything and nothing are said as such: what is beside the switches is meant too */
  onDecide: (granted: readonly ConsentPurpose[], how: ConsentWay) => void;
};
/**
 * Choices about cookies and others in a dialog: a switch for each purpose, with who is behind it. Closed without a decision, all
 * stays as it was.
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
          {/* No switch: it could not be pressed, and would look as if it were off. */}
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
