'use client';
import { type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure/index';
import type { NativeProps } from '../foundation/props';
import type { HeadingLevel } from '../section-head/SectionHead';

/** One of the parts of an accordion. */
export type AccordionItem = { id: string; title: string; content: ReactNode };

/** Props of `Accordion`; `multiple` lets several be open at a time. */
export type AccordionProps = NativeProps<'div', 'children' | 'defaultValue'> & {
  items: readonly AccordionItem[];
  /** The part that is open at first. */
  defaultValue?: string;
  multiple?: boolean;
  /** Level of the titles in the document; without it they are no headings. */
  headingLevel?: HeadingLevel;
};

/** Parts of which each opens under its title: native `details`, which open without script and are found by the browser's search. */
export function Accordion({
  items,
  defaultValue,
  multiple = false,
  headingLevel,
  ...native
}: AccordionProps) {
  const name = useId();
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div {...native} data-part="accordion">
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          summary={<Title>{title}</Title>}
          name={multiple ? undefined : name}
          defaultOpen={id === defaultValue}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
