import { useEffect, useRef, useState } from 'react';

/** A countdown: its end in milliseconds since 1970, or the time left of a paused one. */
type Countdown = { endsAt: number } | { leftMs: number };
type Countdowns = Readonly<Record<number, Countdown>>;

const LOOK_MS = 250;
/** Hertz and seconds of the final sound. */
const SOUND = { pitch: 880, length: 0.9 } as const;

const leftOf = (countdown: Countdown, now: number): number =>
  Math.max(0, 'endsAt' in countdown ? countdown.endsAt - now : countdown.leftMs);

const isRunning = (countdown: Countdown, now: number) => 'endsAt' in countdown && countdown.endsAt > now;

/** A short sound, if the browser allows it: the reader has pressed a button of the page. */
function ring(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = SOUND.pitch;
    volume.gain.setValueAtTime(0.3, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SOUND.length);
    tone.connect(volume).connect(audio.destination);
    tone.onended = () => void audio.close();
    tone.start();
    tone.stop(audio.currentTime + SOUND.length);
  } catch {
    // Without sound the page shows a message.
  }
}

/**
 * Countdowns of steps, by index. They follow the clock, not ticks: a suspended page is right when it
 * resumes.
 * @param seconds of each step; 0 for one without a countdown
 */
export function useStepTimers(seconds: readonly number[]) {
  const [countdowns, setCountdowns] = useState<Countdowns>({});
  const [now, setNow] = useState(0);
  const isAnyRunning = Object.values(countdowns).some((countdown) => isRunning(countdown, now));
  useEffect(() => {
    if (!isAnyRunning) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [isAnyRunning]);
  const over = Object.values(countdowns).filter((countdown) => leftOf(countdown, now) === 0).length;
  const rung = useRef(0);
  useEffect(() => {
    if (over > rung.current) ring();
    rung.current = over;
  }, [over]);
  const act = (step: number, what: 'start' | 'pause' | 'reset') => {
    const at = Date.now();
    setNow(at);
    setCountdowns(({ [step]: countdown, ...others }) => {
      if (what === 'reset') return others;
      const leftMs = countdown ? leftOf(countdown, at) : (seconds[step] ?? 0) * 1000;
      return { ...others, [step]: what === 'start' ? { endsAt: at + leftMs } : { leftMs } };
    });
  };
  const timers = Object.fromEntries(
    Object.entries(countdowns).map(([step, countdown]) => [
      step,
      { secondsLeft: Math.ceil(leftOf(countdown, now) / 1000), isRunning: isRunning(countdown, now) },
    ]),
  );
  return { timers, act };
}
