'use client';
import { useEffect } from 'react';
import { isRunning, type Playback, type PlaybackActions } from '../media-controls/index';

/** Seconds of the keys back and forward of a keyboard, a headset or a car. */
const BACK_SECONDS = 15;
const FORWARD_SECONDS = 30;

/**
 * Keys of keyboards, headsets, lock screens and cars act on the audio that plays, and show its position
 * (Media Session API).
 */
export function useMediaKeys(playback: Playback, { play, pause, skip, seek }: PlaybackActions): void {
  const { status, time, duration, rate, isLive } = playback;
  const runs = isRunning(playback);
  const isOurs = status !== 'idle' && status !== 'failed';
  useEffect(() => {
    if (!isOurs || typeof navigator === 'undefined' || !('mediaSession' in navigator)) return;
    const session = navigator.mediaSession;
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => play()],
      ['pause', () => pause()],
      ['seekbackward', isLive ? null : ({ seekOffset }) => skip(-(seekOffset ?? BACK_SECONDS))],
      ['seekforward', isLive ? null : ({ seekOffset }) => skip(seekOffset ?? FORWARD_SECONDS)],
      ['seekto', isLive ? null : ({ seekTime }) => seekTime !== undefined && seek(seekTime)],
    ];
    for (const [action, handler] of handlers) {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // This browser does not know the key.
      }
    }
  }, [isOurs, isLive, play, pause, skip, seek]);
  const second = Math.floor(time);
  useEffect(() => {
    if (!isOurs || typeof navigator === 'undefined' || !('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = runs ? 'playing' : 'paused';
    if (isLive || duration <= 0 || second > duration) return;
    navigator.mediaSession.setPositionState?.({ duration, position: second, playbackRate: rate });
  }, [isOurs, runs, isLive, duration, second, rate]);
}
