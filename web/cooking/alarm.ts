const BEEPS = 6
/** Seconds between the beginnings of two beeps, and how long each sounds. */
const EVERY = 0.55
const SOUNDS = 0.32
const PITCHES = [880, 1174.7] as const

/** Milliseconds from one round of beeps to the next. */
const ROUND_MS = 4000

let context: AudioContext | null = null
let again: ReturnType<typeof setTimeout> | undefined

/** Call it on a press: browsers let a page sound only after one. */
export function armAlarm(): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => {})
  } catch {
    // Without sound there are still the alert and the shelf.
  }
}

/** Beeps and shakes, as far as the device lets it, again and again until `rings` no longer holds. */
export function ringWhile(rings: () => boolean): void {
  if (again !== undefined || !rings()) return
  // After a reload the page may sound only once it is pressed.
  if (context === null) document.addEventListener('pointerdown', armAlarm, { once: true })
  sound()
  again = setTimeout(() => {
    again = undefined
    ringWhile(rings)
  }, ROUND_MS)
}

function sound(): void {
  try {
    navigator.vibrate?.([400, 150, 400, 150, 400])
  } catch {
    // A device that does not shake still shows it.
  }
  if (context === null) return
  const start = context.currentTime
  for (let beep = 0; beep < BEEPS; beep++) beepAt(context, start + beep * EVERY, PITCHES[beep % 2] ?? PITCHES[0])
}

function beepAt(audio: AudioContext, at: number, pitch: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.5, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + SOUNDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + SOUNDS)
}
