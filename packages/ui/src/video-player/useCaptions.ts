'use client';
import { type RefObject, useEffect, useState } from 'react';
import { useControlled } from '../foundation/useControlled';
import { CAPTION_LOOK, type CaptionPreference } from './captionLook';

/** A text track that readers can select: its id and the name shown. */
export type Caption = { id: string; label: string };

/** Controlled or uncontrolled caption preferences. */
export type CaptionPreferenceProps = {
  captionPreference?: CaptionPreference;
  /** Initial preferences; by default the browser's style, and the video's default track. */
  defaultCaptionPreference?: CaptionPreference;
  onCaptionPreferenceChange?: (preference: CaptionPreference) => void;
};

const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';
const captionsOf = (video: HTMLVideoElement) => Array.from(video.textTracks).filter(isCaption);

/** Captions of a video, those of its page and those in its stream; one is shown, or none. */
export function useCaptions(
  ref: RefObject<HTMLVideoElement | null>,
  {
    captionPreference,
    defaultCaptionPreference = CAPTION_LOOK,
    onCaptionPreferenceChange,
  }: CaptionPreferenceProps,
) {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const [shown, setShown] = useState<string>('');
  const [preference, prefer] = useControlled(
    captionPreference,
    defaultCaptionPreference,
    onCaptionPreferenceChange,
  );
  const { language } = preference;

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const read = () => {
      const tracks = captionsOf(video);
      setCaptions(tracks.map(({ label, language }, at) => ({ id: String(at), label: label || language })));
      const at = tracks.findIndex(({ mode }) => mode === 'showing');
      setShown(at === -1 ? '' : String(at));
    };
    const showPreferred = () => {
      const tracks = captionsOf(video);
      const preferred = tracks.find((track) => track.language === language);
      // A video without captions in the language chosen on another video keeps its own default.
      if (language === undefined || (language && !preferred)) return;
      for (const track of tracks) track.mode = track === preferred ? 'showing' : 'disabled';
    };
    const onAdded = () => {
      showPreferred();
      read();
    };
    onAdded();
    const list = video.textTracks;
    // Test documents have the list but no events on it.
    if (!list.addEventListener) return;
    list.addEventListener('addtrack', onAdded);
    for (const event of ['removetrack', 'change']) list.addEventListener(event, read);
    return () => {
      list.removeEventListener('addtrack', onAdded);
      for (const event of ['removetrack', 'change']) list.removeEventListener(event, read);
    };
  }, [ref, language]);

  const show = (id: string) => {
    const video = ref.current;
    if (!video) return;
    const tracks = captionsOf(video);
    tracks.forEach((track, at) => {
      track.mode = String(at) === id ? 'showing' : 'disabled';
    });
    setShown(id);
    prefer({ ...preference, language: tracks[Number(id)]?.language ?? '' });
  };
  /** Toggles captions: the first track, or none. */
  const toggle = () => show(shown ? '' : (captions[0]?.id ?? ''));
  return { captions, shown, show, toggle, preference, prefer };
}
