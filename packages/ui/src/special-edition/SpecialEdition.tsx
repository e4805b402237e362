import type { FrontEditionKind } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass } from '../foundation/type.css';
import { inset } from '../page/page.css';
import * as css from './SpecialEdition.css';

/** Props of `SpecialEdition`: its kind, which sets its colours, and its name as readers see it. */
export type SpecialEditionProps = {
  kind: FrontEditionKind;
  name: string;
  /** Its rows: boards. */
  children: ReactNode;
};

/** The top of a front while something large happens: a line under the masthead, and rows of its own. */
export function SpecialEdition({ kind, name, children }: SpecialEditionProps) {
  return (
    <section className={css.edition} aria-label={name} data-part="special-edition" data-kind={kind}>
      <div className={css.lineOf[kind]}>
        <p className={cx(inset, css.name, headlineClass.sm)}>{name}</p>
      </div>
      {children}
    </section>
  );
}
