'use client';
import { type ReactNode, useEffect, useId, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { Disclosure } from '../disclosure/index';
import type { NativeProps } from '../foundation/props';
import type { HeadingLevel } from '../section-head/SectionHead';

/** One of the parts of an accordion. */
export type AccordionItem = { id: string; title: string; content: ReactNode };

/** What is open: the id of a part, or none. */
type OfOne = {
  multiple?: false;
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
};

/** What is open: the ids of the parts, in their order. */
type OfSeveral = {
  multiple: true;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
};

/** Props of `Accordion`; `multiple` lets several be open at a time, and its values are lists of ids. */
export type AccordionProps = NativeProps<'div', 'children' | 'defaultValue'> & {
  items: readonly AccordionItem[];
  /** Level of the titles in the document; without it they are no headings. */
  headingLevel?: HeadingLevel;
} & (OfOne | OfSeveral);

const idsOf = (value: string | readonly string[] | null = null): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Parts of which each opens under its title: native `details`, which open without script and are found by the browser's search. */
export function Accordion({
  items,
  multiple,
  value,
  defaultValue,
  onValueChange,
  headingLevel,
  ref,
  ...native
}: AccordionProps) {
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  const [initial] = useState(() => idsOf(value ?? defaultValue));
  const told = useRef(initial);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const held = value === undefined ? undefined : idsOf(value);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';

  // The browser opens a part by itself; one whose user does not have it so is put back.
  useEffect(() => {
    if (!held) return;
    for (const [at, part] of partsOf(box.current).entries()) part.open = held.includes(items[at]?.id ?? '');
  });

  /** One that opens may close another: what the page shows is told once for both. */
  const tell = () => {
    const parts = partsOf(box.current);
    const open = items.flatMap(({ id }, at) => (parts[at]?.open ? [id] : []));
    if (isSame(open, held ?? told.current)) return;
    told.current = open;
    if (multiple) onValueChange?.(open);
    else onValueChange?.(open[0] ?? null);
    drawAgain();
  };

  return (
    <div {...native} ref={box} data-part="accordion">
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          summary={<Title>{title}</Title>}
          name={multiple ? undefined : name}
          defaultOpen={(held ?? initial).includes(id)}
          onOpenChange={tell}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

const partsOf = (box: HTMLElement | null) =>
  Array.from(box?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []);
