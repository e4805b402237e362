'use client';
import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Tabs.css';

/** One tab: its id, its title (text, optionally with a count or an icon) and the content of its panel. */
export type Tab = { id: string; title: ReactNode; content: ReactNode };

/** Props of `Tabs`; without JavaScript all panels are visible, under headings. */
export type TabsProps = NativeProps<'div', 'dir' | 'defaultValue' | 'children'> & {
  tabs: readonly Tab[];
  /** Accessible name. */
  label: string;
  /** Controlled id of the selected tab. */
  value?: string;
  /** Initially selected tab, if uncontrolled; the first one by default. */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /** Heading level of the titles that replace the tabs without JavaScript. */
  headingLevel?: HeadingLevel;
};

/**
 * Panels of which one is visible, selected by its tab: arrows, Home and End move between tabs. All panels are
 * in the HTML, so without JavaScript they follow one another, each under its title.
 */
export function Tabs({
  tabs,
  label,
  value,
  defaultValue = tabs[0]?.id ?? '',
  onValueChange,
  headingLevel = 3,
  ...native
}: TabsProps) {
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root {...native} value={chosen} onValueChange={choose} data-part="tabs">
      <Radix.List aria-label={label} className={cx(css.list, textClass.label)}>
        {tabs.map(({ id, title }) => (
          // A click without pointer events (assistive technology, a replayed click) works too.
          <Radix.Trigger
            key={id}
            value={id}
            className={css.tab}
            onClick={({ detail }) => detail === 0 && choose(id)}
          >
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, title, content }) => (
        <Radix.Content key={id} value={id} forceMount tabIndex={-1} className={css.panel}>
          <Heading className={cx(css.heading, headlineClass.xs)}>{title}</Heading>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
