import type { Ref } from 'react';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';
import { Stack } from '../layout/Layout';
import { Link } from '../link/Link';

/** Props of `AccountHead`; JavaScript can focus it through its `ref`. */
export type AccountHeadProps = {
  title: string;
  headingLevel?: HeadingLevel;
  ref?: Ref<HTMLHeadingElement>;
  /** Parent page, with the text of the link back to it. */
  back?: { text: string; href: string };
};

/** The head of every account page; its title is the `h1` by default. */
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
