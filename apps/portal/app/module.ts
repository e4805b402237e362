import type { Module, ModuleType } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';

/** Position of a module on its front page. */
export type ModulePlace = {
  locale: Locale;
  /** Whether it has the first picture of the page, which loads before all others. */
  priority: boolean;
  /** Level of a story's headline: one below that of the board's title, if it has one. */
  headingLevel: 2 | 3;
  /** Title of the row, for a module without one. */
  rowTitle: string | undefined;
};

type ModuleOf<T extends ModuleType> = Extract<Module, { type: T }>;

type ModuleDefinition<T extends ModuleType> = {
  type: T;
  view: (module: ModuleOf<T>, place: ModulePlace) => ReactNode;
  /** Whether it begins with a picture, which may be the first of the page; false by default. */
  hasPicture?: (module: ModuleOf<T>) => boolean;
  /** Whether it changes within a day (a show's progress), so that its HTML is rendered each time. */
  followsClock?: boolean;
};

/** A module's file, independent of its type. */
export type ModuleFile = {
  type: ModuleType;
  /** @throws Error for a module of another type, as `hasPicture` does */
  draw: (module: Module, place: ModulePlace) => ReactNode;
  hasPicture: (module: Module) => boolean;
  followsClock: boolean;
};

/** Declares the view of a type of module on front pages: one file each under `modules/`. */
export function boardModule<T extends ModuleType>({
  type,
  view,
  hasPicture,
  followsClock = false,
}: ModuleDefinition<T>): ModuleFile {
  const isOurs = (module: Module): module is ModuleOf<T> => module.type === type;
  const ours = (module: Module): ModuleOf<T> => {
    if (isOurs(module)) return module;
    throw new Error(`The module “${type}” cannot show “${module.type}”.`);
  };
  return {
    type,
    draw: (module, place) => view(ours(module), place),
    hasPicture: (module) => hasPicture?.(ours(module)) ?? false,
    followsClock,
  };
}
