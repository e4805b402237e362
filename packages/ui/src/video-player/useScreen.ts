'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Enters full screen on phones where only the video element can do so. */
const ENTER_ON_PHONES = 'webkitEnterFullscreen';

function enterOnPhones(video: HTMLVideoElement): (() => void) | null {
  const enter: unknown = Reflect.get(video, ENTER_ON_PHONES);
  return typeof enter === 'function' ? () => Reflect.apply(enter, video, []) : null;
}

/** Full screen and picture-in-picture, if the browser supports them. */
export function useScreen(
  box: RefObject<HTMLElement | null>,
  ref: RefObject<HTMLVideoElement | null>,
  isAwake: boolean,
) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [box]);

  const video = isAwake ? ref.current : null;
  const toggleFull = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await box.current?.requestFullscreen();
    else if (video) enterOnPhones(video)?.();
  };
  const toggleFloating = async () => {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  };
  return {
    isFull,
    canFill: Boolean(video && (document.fullscreenEnabled || enterOnPhones(video))),
    canFloat: Boolean(video && document.pictureInPictureEnabled),
    // If the browser refuses, nothing changes.
    toggleFull: () => void toggleFull().catch(() => undefined),
    toggleFloating: () => void toggleFloating().catch(() => undefined),
  };
}
