'use client';
import * as Radix from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import * as css from './Tabs.css';

/** One tab: its id, title and the content of its panel. */
export type Tab = { id: string; title: string; content: ReactNode };

/** Props of `Tabs`; without script all panels are shown, under headings. */
export type TabsProps = {
  tabs: readonly Tab[];
  /** Accessible name. */
  label: string;
  /** Tab shown first; the first one unless said. */
  initial?: string;
  /** Level of the headings that stand for the tabs where there is no script. */
  headingLevel?: 2 | 3 | 4;
  onChange?: (id: string) => void;
};

/**
 * Panels of which one shows, chosen by its tab: arrows, Home and End move between them. All panels are in the HTML, so
 * without script they follow one another, each under its title.
 */
export function Tabs({ tabs, label, initial, headingLevel = 3, onChange }: TabsProps) {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id ?? '');
  const Heading = `h${headingLevel}` as const;
  const choose = (id: string) => {
    if (id === chosen) return;
    setChosen(id);
    onChange?.(id);
  };
  return (
    <Radix.Root value={chosen} onValueChange={choose} data-part="tabs">
      <Radix.List aria-label={label} className={cx(css.list, textClass.label)}>
        {tabs.map(({ id, title }) => (
          // A click that comes without a pointer (assistive technology, a click done again) counts too.
          <Radix.Trigger key={id} value={id} className={css.tab} onClick={() => choose(id)}>
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
