import type { Board as BoardData, CardShape, HeadlineSize, Module, ModuleType } from '@portal/model';
import { Banner } from '@portal/ui/banner';
import { Board } from '@portal/ui/board';
import { Card } from '@portal/ui/card';
import { Cards } from '@portal/ui/cards';
import { FiveTextCards } from '@portal/ui/five-text-cards';
import { GrouperIn5 } from '@portal/ui/grouper-in-5';
import { HotTopics } from '@portal/ui/hot-topics';
import { LastHour } from '@portal/ui/last-hour';
import type { Locale } from '@portal/ui/locale';
import { Masonry } from '@portal/ui/masonry';
import { OnAir } from '@portal/ui/on-air';
import type { ReactNode } from 'react';
import { Island } from './islands/Island';

/** What a module is told of its place. */
type Place = {
  locale: Locale;
  /** The first picture of the page: it is loaded before all others. */
  priority: boolean;
};

type Render<T extends ModuleType> = (module: Extract<Module, { type: T }>, place: Place) => ReactNode;

/** What shows each type of module. Adding one is adding a line. */
const MODULES: { [T in ModuleType]: Render<T> } = {};
