import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { localeOf } from './fixtures/locales';
import type { HeadingLevel, Size } from './foundation/props';
import type { HeadlineStep } from './foundation/type';
import * as ui from './index';

type Names<Props> = Props extends unknown ? keyof Props : never;
type Prop<Props, Name extends PropertyKey> = Props extends { [Key in Name]?: infer Value } ? Value : never;
type Required<Name extends string, Props> = Name extends Names<Props> ? never : `no ${Name}`;

/** Components by name, as their props. */
type Components = {
  [Name in keyof typeof ui as Name extends Capitalize<Name & string>
    ? (typeof ui)[Name] extends (props: never) => ReactNode
      ? Name
      : never
    : never]: (typeof ui)[Name] extends (props: infer Props) => ReactNode ? Props : never;
};

/** Whether a component passes on all props of its element. */
type IsNative<Props> = 'onPointerEnter' extends Names<Props> ? true : false;

/** Prop names that the contract replaces with others. */
type Foreign =
  | 'waiting'
  | 'busy'
  | 'isWaiting'
  | 'isLoading'
  | 'isBusy'
  | 'isOpen'
  | 'isChecked'
  | 'isDisabled'
  | 'level'
  | 'onToggle'
  | 'onChange'
  | `initial${string}`
  | `initially${string}`;
/** Of these, names of native element props, which are not the component’s own. */
type OfElements = 'onToggle' | 'onChange';
type ForeignIn<Props> = Extract<
  Names<Props>,
  IsNative<Props> extends true ? Exclude<Foreign, OfElements> : Foreign
>;

/** Suffixes of native change events, including those of media. */
type OfMedia = '' | 'Duration' | 'Rate' | 'Volume';

/**
 * Missing props: `on…Change` requires a default; `open`, `checked` and `onValueChange` require value, default
 * and handler.
 */
type Told<Props> = {
  [Name in Names<Props>]: Name extends `on${infer What}Change`
    ? What extends OfMedia
      ? never
      : Required<`default${What}`, Props>
    : never;
}[Names<Props>];
type Held<Props> =
  | ('open' extends Names<Props> ? Required<'defaultOpen' | 'onOpenChange', Props> : never)
  | ('checked' extends Names<Props> ? Required<'defaultChecked' | 'onCheckedChange', Props> : never)
  | ('onValueChange' extends Names<Props> ? Required<'value' | 'defaultValue', Props> : never);

/** Sizes outside of the one scale or CSS pixels; headline sizes are steps of the brand’s type. */
type OtherSizes<Props> =
  'size' extends Names<Props>
    ? Exclude<Prop<Props, 'size'>, Size | HeadlineStep | number | undefined>
    : never;
/** Heading levels that do not allow all levels. */
type OtherLevels<Props> =
  'headingLevel' extends Names<Props>
    ? HeadingLevel extends Prop<Props, 'headingLevel'>
      ? never
      : 'not every headingLevel'
    : never;
type Passed<Props> = IsNative<Props> extends true ? Required<'className' | 'ref', Props> : never;

type Faults<Props> =
  | ForeignIn<Props>
  | Told<Props>
  | Held<Props>
  | OtherSizes<Props>
  | OtherLevels<Props>
  | Passed<Props>;

/**
 * A carousel's position belongs to the reader’s finger: it has a default and a handler, but no controlled
 * value.
 */
type Excused<Name> = Name extends 'Carousel' | 'PhotoCarousel' ? 'no value' : never;
type FaultsOf<Name extends keyof Components> = Exclude<Faults<Components[Name]>, Excused<Name>>;

type Broken = {
  [Name in keyof Components as FaultsOf<Name> extends never ? never : Name]: FaultsOf<Name>;
};

/** Components that render one element and pass its props on. */
type Native = {
  [Name in keyof Components as IsNative<Components[Name]> extends true ? Name : never]: true;
};

const locale = localeOf('ca');
const options = [{ value: 'a', label: 'A' }];

