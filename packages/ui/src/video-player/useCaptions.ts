'use client';
import { type RefObject, useEffect, useState } from 'react';

/** A text track that readers can choose: its id and the name shown. */
export type Caption = { id: string; label: string };

const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';
const captionsOf = (video: HTMLVideoElement) => Array.from(video.textTracks).filter(isCaption);

/** The captions of a film, those of its page and those that its stream brings; one is shown, or none. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>) {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const [shown, setShown] = useState<string>('');

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const look = () => {
      const tracks = captionsOf(video);
      setCaptions(tracks.map(({ label, language }, at) => ({ id: String(at), label: label || language })));
      const at = tracks.findIndex(({ mode }) => mode === 'showing');
      setShown(at === -1 ? '' : String(at));
    };
    look();
    const list = video.textTracks;
    // Documents of tests have the list and no events of it.
    if (!list.addEventListener) return;
    for (const event of ['addtrack', 'removetrack', 'change']) list.addEventListener(event, look);
    return () => {
      for (const event of ['addtrack', 'removetrack', 'change']) list.removeEventListener(event, look);
    };
  }, [ref]);

  const show = (id: string) => {
    const video = ref.current;
    if (!video) return;
    captionsOf(video).forEach((track, at) => {
      track.mode = String(at) === id ? 'showing' : 'disabled';
    });
    setShown(id);
  };
  /** On and off: the first ones, or none. */
  const toggle = () => show(shown ? '' : (captions[0]?.id ?? ''));
  return { captions, shown, show, toggle };
}
