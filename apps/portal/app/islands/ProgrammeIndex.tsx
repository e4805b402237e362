'use client';
import { browserHistory, createProgrammeIndex, itemsOf } from '@portal/data';
import { useStore } from '@portal/data/react';
import { INDEX_LETTERS, programmeIndexPath } from '@portal/model';
import { AZIndex, type IndexLetter } from '@portal/ui/a-z-index';
import { Button } from '@portal/ui/button';
import { MoreLink } from '@portal/ui/load-more';
import { useLocale } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { useState } from 'react';
import { island } from '../declare-island';
import { client, isServer } from '../waking/client';
import { NOWHERE } from '../waking/nowhere';

export type ProgrammeIndexIslandProps = {
  letters: readonly string[];
  letter: string;
  text: string;
  /** How many programmes there are, on this page and the next ones. */
  count: number;
  cursorMark: string | null;
  /** The programmes, as the server drew them. */
  slots: readonly string[];
};

const letterOf = (text: string): IndexLetter | undefined => INDEX_LETTERS.find((one) => one === text);

/** The programme index (spec §2): by letter or by name, page after page. */
function ProgrammeIndexIsland({
  letters,
  letter,
  text,
  count,
  cursorMark,
  slots: [drawn = ''],
}: ProgrammeIndexIslandProps) {
  const locale = useLocale('search', 'loadMore', 'fields');
  const { search, loadMore } = locale.texts;
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
    >
      {status === 'failed' ? (
        <Notice
          locale={locale}
          variant="error"
          role="alert"
          actions={
            <Button variant="secondary" onClick={index.retry}>
              {search.retry}
            </Button>
          }
        >
          {search.failed}
        </Notice>
      ) : null}
      {state.cursorMark && status !== 'failed' ? (
        <p>
          <MoreLink
            href={programmeIndexPath({ letter: state.letter, text: state.text, cursor: state.cursorMark })}
            loading={status === 'more'}
            onMore={index.more}
          >
            {status === 'more' ? loadMore.loading : loadMore.more}
          </MoreLink>
        </p>
      ) : null}
    </AZIndex>
  );
}

export default island({ wakes: 'interaction', component: ProgrammeIndexIsland });
