'use client';
import { browserHistory, createProgrammeIndex, itemsOf } from '@portal/data';
import { useStore } from '@portal/data/react';
import { INDEX_LETTERS, PROGRAMME_PAGE_SIZE, programmeIndexPath } from '@portal/model';
import { AZIndex, type IndexLetter } from '@portal/ui/a-z-index';
import { useState } from 'react';
import { client, isServer } from '../client/islands/client';
import { NOWHERE } from '../client/islands/server-history';
import { island } from '../declare-island';

export type ProgrammeIndexIslandProps = {
  letters: readonly string[];
  letter: string;
  text: string;
  /** Number of programmes, on this page and the next ones. */
  count: number;
  cursorMark: string | null;
  /** The programmes, rendered by the server. */
  slots: readonly string[];
};

const letterOf = (text: string): IndexLetter | undefined => INDEX_LETTERS.find((one) => one === text);

/** The programme index (spec §2): by letter or by name, page by page. */
function ProgrammeIndexIsland({
  letters,
  letter,
  text,
  count,
  cursorMark,
  slots: [drawn = ''],
}: ProgrammeIndexIslandProps) {
  const [first] = useState(() =>
    isServer
      ? drawn
      : (document.querySelector('portal-island[name=programme-index] [data-part=programmes]')?.innerHTML ??
        ''),
  );
  const [index] = useState(() =>
    createProgrammeIndex({
      client,
      history: isServer ? NOWHERE : browserHistory,
      first: { letter, text, items: itemsOf(first), cursorMark, numResults: count },
    }),
  );
  const state = useStore(index);
  const { items, status } = state;
  const hasFailed = status === 'failed';
  return (
    <AZIndex
      items={{ html: items.map(({ html }) => html).join(''), count: state.numResults ?? items.length }}
      letters={INDEX_LETTERS.filter((one) => letters.includes(one))}
      {...(letterOf(state.letter) ? { letter: letterOf(state.letter) } : {})}
      text={state.text}
      hrefOf={(one) => programmeIndexPath(one ? { letter: one } : {})}
      onLetter={(one) => index.choose(one ?? '')}
      onText={index.search}
      status={status === 'loading' ? 'loading' : 'idle'}
      headingLevel={2}
      {...(state.cursorMark || hasFailed || items.length > PROGRAMME_PAGE_SIZE
        ? {
            more: {
              status: hasFailed
                ? 'failed'
                : status === 'more'
                  ? 'loading'
                  : state.cursorMark
                    ? 'idle'
                    : 'end',
              href: programmeIndexPath({
                letter: state.letter,
                text: state.text,
                cursor: state.cursorMark ?? '',
              }),
              onMore: hasFailed ? index.retry : index.more,
            },
          }
        : {})}
    />
  );
}

export default island({ wakes: 'interaction', component: ProgrammeIndexIsland });
