import { ArrowLeft, ArrowRight, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { FEEDBACK_QUESTIONS } from '../../schema/feedbackQuestions'
import { color } from '../styles/themes'
import { family, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { ProgressSteps } from '../ui/ProgressSteps'
import { Row } from '../ui/Stack'
import { messages } from './messages'

export interface QuestionnaireProps {
  answers: Readonly<Record<string, boolean>>
  /** From 0 to the number of questions, where the last is the done card. */
  index: number
  disabled: boolean
  onAnswer: (question: string, answer: boolean) => void
  onGoTo: (index: number) => void
}

const LAST = FEEDBACK_QUESTIONS.length

/** The yes/no questions, one at a time (docs/product.md FEED-4, FEED-5, FEED-6, FEED-7, FEED-8). */
export function Questionnaire({ answers, index: given, disabled, onAnswer, onGoTo }: QuestionnaireProps) {
  const questionId = useId()
  const index = Math.min(Math.max(given, 0), LAST)
  const question = FEEDBACK_QUESTIONS[index]
  const stage = useKeptFocus(index)
  return (
    <Card title={messages.questionsTitle}>
      <ProgressSteps index={index} count={LAST} />
      <Stage ref={stage} tabIndex={-1} role="group" aria-labelledby={questionId}>
        {question === undefined ? <Picture name="party-popper" size="large" /> : null}
        <Question id={questionId} aria-live="polite" data-done={question === undefined || undefined}>
          {question === undefined ? messages.done : messages.question({ question })}
        </Question>
        {question === undefined ? null : (
          <Row>
            {([true, false] as const).map((answer) => (
              <Button
                key={String(answer)}
                size="large"
                variant={answers[question] === answer ? 'primary' : 'secondary'}
                icon={answer ? <ThumbsUp aria-hidden="true" /> : <ThumbsDown aria-hidden="true" />}
                aria-pressed={answers[question] === answer}
                disabled={disabled}
                onClick={({ detail }) => {
                  // The second press of a double click would answer the next question, which has not been read yet.
                  if (detail !== 2) onAnswer(question, answer)
                }}
              >
                {answer ? messages.yes : messages.no}
              </Button>
            ))}
          </Row>
        )}
      </Stage>
      <Row $justify="space-between">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          disabled={disabled || index === 0}
          onClick={() => onGoTo(index - 1)}
        >
          {messages.back}
        </Button>
        <Button
          variant="quiet"
          icon={<ArrowRight aria-hidden="true" />}
          disabled={disabled || index === LAST}
          onClick={() => onGoTo(index + 1)}
        >
          {messages.next}
        </Button>
      </Row>
    </Card>
  )
}

/** Takes the focus when the button that had it has just gone or been disabled: at both ends. */
function useKeptFocus(index: number) {
  const stage = useRef<HTMLDivElement>(null)
  const previous = useRef(index)
  useEffect(() => {
    if (previous.current === index) return
    previous.current = index
    if (index === 0 || index === LAST) stage.current?.focus({ preventScroll: true })
  }, [index])
  return stage
}

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[5]};
  min-height: 12rem;
  padding: ${space[5]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  text-align: center;
`

const Question = styled.p`
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  text-wrap: balance;

  &[data-done] {
    font-family: inherit;
    font-size: ${size.lead};
    font-weight: ${weight.medium};
  }
`
