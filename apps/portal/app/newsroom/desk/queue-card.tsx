import { Stack } from '@portal/ui/layout';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { type ComponentProps, Fragment, type ReactNode } from 'react';

/** Facts about a waiting item, in one line of words and links; empty ones are omitted. */
export function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <Text variant="meta" tone="quiet">
      {of.filter(Boolean).map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <Fragment key={at}>
          {at ? ' · ' : ''}
          {fact}
        </Fragment>
      ))}
    </Text>
  );
}

type QuoteProps = {
  /** Label of the words, for cards with several quotes. */
  lead?: string;
  children: ReactNode;
};

/** Quoted words, in their own writing direction. */
export function Quote({ lead, children }: QuoteProps) {
  return (
    <Text variant="summary" dir="auto">
      {lead ? (
        <>
          <b>{lead}:</b>{' '}
        </>
      ) : null}
      {children}
    </Text>
  );
}

/** Reason why an item waits: the rule that holds it, or a reader’s report. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Text variant="meta" tone="danger">
      {children}
    </Text>
  );
}

type QueueCardProps = {
  id?: string;
  title: ReactNode;
  /** A heading for one that is decided on by itself; a label for one among those that are chosen. */
  titleAs?: 'heading' | 'label';
  /** A picture or film over the title. */
  media?: ReactNode;
  /** Facts of the line below the title, if they come first. */
  facts?: readonly ReactNode[];
  children: ReactNode;
} & Pick<ComponentProps<typeof Stack>, 'gap' | 'style'>;

/** One thing that waits in a queue of the desk: what it is, what is known of it, what can be done with it. */
export function QueueCard({
  id,
  title,
  titleAs = 'heading',
  media,
  facts,
  gap = '3',
  style,
  children,
}: QueueCardProps) {
  return (
    <Panel as="article" size="small" {...(id ? { id } : {})}>
      <Stack gap={gap} {...(style ? { style } : {})}>
        {media}
        {titleAs === 'heading' ? (
          <Heading headingLevel={2} size="xs">
            {title}
          </Heading>
        ) : (
          <Text variant="label">{title}</Text>
        )}
        {facts ? <Facts of={facts} /> : null}
        {children}
      </Stack>
    </Panel>
  );
}
