import { Fragment, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Banner, BANNER_MS } from '../ui/Banner'
import { Text } from '../ui/Text'
import type { Failure } from './answerErrors'

interface Words extends Failure {
  tone: 'error' | 'success'
  stays: boolean
  /** Distinguishes two announcements of the same text. */
  turn: number
}

/** The state of a form's notice and the functions that set it. */
export interface NoticeState {
  words: Words | null
  /** Shows what went wrong for 3 seconds (docs/product.md UI-13); a hint stays until the next attempt. */
  fail: (failure: Failure | string) => void
  /** Shows what went well for 3 seconds, or until it is replaced. */
  succeed: (text: string, options?: { stays: boolean }) => void
  clear: () => void
  /** Removes the banner and keeps the hint. */
  hideBanner: () => void
}

/** The state of one `Notice`. */
export function useNotice(): NoticeState {
  const [words, setWords] = useState<Words | null>(null)
  const turns = useRef(0)
  const show = (shown: Omit<Words, 'turn'>) => setWords({ ...shown, turn: (turns.current += 1) })
  return {
    words,
    fail: (failure) =>
      show({ ...(typeof failure === 'string' ? { text: failure } : failure), tone: 'error', stays: false }),
    succeed: (text, { stays } = { stays: false }) => show({ tone: 'success', text, stays }),
    clear: () => setWords(null),
    hideBanner: () => setWords((present) => (present?.hint ? { ...present, text: '' } : null)),
  }
}

/**
 * A form's banner. It stands under the buttons, so that nothing that can be pressed moves when it comes and goes. A text
 * that is shown again is announced again, for another 3 seconds.
 */
export function Notice({ words, hideBanner }: Pick<NoticeState, 'words' | 'hideBanner'>) {
  const text = useMemo(() => (words?.text ? <Fragment key={words.turn}>{words.text}</Fragment> : null), [words])
  const shown = (tone: Words['tone']) => (words?.tone === tone ? text : null)
  return (
    <Root>
      <Banner tone="error" hideAfter={BANNER_MS} onHide={hideBanner}>
        {shown('error')}
      </Banner>
      <Banner tone="success" hideAfter={words?.stays ? undefined : BANNER_MS} onHide={hideBanner}>
        {shown('success')}
      </Banner>
      <div role="status">{words?.hint ? <Text>{words.hint}</Text> : null}</div>
    </Root>
  )
}

const Root = styled.div`
  /* The live regions always exist, so that they are announced; empty ones take no space in the form's column. */
  &:not(:has(svg, p)) {
    margin-block-start: -${space[4]};
  }

  & > [role='status'] > p {
    margin-block-start: ${space[3]};
  }
`
