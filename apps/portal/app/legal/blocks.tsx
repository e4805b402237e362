import type { LegalBlock, LegalDocument, LegalText } from '@portal/model/legal';
import { Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Table } from '@portal/ui/table';
import { Heading, Text } from '@portal/ui/text';
import { Fragment } from 'react';
import { Address } from '../addresses-in-words';

const isElsewhere = (href: string) => /^https?:/i.test(href);

/** Words and links of a paragraph; a link alone is a line that a finger hits. */
export const Rich = ({ text }: { text: LegalText }) =>
  text.map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        key={at}
        href={part.href}
        variant={text.length === 1 ? 'standalone' : 'inline'}
        external={isElsewhere(part.href)}
      >
        {part.href.startsWith('mailto:') ? <Address words={part.text} /> : part.text}
      </Link>
    ),
  );

type BlockOf<K extends LegalBlock['kind']> = Extract<LegalBlock, { kind: K }>;

const Facts = ({ items }: BlockOf<'facts'>) => (
  <Stack as="ul" gap="2">
    {items.map(({ name, text }) => (
      <Text as="li" variant="summary" key={name}>
        <strong>{name}:</strong> <Rich text={text} />
      </Text>
    ))}
  </Stack>
);

const List = ({ label, items }: BlockOf<'list'>) => (
  <Stack as="ul" gap="1" aria-labelledby={label} style={{ paddingInlineStart: '1.25em', listStyle: 'disc' }}>
    {items.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
      <Text as="li" variant="summary" key={at}>
        <Rich text={text} />
      </Text>
    ))}
  </Stack>
);

/** Text of a cell for the table that works without JavaScript. */
const plain = (text: LegalText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Row of a table: its id, and cell texts by column. */
type Row = { id: string } & Record<string, string>;

const FactTable = ({ caption, head, rows }: BlockOf<'table'>) => (
  <Table<Row>
    blocks
    caption={caption}
    columns={head.map((title, at) => ({ id: String(at), title, isRowHead: at === 0 }))}
    rows={rows.map((row, number) => ({
      ...Object.fromEntries(row.map((cell, at) => [String(at), plain(cell)])),
      id: String(number),
    }))}
  />
);

/** Items that pages store in browsers, by purpose: name, place and retention. */
const Stored = ({ groups }: BlockOf<'stored'>) => (
  <Stack gap="6">
    {groups.map(({ id, heading, items }) => (
      <Stack key={id} as="section" gap="3" aria-labelledby={id}>
        <Heading headingLevel={3} size="xs" id={id}>
          {heading}
        </Heading>
        <Stack as="ul" gap="3" data-part="stored">
          {items.map(({ purpose, lines }) => (
            <li key={purpose}>
              <Text variant="summary">{purpose}</Text>
              {lines.map(({ names, facts }) => (
                <Text key={facts} variant="meta" tone="quiet">
                  {names.map((name, at) => (
                    <Fragment key={name}>
                      {at ? ', ' : ''}
                      <code>{name}</code>
                    </Fragment>
                  ))}
                  {` · ${facts}`}
                </Text>
              ))}
            </li>
          ))}
        </Stack>
      </Stack>
    ))}
  </Stack>
);

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text variant="summary">
          <Rich text={block.text} />
        </Text>
      );
    case 'heading':
      return (
        <Heading headingLevel={3} size="xs" id={block.id}>
          {block.text}
        </Heading>
      );
    case 'list':
      return <List {...block} />;
    case 'facts':
      return <Facts {...block} />;
    case 'table':
      return <FactTable {...block} />;
    case 'stored':
      return <Stored {...block} />;
    case 'missing':
      return (
        <Text variant="summary" tone="quiet" data-part="missing">
          <em>{block.text}</em>
        </Text>
      );
  }
}

/** Blocks one after another. */
export const Blocks = ({ blocks }: { blocks: readonly LegalBlock[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
  blocks.map((block, at) => <Block key={at} block={block} />);

/** Sections of a document, each under a heading that links can target. */
export const Sections = ({ sections }: Pick<LegalDocument, 'sections'>) =>
  sections.map(({ id, heading, blocks }) => (
    <Stack key={id} as="section" gap="2" aria-labelledby={id}>
      <Heading headingLevel={2} size="sm" id={id}>
        {heading}
      </Heading>
      <Blocks blocks={blocks} />
    </Stack>
  ));
