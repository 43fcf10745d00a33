import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { messages } from './messages'
import type { UnknownWords } from './settingsMemory'

interface UnknownWordListProps {
  words: UnknownWords
  busy: boolean
  onCorrect: (word: string, by: string) => void
}

/** Words that name no ingredient, each with near matches that can replace it (docs/product.md SET-15). */
export function UnknownWordList({ words, busy, onCorrect }: UnknownWordListProps) {
  return (
    <Banner tone="warning">
      <p>{messages.unknownWords}</p>
      <Rows role="list">
        {words.map(({ word, suggestions }) => (
          <li key={word}>
            <q>{word}</q>
            {suggestions.length > 0 ? <ArrowRight aria-hidden="true" /> : <span>{messages.nothingClose}</span>}
            {suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                resting={busy}
                aria-label={messages.replace({ word, by: suggestion })}
                onClick={() => onCorrect(word, suggestion)}
              >
                {suggestion}
              </Button>
            ))}
          </li>
        ))}
      </Rows>
    </Banner>
  )
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }

  & svg {
    width: 1rem;
    height: 1rem;
  }
`
