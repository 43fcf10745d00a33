import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { codeReader } from './barcodes'
import { CodesInView } from './CodesInView'

/** Between two looks, in milliseconds. */
const PAUSE = 120
/** So many failed looks in a row are a browser that can't read codes. */
const MOST_FAILED = 20

/** What one is notified of. */
export interface InView {
  /** One code comes into view. */
  onCode: (code: string) => void
  /** Several are in view, or no longer. */
  onSeveral: (several: boolean) => void
  /** The browser can't read codes after all. */
  onFail: () => void
}

/** Reads the codes that a camera shows, while there is something to read (docs/product.md SHOP-66). */
export function useCodesInView(video: RefObject<HTMLVideoElement | null>, reading: boolean, on: InView): void {
  const seen = useRef<CodesInView>(null)
  const receive = useEffectEvent((codes: readonly string[]) => {
    seen.current ??= new CodesInView()
    const code = seen.current.see(codes, Date.now())
    on.onSeveral(codes.length > 1)
    if (code !== null) on.onCode(code)
  })
  const fail = useEffectEvent(on.onFail)
  useEffect(() => {
    if (!reading) return
    seen.current?.resume(Date.now())
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAll = async () => {
      const read = await codeReader()
      let failed = 0
      const look = async () => {
        const codes = video.current ? await read(video.current).catch(() => null) : []
        if (left) return
        failed = codes === null ? failed + 1 : 0
        if (codes) receive(codes)
        if (failed >= MOST_FAILED) return fail()
        timer = setTimeout(() => void look(), PAUSE)
      }
      await look()
    }
    readAll().catch(() => {
      if (!left) fail()
    })
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [video, reading])
}
