import { type ReactNode, useId } from 'react';
import * as css from '../account-form/AccountForm.css';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';

type PartProps = {
  title: string;
  headingLevel: HeadingLevel;
  name?: string;
  /** Id that URLs with a fragment link to. */
  anchor?: string;
  children: ReactNode;
};

/** One section of the account under its title. */
export function Part({ title, headingLevel, name, anchor, children }: PartProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section className={css.part} id={anchor} aria-labelledby={id} data-part={name}>
      <Title id={id} className={headlineClass.sm}>
        {title}
      </Title>
      {children}
    </section>
  );
}
