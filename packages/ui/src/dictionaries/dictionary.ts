import type { PluralForms } from '@portal/model';
import type * as account from './es/account';
import type * as accountProvider from './es/account-provider';
import type * as charts from './es/charts';
import type * as framework from './es/consent-framework';
import type * as orPay from './es/consent-or-pay';
import type * as dialogs from './es/dialogs';
import type * as finding from './es/finding';
import type * as forms from './es/forms';
import type * as media from './es/media';
import type * as participation from './es/participation';
import type * as paywall from './es/paywall';
import type * as reading from './es/reading';
import type * as shell from './es/shell';
import type * as weather from './es/weather';

/** Families of texts that load together; the Spanish files define them. */
export type Families = {
  shell: typeof shell;
  reading: typeof reading;
  forms: typeof forms;
  dialogs: typeof dialogs;
  media: typeof media;
  participation: typeof participation;
  finding: typeof finding;
  account: typeof account;
  accountProvider: typeof accountProvider;
  paywall: typeof paywall;
  weather: typeof weather;
  charts: typeof charts;
  framework: typeof framework;
  orPay: typeof orPay;
};
/** Name of a family of texts; pages load the families they need, in one language. */
export type Family = keyof Families;

/**
 * Strings for any language in the shape of the Spanish ones; counted texts have the plural forms of the
 * language.
 */
export type Widened<T> = T extends string
  ? string
  : { readonly [Name in keyof T]: Widened<T[Name]> } & (T extends { one: string; other: string }
      ? PluralForms
      : unknown);

/** All interface texts, by set (`card`, `header`). `{name}` is a placeholder for a value, see `fill`. */
export type Dictionary = Widened<
  Families['shell'] &
    Families['reading'] &
    Families['forms'] &
    Families['dialogs'] &
    Families['media'] &
    Families['participation'] &
    Families['finding'] &
    Families['account'] &
    Families['accountProvider'] &
    Families['paywall'] &
    Families['weather'] &
    Families['charts'] &
    Families['framework'] &
    Families['orPay']
>;
/** Name of a set of texts within a family, as components ask for it: `card`, `header`. */
export type TextSet = keyof Dictionary;

/** Names of the sets in some families. */
export type SetsOf<Names extends Family> = { [Name in Names]: TextSet & keyof Families[Name] }[Names];
