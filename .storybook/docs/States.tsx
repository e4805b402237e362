import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Frame } from './Frame';
import * as look from './looks';
import { SideBySide } from './SideBySide';

type StatesProps = {
  /** Height in CSS px of the frames of a component that covers its page. */
  covers?: number;
  /** Only the first story, or all others. */
  first?: boolean;
};

/**
 * The states of a component. A state that the story's `play` reaches is drawn in a frame of its own, where
 * the `play` runs: a documentation page runs none, and would show the initial state.
 */
export function States({ covers, first: isFirst = false }: StatesProps) {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const shown = isFirst ? [first] : others.filter(({ tags }) => tags.includes('autodocs'));
  return shown.map((story) => (
    <section key={story.id} aria-label={story.name}>
      {isFirst ? null : (
        <>
          <h3 id={story.id}>{story.name}</h3>
          <Description of={story.moduleExport} />
        </>
      )}
      {covers || (!isFirst && story.playFunction) ? (
        <div style={look.frame}>
          <Frame story={story.id} title={story.name} height={covers} acts={Boolean(story.playFunction)} />
        </div>
      ) : (
        <Canvas of={story.moduleExport} />
      )}
    </section>
  ));
}

/** Whole pages, scaled down, at the width of a phone, a tablet and a desktop. */
export function PagesAtWidths() {
  return useContext(DocsContext)
    .componentStories()
    .map((story) => (
      <section key={story.id} aria-label={story.name}>
        <h3 id={story.id}>{story.name}</h3>
        <Description of={story.moduleExport} />
        <div style={{ ...look.frame, zoom: 0.36 }}>
          <SideBySide story={story.id} shown="widths" />
        </div>
      </section>
    ));
}
