import { useEffect, useRef } from 'react'
import { commandOf, type VoiceCommand } from './voiceCommand'

/** What of the browser's speech recognition is used: the DOM's types have only its results. */
interface Recognition {
  continuous: boolean
  lang: string
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
type RecognitionClass = new () => Recognition

/** What ends by itself and is begun again: nothing was said for a while. */
const HARMLESS = ['no-speech', 'aborted']
/** An end sooner after the start than this, in milliseconds, so many times in a row is a browser that cannot listen. */
const TOO_SOON = 1000
const MOST_TOO_SOON = 3

function recognitionClass(): RecognitionClass | undefined {
  if (typeof window === 'undefined') return undefined
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    RecognitionClass | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this browser may be able to listen. */
export const canListen = (): boolean => recognitionClass() !== undefined

/**
 * Listens for commands, while the page is seen (docs/product.md COOK-38). What the device itself reads aloud is no command.
 * @param onEnd the browser cannot listen, or may not: it has stopped
 */
export function useVoice(on: boolean, onCommand: (command: VoiceCommand) => void, onEnd: () => void): void {
  const latest = useRef({ onCommand, onEnd })
  useEffect(() => {
    latest.current = { onCommand, onEnd }
  })
  useEffect(() => {
    const Recognition = recognitionClass()
    if (!on || !Recognition) return
    let wanted = true
    let isListening = false
    let begun = 0
    let tooSoon = 0
    const recognition = new Recognition()
    recognition.continuous = true
    recognition.lang = 'en-AU'
    const start = () => {
      // One that is being ended is begun again when it has ended.
      if (isListening) return
      isListening = true
      begun = performance.now()
      recognition.start()
    }
    const end = () => {
      if (!wanted) return
      wanted = false
      latest.current.onEnd()
    }
    recognition.onresult = ({ resultIndex, results }) => {
      if ('speechSynthesis' in window && speechSynthesis.speaking) return
      for (const result of [...results].slice(resultIndex)) {
        const command = result.isFinal ? commandOf(result[0]?.transcript ?? '') : null
        if (command) latest.current.onCommand(command)
      }
    }
    recognition.onerror = ({ error }) => {
      if (!HARMLESS.includes(error)) end()
    }
    recognition.onend = () => {
      isListening = false
      if (!wanted || document.hidden) return
      tooSoon = performance.now() - begun < TOO_SOON ? tooSoon + 1 : 0
      if (tooSoon >= MOST_TOO_SOON) end()
      else start()
    }
    const follow = () => (document.hidden ? recognition.abort() : start())
    document.addEventListener('visibilitychange', follow)
    start()
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', follow)
      recognition.abort()
    }
  }, [on])
}
