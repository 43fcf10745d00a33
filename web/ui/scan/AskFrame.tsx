import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { printedCode } from '../../../schema/productCodes'
import { focusable, plainButton } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, media, radius, size, space, target, weight } from '../../styles/tokens'
import { Button } from '../Button'
import { List } from '../List'
import { Text } from '../Text'
import { useFocusOnRemoval } from '../useFocusOnRemoval'
import { messages } from './messages'

export interface AskFrameProps {
  title: string
  code: string
  onSkip: () => void
  children: ReactNode
}

/** Around what asks what a code is (docs/product.md SHOP-67). The question has the focus. */
export function AskFrame({ title, code, onSkip, children }: AskFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Root ref={useFocusOnRemoval<HTMLDivElement>()}>
      <Head>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Button variant="quiet" onClick={onSkip}>
          {messages.skip}
        </Button>
      </Head>
      <Text $muted $size="small">
        {messages.askHint({ code: printedCode(code) })}
      </Text>
      {children}
    </Root>
  )
}

/** What a code may be. */
export interface Answer {
  key: string
  name: string
  onPress: () => void
}

/** What a code may be, each to be chosen; nothing where there is none. */
export function Answers({ label, answers }: { label: string; answers: readonly Answer[] }) {
  if (answers.length === 0) return null
  return (
    <Lines aria-label={label}>
      {answers.map(({ key, name, onPress }) => (
        <li key={key}>
          <Line type="button" onClick={onPress}>
            <bdi>{name}</bdi>
          </Line>
        </li>
      ))}
    </Lines>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-height: 0;
`

const Heading = styled.h3`
  flex: 1 1 auto;
  min-width: min-content;
  overflow-wrap: break-word;
  font-size: ${size.title};
  outline: none;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
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
