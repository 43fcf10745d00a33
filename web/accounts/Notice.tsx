import { Fragment, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Banner, BANNER_MS } from '../ui/Banner'

interface Words {
  tone: 'error' | 'success'
  text: string
  stays: boolean
  /** Tells one saying from the next, also of the same text. */
  turn: number
}

/** What a form says about itself, and how to make it say something. */
export interface NoticeState {
  words: Words | null
  /** Says what went wrong, for 3 seconds. */
  fail: (text: string) => void
  /** Says what went well, for 3 seconds or until something else is said. */
  succeed: (text: string, options?: { stays: boolean }) => void
  clear: () => void
}

/** The state of one `Notice`. */
export function useNotice(): NoticeState {
  const [words, setWords] = useState<Words | null>(null)
  const turns = useRef(0)
  const say = (said: Omit<Words, 'turn'>) => setWords({ ...said, turn: (turns.current += 1) })
  return {
    words,
    fail: (text) => say({ tone: 'error', text, stays: false }),
    succeed: (text, { stays } = { stays: false }) => say({ tone: 'success', text, stays }),
    clear: () => setWords(null),
  }
}

/**
 * A form's banner. Stands under the buttons, so that nothing that is pressed moves when it comes and goes. What is said
 * again is announced again, and its 3 seconds begin anew.
 */
export function Notice({ words, clear }: Pick<NoticeState, 'words' | 'clear'>) {
  const text = useMemo(() => (words ? <Fragment key={words.turn}>{words.text}</Fragment> : null), [words])
  const said = (tone: Words['tone']) => (words?.tone === tone ? text : null)
  return (
    <Root>
      <Banner tone="error" hideAfter={BANNER_MS} onHide={clear}>{said('error')}</Banner>
      <Banner tone="success" hideAfter={words?.stays ? undefined : BANNER_MS} onHide={clear}>{said('success')}</Banner>
    </Root>
  )
}

const Root = styled.div`
  /* The regions are always there, so that they are announced; empty ones take no room in the form's column. */
  &:not(:has(svg)) {
    margin-block-start: -${space[4]};
  }
`
