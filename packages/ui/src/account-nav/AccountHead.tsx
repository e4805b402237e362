import type { Ref } from 'react';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';

/** Props of `AccountHead`; with a `ref` it takes the focus by script. */
export type AccountHeadProps = { title: string; headingLevel?: HeadingLevel; ref?: Ref<HTMLHeadingElement> };

/** The head of every page of accounts, its one heading unless said otherwise. */
export function AccountHead({ title, headingLevel = 1, ref }: AccountHeadProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Title ref={ref} tabIndex={ref ? -1 : undefined} className={headlineClass.lg} data-part="account-head">
      {title}
    </Title>
  );
}
