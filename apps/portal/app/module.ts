import type { Module, ModuleType } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';

/** Position of a module on its front. */
export type ModulePlace = {
  locale: Locale;
  /** It has the first picture of the page, which is loaded before all others. */
  priority: boolean;
  /** Level of a story's headline: one below that of the board's title, where it has one. */
  headingLevel: 2 | 3;
  /** Title of the row, for what has none of its own. */
  rowTitle: string | undefined;
};

type ModuleOf<T extends ModuleType> = Extract<Module, { type: T }>;

type ModuleDefinition<T extends ModuleType> = {
  type: T;
  view: (module: ModuleOf<T>, place: ModulePlace) => ReactNode;
  /** Whether it begins with a picture, which may be the first of the page; without one unless given. */
  hasPicture?: (module: ModuleOf<T>) => boolean;
  /** It shows what changes within a day (a show's progress), so its HTML is made anew each time. */
  followsClock?: boolean;
};

/** A module's file, whatever its type. */
export type ModuleFile = {
  type: ModuleType;
  /** @throws Error for a module of another type, as `hasPicture` does */
  draw: (module: Module, place: ModulePlace) => ReactNode;
  hasPicture: (module: Module) => boolean;
  followsClock: boolean;
};

/** Declares what shows a type of module on fronts: one file under `modules/` each. */
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
