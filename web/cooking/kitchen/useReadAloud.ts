import { useEffect } from 'react'

/** Whether this browser can read aloud. */
export const canReadAloud = (): boolean => typeof window !== 'undefined' && 'speechSynthesis' in window

/** Reads a text aloud, in place of what is being read. */
export function readAloud(text: string): void {
  if (text === '' || !canReadAloud()) return
  speechSynthesis.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'en-AU'
  speechSynthesis.speak(words)
}

/** Reads a text aloud, and the next one in its place; null stops it. */
export function useReadAloud(text: string | null): void {
  useEffect(() => {
    if (text === null || !canReadAloud()) return
    readAloud(text)
    return () => speechSynthesis.cancel()
  }, [text])
}
