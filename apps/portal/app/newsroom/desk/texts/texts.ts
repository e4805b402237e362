import type { ca } from './ca';

type Widened<T> = T extends string ? string : { readonly [Name in keyof T]: Widened<T[Name]> };

/** Every text of the desk. They are not in readers' dictionaries, so that no reader's page loads them. */
export type DeskTexts = Widened<typeof ca>;
