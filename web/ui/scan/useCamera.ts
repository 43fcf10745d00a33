import { type RefObject, useEffect, useState } from 'react'
import { type CameraProblem, hasTorch, setTorch, showCamera } from './camera'

/** The camera as the page shows it. */
export interface Camera {
  state: 'waiting' | 'open' | CameraProblem
  /** Asks for it again. */
  again: () => void
  /** Whether its light is on; null where it has none. */
  isLit: boolean | null
  light: (on: boolean) => void
}

/** Shows the camera in an element until it is left. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<Camera['state']>('waiting')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [isLit, setLit] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!video.current) return
    const change = (next: Camera['state'], opened: MediaStreamTrack | null) => {
      setState(next)
      setTrack(opened)
      setLit(false)
    }
    return showCamera(video.current, {
      onOpen: (opened) => change('open', opened),
      onRest: () => change('waiting', null),
      onProblem: (problem) => change(problem, null),
    })
  }, [video, asked])
  return {
    state,
    again: () => {
      setState('waiting')
      setAsked(asked + 1)
    },
    isLit: track && hasTorch(track) ? isLit : null,
    light: (on) => {
      // A device whose light fails stays as it is.
      if (track)
        void setTorch(track, on).then(
          () => setLit(on),
          () => {},
        )
    },
  }
}
