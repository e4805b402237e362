'use client';
import { ROUTES } from '@portal/model';
import { NewslettersForm, type NewslettersFormProps } from '@portal/ui/newsletters-form';
import { useState } from 'react';
import { session } from '../client/islands/reader';
import { island } from '../declare-island';

type Status = 'idle' | 'waiting' | 'saved' | 'failed';
export type NewslettersIslandProps = { newsletters: NewslettersFormProps['newsletters']; status: Status };

/** A site's newsletters, a checkbox each, saved together (spec §2). */
function NewslettersIsland({ newsletters: known, status: sent }: NewslettersIslandProps) {
  const [status, setStatus] = useState(sent);
  const [newsletters, setNewsletters] = useState(known);
  const save = async (chosen: string[]) => {
    setStatus('waiting');
    const wanted = newsletters.map((newsletter) => ({
      ...newsletter,
      isSubscribed: chosen.includes(newsletter.id),
    }));
    setStatus(
      await session.saveNewsletters({ newsletters: wanted }).then(
        () => {
          setNewsletters(wanted);
          return 'saved' as const;
        },
        () => 'failed' as const,
      ),
    );
  };
  return (
    <NewslettersForm
      action={ROUTES.newsletters}
      newsletters={newsletters}
      status={status}
      onSubmit={(ids) => void save(ids)}
    />
  );
}

export default island({ wakes: 'interaction', component: NewslettersIsland });
