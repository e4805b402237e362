import type { PluralForms } from '@portal/model';
import type { ca } from './ca';

type Widened<T> = T extends string ? string : { readonly [Name in keyof T]: Widened<T[Name]> };

/** Strings for guardians' pages in any language; the Catalan ones define the keys. */
export type GuardianTexts = Omit<Widened<typeof ca>, 'sessions'> & { readonly sessions: PluralForms };
