/**
 * Creates a module for boards: its settings, its data, and its view, which shows the selected articles as
 * cards.
 */
import { say, stop } from '../prepare.mjs';
import { mustBeHyphenated } from './names.mjs';
import { edition, typesOf } from './source.mjs';

const FILES = 'apps/portal/app/modules';
const DATA = 'packages/model/src/content/modules.ts';
const SETTINGS = 'apps/api/src/sites/board-plan.ts';

/** @param {string} type lower case, e.g. `photo-strip`, as site files name it */
export function newModule(type) {
  mustBeHyphenated(type, 'A module’s name', 'photo-strip');
  if (typesOf(DATA, 'moduleShape').includes(type) || typesOf(SETTINGS, 'modulePlanSchema').includes(type))
    stop(`There is a module “${type}” already: see ${SETTINGS}.`);
  const files = edition();
  files.create(`${FILES}/${type}.tsx`, moduleFile(type));
  files.addMember(
    DATA,
    'moduleShape',
    `v.object({ type: v.literal('${type}'), ...identity, ...heading, cards })`,
  );
  files.addMember(
    SETTINGS,
    'modulePlanSchema',
    `v.object({ type: v.literal('${type}'), ...heading, select })`,
  );
  say(`${files.write().join('\n')}
A site's file can name it: - { type: ${type}, select: { count: 4 } }`);
}

const moduleFile = (type) => `import { Cards } from '@portal/ui/cards';
import { boardModule } from '../module';

/** Say here what it shows that no other module does. */
export default boardModule({
  type: '${type}',
  view: (module, place) => <Cards {...module} shape="standard" {...place} />,
});
`;
