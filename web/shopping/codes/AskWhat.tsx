import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { foldText } from '../../../schema/foldText'
import { compareNames } from '../../../schema/text/compareNames'
import { printedCode } from '../../../schema/productCodes'
import { focusable, plainButton } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, media, radius, size, space, target, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { List } from '../../ui/List'
import { Text } from '../../ui/Text'
import { TextField } from '../../ui/TextField'
import { useFocusOnRemoval } from '../../ui/useFocusOnRemoval'
import type { Entry } from '../entries'
import { FieldForm } from '../FieldForm'
import { isDone } from './matchCode'
import { messages } from './messages'
import type { Scans } from './useScans'

export interface AskWhatProps {
  code: string
  entries: readonly Entry[]
  scans: Pick<Scans, 'choose' | 'name' | 'skip'>
}

/** Asks once what a code is: a line of the list, or a name. What is typed narrows the lines (docs/product.md SHOP-67). */
export function AskWhat({ code, entries, scans: { choose, name, skip } }: AskWhatProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const begun = ` ${foldText(text)}`
  const lines = entries
    .filter((one) => !isDone(one) && ` ${foldText(one.name)}`.includes(begun))
    .sort((one, other) => compareNames(one.name, other.name))
  return (
    <Root ref={useFocusOnRemoval<HTMLDivElement>()}>
      <Head>
        <Heading ref={heading} tabIndex={-1}>
          {messages.ask}
        </Heading>
        <Button variant="quiet" onClick={skip}>
          {messages.skip}
        </Button>
      </Head>
      <Text $muted $size="small">
        {messages.askHint({ code: printedCode(code) })}
      </Text>
      <FieldForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setProblem(name(text))
        }}
      >
        <TextField
          label={messages.name}
          placeholder={messages.nameExample}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          error={problem}
          onChange={(next) => {
            setText(next)
            setProblem(null)
          }}
        />
        <Button type="submit" variant="primary">
          {messages.save}
        </Button>
      </FieldForm>
      {lines.length > 0 ? (
        <Lines aria-label={messages.lines}>
          {lines.map((entry) => (
            <li key={entry.key}>
              <Line type="button" onClick={() => choose(entry)}>
                <bdi>{entry.name}</bdi>
              </Line>
            </li>
          ))}
        </Lines>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-height: 0;
`

const Heading = styled.h3`
  font-size: ${size.title};
  outline: none;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  & > button {
    margin-inline-end: -${space[3]};
  }
`

const Lines = styled(List)`
  min-height: ${target};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${line.hairline} solid ${color.border};
  border-radius: ${radius.medium};

  & > li + li {
    border-block-start: ${line.hairline} solid ${color.border};
  }
`

const Line = styled.button`
  ${plainButton}
  ${focusable}
  width: 100%;
  min-height: ${target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  outline-offset: -${line.strong};
  font-size: ${size.body};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`
