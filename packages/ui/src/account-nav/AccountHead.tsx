import type { Ref } from 'react';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';
import { Stack } from '../layout/index';
import { Link } from '../link/index';

/** Props of `AccountHead`; with a `ref` it takes the focus by script. */
export type AccountHeadProps = {
  title: string;
  headingLevel?: HeadingLevel;
  ref?: Ref<HTMLHeadingElement>;
  /** The page that this one is a part of, and the words of the way back to it. */
  back?: { text: string; href: string };
};

/** The head of every page of accounts, its one heading unless said otherwise. */
export function AccountHead({ title, headingLevel = 1, ref, back }: AccountHeadProps) {
  const Title = `h${headingLevel}` as const;
  const head = (
    <Title ref={ref} tabIndex={ref ? -1 : undefined} className={headlineClass.lg} data-part="account-head">
      {title}
    </Title>
  );
  if (!back) return head;
  return (
    <Stack gap="2">
      <Link href={back.href} variant="back">
        {back.text}
      </Link>
      {head}
    </Stack>
  );
}
