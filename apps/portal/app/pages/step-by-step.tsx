import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { Island } from '../Island';
import stepByStepIsland from '../islands/StepByStep';
import { lifetimesByAge } from '../lifetimes';
import { page } from '../page';

/** A recipe or a DIY task to follow, step by step, in large type. */
export default page({
  type: 'step-by-step',
  shows: ({ content }) => ({ contents: [content.id], lists: false }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content }, { locale }) => ({
    title: fill(locale.texts.stepByStep.pageTitle, { title: content.title }),
    // The article's own page is the one to index, and the canonical one.
    path: content.url,
    kind: 'website',
    noIndex: true,
  }),
  view: ({ content, task }, { locale }) => (
    <PageMain>
      <Island
        of={stepByStepIsland}
        id="step-by-step"
        props={{ contentId: content.id, title: content.title, recipe: task, backHref: content.url }}
        locale={locale}
      />
    </PageMain>
  ),
});
