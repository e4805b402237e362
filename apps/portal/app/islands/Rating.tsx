'use client';
import { createReactions, failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import type { Reactions } from '@portal/model/participation';
import { RatingForm, type RatingStatus } from '@portal/ui/rating';
import { useEffect, useState } from 'react';
import { tellFailure } from '../client/failures/failures';
import { client } from '../client/islands/client';
import { island } from '../declare-island';

const reactions = createReactions(client);

export type RatingIslandProps = {
  contentId: string;
  /** Page to return to without JavaScript. */
  backUrl: string;
  value?: number;
  votes?: number;
};

/** Rates a recipe or a task in stars, once per reader (spec §8, §9). */
function RatingIsland({ contentId, backUrl, value, votes }: RatingIslandProps) {
  const [known, setKnown] = useState<Reactions>();
  const [status, setStatus] = useState<RatingStatus>('idle');
  useEffect(() => {
    let isHere = true;
    // Until the vote is known the form stays as rendered: a second vote is refused.
    const look = () =>
      void reactions.of(contentId).then(
        (now) => {
          if (!isHere) return;
          setKnown(now);
          if (now.given !== null) setStatus('voted');
        },
        (error: unknown) => isHere && tellFailure(error, look),
      );
    look();
    return () => {
      isHere = false;
    };
  }, [contentId]);
  // The rating above the recipe is part of the document: keeps it in sync with the form.
  useEffect(() => {
    const mean = known?.rating && document.querySelector('portal-island[name=rating] [data-part=rating]');
    if (mean)
      document
        .querySelector('[data-part=recipe-strip] [data-part=rating]')
        ?.replaceWith(mean.cloneNode(true));
  }, [known]);
  const rate = async (stars: number) => {
    setStatus('waiting');
    try {
      setKnown(await reactions.rate(contentId, { value: stars }));
      setStatus('voted');
    } catch (error) {
      setStatus(failedCall(error).key === 'alreadyVoted' ? 'already-voted' : 'failed');
    }
  };
  return (
    <RatingForm
      action={`${ROUTES.reactions}?${new URLSearchParams({ id: contentId, backUrl })}`}
      value={known?.rating?.value ?? value}
      votes={known?.rating?.votes ?? votes}
      given={known?.given ?? undefined}
      status={status}
      onRate={(stars) => void rate(stars)}
    />
  );
}

export default island({ wakes: 'interaction', component: RatingIsland });
