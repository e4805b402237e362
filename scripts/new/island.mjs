/** Creates an island: one file, which the server and the build find in its folder. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, say, stop } from '../prepare.mjs';
import { inKebab, mustBeCapitalised } from './names.mjs';
import { edition } from './source.mjs';

const FOLDER = 'apps/portal/app/islands';

/** @param {string} name in capitals, e.g. `TideTable` */
export function newIsland(name) {
  mustBeCapitalised(name, 'An island’s name', 'TideTable');
  // Documents and scripts use its name in lower case.
  const taken = readdirSync(path.join(root, FOLDER)).find(
    (file) =>
      inKebab(path.parse(file).name) === inKebab(name) || file.toLowerCase() === `${name}.tsx`.toLowerCase(),
  );
  if (taken) stop(`${FOLDER}/${taken} is there already.`);
  const files = edition();
  files.create(`${FOLDER}/${name}.tsx`, islandFile(name));
  files.write();
  say(
    `${FOLDER}/${name}.tsx. A page shows it by <Island of={…} id="${inKebab(name)}" props={…} locale={locale} />.`,
  );
}

const islandFile = (name) => `'use client';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { island } from '../declare-island';

export type ${name}IslandProps = { label: string };

/** Say here what readers do with it. Its HTML is complete before it wakes. */
function ${name}Island({ label }: ${name}IslandProps) {
  const [isOn, setOn] = useState(false);
  return (
    <Button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {label}
    </Button>
  );
}

export default island({ wakes: 'interaction', component: ${name}Island });
`;
