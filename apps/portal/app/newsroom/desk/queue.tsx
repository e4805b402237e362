import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { ReactNode } from 'react';
import { Island } from '../../Island';
import deskDatesIsland from '../../islands/DeskDates';
import deskKeysIsland from '../../islands/DeskKeys';
import type { PageContext } from '../../page';
import { deskTexts } from './frame';
import type { DeskTexts } from './texts';

/** Keyboard shortcuts of a queue; they are ignored inside fields. */
export const QUEUE_KEYS = { publish: 'p', refuse: 'r', hold: 'h', undo: 'u' } as const;

/** Island before the items: explains the shortcuts and listens to them. */
export function DeskKeys({ context }: { context: PageContext }) {
  const { keys, keysChoose: choose, keysLead: leads } = deskTexts(context);
  return (
    <Island of={deskKeysIsland} id="keys" props={{ words: keys, choose, leads }} locale={context.locale} />
  );
}

/**
 * Within a form: reports a date field that is only half filled.
 * @param id unique on the page
 */
export function WholeDates({ context, id }: { context: PageContext; id: string }) {
  const props = { words: deskTexts(context).halfDate };
  return <Island of={deskDatesIsland} id={id} props={props} locale={context.locale} />;
}

type UndoProps = {
  context: PageContext;
  /** URL that the form is posted to, the value of `do`, and the field that identifies what is undone. */
  path: string;
  act: string;
  what: Readonly<Record<string, string>>;
  label: string;
  children: ReactNode;
};

/** Reports the last action, with a button that undoes it. */
export function Undo({ context, path, act, what, label, children }: UndoProps) {
  return (
    <form method="post" noValidate action={path}>
      {Object.entries(what).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Notice
        locale={context.locale}
        variant="success"
        actions={
          <Button
            type="submit"
            variant="secondary"
            size="small"
            name="do"
            value={act}
            aria-keyshortcuts={QUEUE_KEYS.undo}
          >
            {label}
          </Button>
        }
      >
        {children}
      </Notice>
    </form>
  );
}

type PagingProps = {
  /** Link to the first page; null on the first page itself. */
  first: { href: string; label: string } | null;
  next: { href: string; label: string } | null;
};

/** Links between the pages of a list. */
export function Paging({ first, next }: PagingProps) {
  return (
    <Inline gap="4">
      {first ? (
        <Link href={first.href} variant="standalone">
          {first.label}
        </Link>
      ) : null}
      {next ? (
        <Link href={next.href} variant="standalone" rel="next">
          {next.label}
        </Link>
      ) : null}
    </Inline>
  );
}

export type QueueProps = {
  context: PageContext;
  /** URL of the queue, including the current view. */
  route: string;
  path: string;
  texts: Pick<
    DeskTexts['comments' | 'uploads'],
    'view' | 'undo' | 'none' | 'more' | 'ground' | 'noGround' | 'note'
  >;
  /** Views of the queue; by default there is only one. */
  views?: { value: string; options: readonly { value: string; label: string }[]; submit: string };
  /** Search field, if the queue can be searched. */
  search?: { label: string; value: string };
  /** Last action: the batch that undoes it, its text, and the number of items. */
  done: { batch: string; count: number; words: Parameters<typeof counted>[0] } | undefined;
  /** Items in the queue; may be empty. */
  items: readonly ReactNode[];
  arrange?: (items: readonly ReactNode[]) => ReactNode;
  grounds: readonly { value: string; label: string }[];
  noteMaxLength: number;
  /** Further fields of a decision, after its ground and note. */
  fields?: ReactNode;
  /** Actions on the selected items; the first is the main one. */
  acts: readonly { value: keyof typeof QUEUE_KEYS; label: string }[];
  next: string | null;
};

/** Queue of items to decide on: its views, items, actions, and undo. */
export function Queue(props: QueueProps) {
  const {
    context,
    route,
    path,
    texts,
    views,
    search,
    done,
    items,
    arrange,
    grounds,
    noteMaxLength,
    fields,
    acts,
    next,
  } = props;
  return (
    <>
      {done ? (
        <Undo context={context} path={path} act="undo" what={{ batch: done.batch }} label={texts.undo}>
          {counted(done.words, done.count, context.locale)}
        </Undo>
      ) : null}
      {views ? (
        <form method="get" action={route}>
          <Inline gap="4" align="end">
            <Select
              name="view"
              label={texts.view}
              placeholder={null}
              defaultValue={views.value}
              options={views.options}
            />
            {search ? (
              <TextField
                name="paraula"
                type="search"
                label={search.label}
                defaultValue={search.value}
                maxLength={80}
              />
            ) : null}
            <Button type="submit" variant="secondary">
              {views.submit}
            </Button>
          </Inline>
        </form>
      ) : null}
      {items.length || done ? <DeskKeys context={context} /> : null}
      {items.length ? (
        <form method="post" noValidate action={path}>
          {/* Enter in a field presses a form's first button: this disabled one decides nothing. */}
          <input type="submit" disabled hidden />
          <Stack gap="6">
            {arrange ? arrange(items) : <Stack gap="4">{items}</Stack>}
            <Inline gap="4" align="end">
              <Select name="ground" label={texts.ground} placeholder={texts.noGround} options={grounds} />
              <TextField name="note" label={texts.note} maxLength={noteMaxLength} />
              {fields}
            </Inline>
            <Inline gap="3">
              {acts.map(({ value, label }, at) => (
                <Button
                  key={value}
                  type="submit"
                  variant={at === 0 ? 'main' : 'secondary'}
                  name="do"
                  value={value}
                  aria-keyshortcuts={QUEUE_KEYS[value]}
                  {...(value === 'publish' ? {} : { 'data-needs': 'ground' })}
                >
                  {label}
                </Button>
              ))}
            </Inline>
          </Stack>
        </form>
      ) : (
        <Text tone="quiet">{texts.none}</Text>
      )}
      {next ? (
        <Link href={`${path}&${new URLSearchParams({ cursor: next })}`} variant="standalone" rel="next">
          {texts.more}
        </Link>
      ) : null}
    </>
  );
}