/** Each of them with its minimal props. A menu is rendered by JavaScript only: its stories cover it. */
const drawn: Record<Exclude<keyof Native, 'Menu'>, ReactElement> = {
  Accordion: <ui.Accordion items={[]} />,
  Avatar: <ui.Avatar name="Neus Barberà" />,
  Box: <ui.Box />,
  Breadcrumbs: <ui.Breadcrumbs locale={locale} links={[{ id: 'a', text: 'A', href: '/a/' }]} />,
  Button: <ui.Button>A</ui.Button>,
  Carousel: <ui.Carousel>{[]}</ui.Carousel>,
  Checkbox: <ui.Checkbox label="A" />,
  CheckboxGroup: <ui.CheckboxGroup legend="A" />,
  Chip: <ui.Chip>A</ui.Chip>,
  Chips: <ui.Chips label="A" items={[{ id: 'a', name: 'A' }]} />,
  Container: <ui.Container />,
  DateField: <ui.DateField label="A" />,
  Dialog: <ui.Dialog title="A" defaultOpen />,
  Disclosure: <ui.Disclosure summary="A">A</ui.Disclosure>,
  EmailField: <ui.EmailField label="A" />,
  EmptyState: <ui.EmptyState title="A" />,
  FormAlert: <ui.FormAlert />,
  Grid: <ui.Grid />,
  Heading: <ui.Heading headingLevel={2} />,
  Hidden: <ui.Hidden />,
  Inline: <ui.Inline />,
  Link: <ui.Link href="/a/">A</ui.Link>,
  MultiSelect: <ui.MultiSelect label="A" options={options} />,
  Notice: <ui.Notice locale={locale} />,
  NumberField: <ui.NumberField label="A" />,
  Pagination: <ui.Pagination locale={locale} page={1} pages={2} hrefOf={String} />,
  Panel: <ui.Panel />,
  PanelLink: <ui.PanelLink href="/a/" />,
  PasswordField: <ui.PasswordField label="A" />,
  Popover: <ui.Popover trigger="A" label="A" />,
  Progress: <ui.Progress label="A" locale={locale} />,
  RadioGroup: <ui.RadioGroup label="A" name="a" options={options} />,
  SectionHead: <ui.SectionHead title="A" />,
  Select: <ui.Select label="A" options={options} />,
  Separator: <ui.Separator />,
  Skeleton: <ui.Skeleton label="A" />,
  Slider: <ui.Slider label="A" />,
  Spinner: <ui.Spinner />,
  Stack: <ui.Stack />,
  Switch: <ui.Switch label="A" />,
  Table: <ui.Table caption="A" columns={[]} rows={[]} />,
  TableRegion: <ui.TableRegion />,
  Tabs: <ui.Tabs label="A" tabs={[]} />,
  Text: <ui.Text />,
  TextArea: <ui.TextArea label="A" />,
  TextField: <ui.TextField label="A" />,
};

describe('the props of components', () => {
  it('follow the contract of docs/components.md', () => {
    expectTypeOf<Broken>().toEqualTypeOf<Record<never, never>>();
  });

  it.each(Object.entries(drawn))('%s passes on native props, and accepts a class', (_, element) => {
    const passed = { className: 'of-the-page', 'data-of-the-page': 'yes' };
    const html = renderToStaticMarkup(
      <ui.PortalProvider locale={locale}>{cloneElement(element, passed)}</ui.PortalProvider>,
    );
    expect(html).toMatch(/ class="[^"]*\bof-the-page\b/);
    expect(html).toContain('data-of-the-page="yes"');
  });
});

describe('without a provider, or with a locale that lacks texts', () => {
  it('a component throws an error with a helpful sentence', () => {
    expect(() => renderToStaticMarkup(<ui.FormAlert />)).toThrow(/Wrap the page in <PortalProvider/);
    const { texts, ...rest } = locale;
    const poor = { ...rest, texts: { error: texts.error } };
    expect(() =>
      renderToStaticMarkup(
        <ui.PortalProvider locale={poor}>
          <ui.FormAlert />
        </ui.PortalProvider>,
      ),
    ).toThrow(/no texts “fields”/);
  });
});
