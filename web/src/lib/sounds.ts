// Synthesized sounds. This module is loaded only if sounds are enabled.

/** A note: pitch in Hz, start and duration in seconds, volume from 0 to 1, and final pitch if it slides. */
type Note = [pitch: number, at: number, rings: number, loud?: number, slides?: number];

const SOUNDS = {
  /** It is your turn: two rising bells. */
  turn: [
    [587, 0, 0.5, 0.8],
    [880, 0.13, 0.7, 0.9],
  ],
  /** Somebody else has moved: one soft tap. */
  move: [[392, 0, 0.16, 0.4]],
  /** A unit has arrived: a step, low and short. */
  arrival: [
    [196, 0, 0.12, 0.7, 150],
    [262, 0.09, 0.14, 0.4],
  ],
  /** A battle: two dull blows that fall. */
  battle: [
    [140, 0, 0.22, 1, 70],
    [120, 0.12, 0.3, 0.9, 55],
  ],
  /** A factory is built or falls: metal. */
  factory: [
    [330, 0, 0.12, 0.6],
    [495, 0.1, 0.12, 0.5],
    [247, 0.2, 0.3, 0.6],
  ],
  /** Money has changed hands: two coins. */
  money: [
    [1568, 0, 0.18, 0.3],
    [1976, 0.07, 0.3, 0.35],
  ],
  /** A bond has changed hands: paper, a low and a high note together. */
  bond: [
    [294, 0, 0.3, 0.5],
    [740, 0.05, 0.35, 0.35],
  ],
  /** Taxes: three steps up. */
  taxation: [
    [523, 0, 0.2, 0.5],
    [659, 0.09, 0.2, 0.5],
    [784, 0.18, 0.45, 0.55],
  ],
  /** The game is over: a chord that stays. */
  end: [
    [392, 0, 1.2, 0.6],
    [494, 0.12, 1.2, 0.5],
    [587, 0.24, 1.2, 0.5],
    [784, 0.36, 1.6, 0.6],
  ],
  /** Your time runs short: the same note twice. */
  clock: [
    [440, 0, 0.2, 0.8],
    [440, 0.28, 0.3, 0.8],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.11;
let audio: AudioContext | null = null;

/** `after`: seconds from now. */
export function play(sound: Sound, after = 0): void {
  try {
    audio ??= new AudioContext();
    // Browsers block audio until the first user gesture.
    if (audio.state === "suspended") void audio.resume();
    const now = audio.currentTime + after;
    for (const [pitch, at, rings, loud = 1, slides] of SOUNDS[sound] as Note[]) {
      const [tone, level] = [audio.createOscillator(), audio.createGain()];
      tone.type = slides ? "sine" : "triangle";
      tone.frequency.setValueAtTime(pitch, now + at);
      if (slides) tone.frequency.exponentialRampToValueAtTime(slides, now + at + rings);
      level.gain.setValueAtTime(0.0001, now + at);
      level.gain.exponentialRampToValueAtTime(LOUDEST * loud, now + at + 0.012);
      level.gain.exponentialRampToValueAtTime(0.0001, now + at + rings);
      tone.connect(level).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + rings);
    }
  } catch {
    // No audio available.
  }
}
