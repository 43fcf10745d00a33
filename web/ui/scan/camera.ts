/** Why there is no picture: not allowed, no camera, in use elsewhere, or anything else. */
export type CameraProblem = 'denied' | 'missing' | 'taken' | 'failed'

/** What one is notified of. */
export interface CameraEvents {
  /** The picture is there. */
  onOpen: (track: MediaStreamTrack) => void
  /** The camera was released while the page is hidden. */
  onRest: () => void
  onProblem: (problem: CameraProblem) => void
}

/** The camera at the back, and enough of a picture for narrow bars. */
const WANTED = { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } }

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

/**
 * Shows the camera in an element, while the page is seen: a hidden page has no camera.
 * @returns releases the camera.
 */
export function showCamera(video: HTMLVideoElement, { onOpen, onRest, onProblem }: CameraEvents): () => void {
  /** The turn that counts: what an earlier one still brings is released at once. */
  let turn = {}
  let stream: MediaStream | null = null
  const release = () => {
    turn = {}
    stopAll(stream)
    stream = null
    video.srcObject = null
  }
  const fail = (problem: CameraProblem) => {
    release()
    onProblem(problem)
  }
  const begin = async () => {
    release()
    const own = turn
    try {
      const opened = await navigator.mediaDevices.getUserMedia(WANTED)
      if (turn !== own) return stopAll(opened)
      stream = opened
      const [track] = opened.getVideoTracks()
      if (!track) return fail('missing')
      track.addEventListener('ended', () => {
        if (turn === own) fail('taken')
      })
      video.srcObject = opened
      await video.play()
      if (turn === own) onOpen(track)
    } catch (error) {
      if (turn === own) fail((error instanceof DOMException && PROBLEMS[error.name]) || 'failed')
    }
  }
  const follow = () => {
    if (!document.hidden) return void begin()
    release()
    onRest()
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    release()
  }
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Whether a camera has a light; the DOM's types know none. */
export const hasTorch = (track: MediaStreamTrack): boolean =>
  (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true

/** Switches its light. */
export async function setTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
