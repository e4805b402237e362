'use client';
import { useStore } from '@portal/data/react';
import { isLoggedIn } from '@portal/model/readers';
import { CardSaveButton } from '@portal/ui/toggle-button';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { track } from '../client/analytics/data-layer';
import { mustSucceed } from '../client/islands/must-succeed';
import { session, startSession } from '../client/islands/reader';
import { keptAsSaved } from '../client/offline/offline';
import { island } from '../declare-island';

/** A card with room for a save button: one whose picture is large enough. */
type CardElement = { id: string; title: string; path: string; element: HTMLElement };

/** CSS px: on a smaller picture a button would hide too much. */
const LEAST_PICTURE = 150;

/** Cards of the page that get a save button; a story shown several times gets one each time. */
function cardElements(): CardElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part=card][data-content-id]')].flatMap(
    (element) => {
      const picture = element.querySelector('[data-part=media]');
      const id = element.dataset.contentId;
      if (!id || !picture || picture.getBoundingClientRect().width < LEAST_PICTURE) return [];
      const heading = element.querySelector('h2, h3, h4');
      const path = (heading?.querySelector('a') ?? element.querySelector('a'))?.pathname ?? '/';
      return [{ id, title: heading?.textContent?.trim() ?? '', path, element }];
    },
  );
}

/** Save buttons on a page's cards, for logged-in readers; others find one on the story itself. */
function CardSavesIsland() {
  const { user } = useStore(session);
  const [cards, setCards] = useState<readonly CardElement[]>([]);
  useEffect(() => {
    void startSession();
    setCards(cardElements());
    // Lists grow: later cards get save buttons too.
    const main = document.querySelector('main');
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof HTMLLIElement)))
        setCards(cardElements());
    });
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  if (!isLoggedIn(user)) return null;
  return cards.map(({ id, title, path, element }, at) =>
    createPortal(
      <CardSaveButton
        name={title}
        corner
        pressed={user.savedContentIds.includes(id)}
        loggedIn
        onPressedChange={async (on) => {
          await mustSucceed(keptAsSaved(session.saveContent(id, on), on, path));
          track({ event: 'save', content_id: id, saved: on });
        }}
      />,
      element,
      `${id} ${at}`,
    ),
  );
}

export default island({ wakes: 'session', component: CardSavesIsland });
