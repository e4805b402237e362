import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { Frame } from './Frame';
import * as look from './looks';
import { Linked } from './To';

type Place = { top: number; left: number; width: number; height: number };

/**
 * Selector of a part: its `data-part`; `<h2>` stands for an element without one, anything else is a CSS
 * selector.
 */
function selectorOf(part: string): string {
  if (/^[a-z\d-]+$/.test(part)) return `[data-part="${part}"]`;
  return /^<(\w+)>$/.exec(part)?.[1] ?? part;
}

/** Size of a badge, with the gap to the next, in CSS px. */
const BADGE = 24;

/** Whether the badges of two parts would overlap. */
const isNear = (one: Place | undefined, other: Place | undefined) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.top - other.top) < BADGE &&
  Math.abs(one.left - other.left) < BADGE;

/** Positions of the first element of each part, updated whenever they change. */
function usePlaces(parts: readonly string[]) {
  const picture = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Readonly<Record<string, Place>>>({});
  const names = parts.join('|');
  useEffect(() => {
    const { current } = picture;
    if (!current) return;
    let frame = 0;
    const measure = () => {
      const origin = current.getBoundingClientRect();
      // A story in a frame is measured from the corner of the frame.
      const frame = current.querySelector('iframe');
      const inside = frame?.contentDocument ?? current;
      const corner = frame?.getBoundingClientRect() ?? { top: 0, left: 0 };
      const found = names.split('|').flatMap((name): [string, Place][] => {
        const part = inside.querySelector(selectorOf(name))?.getBoundingClientRect();
        if (!part?.width) return [];
        const { width, height } = part;
        return [
          [
            name,
            {
              top: part.top + corner.top - origin.top,
              left: part.left + corner.left - origin.left,
              width,
              height,
            },
          ],
        ];
      });
      setPlaces((before) => {
        const after = Object.fromEntries(found);
        return JSON.stringify(before) === JSON.stringify(after) ? before : after;
      });
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(soon);
    const contents = new MutationObserver(soon);
    sizes.observe(current);
    contents.observe(current, { childList: true, subtree: true });
    soon();
    const watchFrame = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || !target.contentDocument) return;
      contents.observe(target.contentDocument.body, { childList: true, subtree: true });
      soon();
    };
    // `load` events of frames do not bubble: they are caught in the capture phase.
    current.addEventListener('load', watchFrame, true);
    return () => {
      current.removeEventListener('load', watchFrame, true);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      contents.disconnect();
    };
  }, [names]);
  return { picture, places };
}

/** The first story again, its parts outlined and numbered as in the list below it. */
export function Anatomy({ parts, covers }: { parts: Readonly<Record<string, string>>; covers?: number }) {
  const [first] = useContext(DocsContext).componentStories();
  const names = Object.keys(parts);
  const { picture, places } = usePlaces(names);
  return (
    <>
      {first ? (
        <div style={look.picture}>
          <div style={{ position: 'relative' }}>
            <div ref={picture} inert>
              {covers ? (
                <Frame story={first.id} title="Anatomy" height={covers} />
              ) : (
                <Story of={first.moduleExport} />
              )}
            </div>
            {names.map((name, at) => {
              const place = places[name];
              // Next to the badges of the parts that begin at the same corner.
              const before = names.slice(0, at).filter((other) => isNear(places[other], place)).length;
              return place ? (
                <span
                  key={name}
                  aria-hidden
                  style={{
                    ...place,
                    position: 'absolute',
                    outline: '2px dashed #b3246b',
                    pointerEvents: 'none',
                  }}
                >
                  <span
                    style={{
                      ...look.badge,
                      position: 'absolute',
                      insetBlockEnd: 'calc(100% + 3px)',
                      insetInlineStart: before * BADGE,
                    }}
                  >
                    {at + 1}
                  </span>
                </span>
              ) : null;
            })}
          </div>
        </div>
      ) : null}
      <div style={look.scroll}>
        <table>
          <thead>
            <tr>
              <th>No.</th>
              <th>What it is</th>
              <th>data-part, or element</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, at) => (
              <tr key={name}>
                <td>{places[name] ? <span style={look.badge}>{at + 1}</span> : 'in other states'}</td>
                <td>
                  <Linked>{parts[name] ?? ''}</Linked>
                </td>
                <td>
                  <code>{name}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
