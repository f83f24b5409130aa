interface Note {
  readonly hertz: number
  /** Seconds after the first. */
  readonly at: number
}

/** Upwards for a success, downwards for a failure. */
const NOTES: Readonly<Record<'success' | 'failure', readonly Note[]>> = {
  success: [
    { hertz: 523, at: 0 },
    { hertz: 784, at: 0.11 },
  ],
  failure: [
    { hertz: 294, at: 0 },
    { hertz: 220, at: 0.13 },
  ],
}

const SECONDS = 0.16
/** Of 1: quiet. */
const LOUDNESS = 0.05

/** A short quiet sound, made here instead of loaded. Where the browser allows none, there is none. */
export function playSound(kind: 'success' | 'failure'): void {
  try {
    const context = new AudioContext()
    for (const note of NOTES[kind]) {
      const begin = context.currentTime + note.at
      const gain = context.createGain()
      gain.gain.setValueAtTime(LOUDNESS, begin)
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + SECONDS)
      gain.connect(context.destination)
      const tone = context.createOscillator()
      tone.frequency.value = note.hertz
      tone.connect(gain)
      tone.start(begin)
      tone.stop(begin + SECONDS)
      if (note === NOTES[kind].at(-1)) tone.onended = () => void context.close()
    }
  } catch {
    // Without sound the message is there all the same.
  }
}
