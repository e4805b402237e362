'use client';
import { type ReactNode, useEffect, useId, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { Disclosure } from '../disclosure/Disclosure';
import type { NativeProps } from '../foundation/props';
import type { HeadingLevel } from '../section-head/SectionHead';

/** One section of an accordion. */
export type AccordionItem = { id: string; title: string; content: ReactNode };

/** Value of an accordion with one open section: its id, or none. */
type OfOne = {
  multiple?: false;
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
};

/** Value of an accordion with several open sections: their ids, in order. */
type OfSeveral = {
  multiple: true;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
};

/**
 * Props of `Accordion`; with `multiple` several sections can be open at a time, and values are lists of ids.
 */
export type AccordionProps = NativeProps<'div', 'children' | 'defaultValue'> & {
  items: readonly AccordionItem[];
  /** Heading level of the titles; if omitted, they are no headings. */
  headingLevel?: HeadingLevel;
} & (OfOne | OfSeveral);

const idsOf = (value: string | readonly string[] | null = null): readonly string[] =>
  value === null ? [] : typeof value === 'string' ? [value] : value;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Sections that each open under their title: native `details`, which open without JavaScript and can be
 * searched by the browser.
 */
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

  // The browser opens a section by itself; in controlled mode the DOM is reset to the value.
  useEffect(() => {
    if (!held) return;
    for (const [at, part] of partsOf(box.current).entries()) part.open = held.includes(items[at]?.id ?? '');
  });

  /** Opening a section may close another: both toggles are reported in one call. */
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
