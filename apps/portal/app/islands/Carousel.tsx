'use client';
import { Carousel, type CarouselKind } from '@portal/ui/carousel';
import { Slot } from '../client/islands/Slot';
import { island } from '../declare-island';

export type CarouselIslandProps = {
  kind: CarouselKind;
  label: string;
  /** HTML of each slide, rendered by the server. */
  slots: readonly string[];
};

/** A carousel of slides that the server rendered: the browser gets their HTML, not their data. */
function CarouselIsland({ kind, label, slots }: CarouselIslandProps) {
  return (
    <Carousel kind={kind} label={label}>
      {slots.map((html, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
        <Slot key={at} html={html} />
      ))}
    </Carousel>
  );
}

export default island({ wakes: 'interaction', component: CarouselIsland });
