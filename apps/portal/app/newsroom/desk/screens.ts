import type { Language } from '@portal/model';
import { type DeskUser, mayAct } from '@portal/model/newsroom';
import type { AccountPage } from '../../visit';
import { DESK_GROUPS, type DeskNavigation, type DeskScreen, type LogWords } from './desk-screen';

/** All screens, one file each. Called late: the frame that every screen is drawn in lists them. */
export const deskScreens = (): DeskScreen[] =>
  Object.values(import.meta.glob<DeskScreen>('./screens/*.tsx', { eager: true, import: 'default' }));

/** Pages of all screens, by their paths. */
export const deskPages = (): Readonly<Record<string, AccountPage>> =>
  Object.fromEntries(
    deskScreens().flatMap(({ path, below = {}, ...page }) => [[path, page], ...Object.entries(below)]),
  );

const placeOf = ({ group, order }: DeskNavigation): number => DESK_GROUPS.indexOf(group) * 100 + order;

/** Screens that a user sees in the navigation and on the home page, in their order. */
export const screensFor = (user: DeskUser): readonly { path: string; navigation: DeskNavigation }[] =>
  deskScreens()
    .flatMap(({ path, navigation }) => (navigation ? [{ path, navigation }] : []))
    .filter(({ navigation: { act } }) => act === undefined || mayAct(user.role, act))
    .sort((one, other) => placeOf(one.navigation) - placeOf(other.navigation));

/** Log strings for all screens' actions. */
export function logWords(language: Language): Required<LogWords> {
  const words = deskScreens().flatMap(({ log }) => (log ? [log[language]] : []));
  return {
    topics: Object.assign({}, ...words.map(({ topics }) => topics)),
    kinds: Object.assign({}, ...words.map(({ kinds }) => kinds)),
    details: Object.assign({}, ...words.map(({ details }) => details)),
    acts: Object.assign({}, ...words.map(({ acts }) => acts)),
  };
}
