import type { BodyPart } from '@portal/model';

/** Joins three or more consecutive pictures into a gallery. */
export function joinGalleries(parts: BodyPart[]): BodyPart[] {
  const joined: BodyPart[] = [];
  let run: Extract<BodyPart, { type: 'figure' }>[] = [];
  const flush = () => {
    if (run.length < 3) joined.push(...run);
    else
      joined.push({
        type: 'gallery',
        images: run.map(({ image, caption, credit }) => ({ image, caption, credit })),
      });
    run = [];
  };
  for (const part of parts) {
    if (part.type === 'figure' && !part.href) run.push(part);
    else {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}
