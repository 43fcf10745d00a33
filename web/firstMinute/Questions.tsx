import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { CATEGORIES } from '../plan/plan'
import { color } from '../styles/themes'
import { media, radius, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Stack } from '../ui/Stack'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { type Answers, firstAnswers, withGuests } from './answers'
import { HowMany } from './HowMany'
import { messages } from './messages'
import { readGuests } from './readGuests'
import { type Asked, useFirstMinute } from './useFirstMinute'
import { WhatToAvoid } from './WhatToAvoid'
import { WhoEats } from './WhoEats'

const STEPS = [
  { title: messages.whoEats, hint: messages.whoEatsHint },
  { title: messages.avoid, hint: messages.avoidHint },
  { title: messages.howMany, hint: messages.howManyHint },
] as const

const LAST = STEPS.length - 1

interface QuestionsProps {
  asked: Asked
  randomizeAll: () => Promise<void>
  onClose: () => void
}

/** The three questions, one after the other. Nothing is stored before the last one is answered (docs/product.md PLAN-85). */
export function Questions({ asked, randomizeAll, onClose }: QuestionsProps) {
  const [initial] = useState(() => firstAnswers(asked.portion, asked.form))
  const [answers, setAnswers] = useState<Answers>(initial)
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState(0)
  const { finish, close, busy, problem, hasBegun } = useFirstMinute(asked, randomizeAll)
  const names = useRef<HTMLInputElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const steps = useRef<HTMLDivElement>(null)
  const { title, hint } = STEPS[step] ?? STEPS[0]
  const count = CATEGORIES.reduce((sum, category) => sum + answers.counts[category], 0)

  // The keyboard of a phone must not cover what is to be chosen, and each question is read from its top.
  useEffect(() => {
    ;(step === 0 ? names : part).current?.focus({ preventScroll: true })
    steps.current?.scrollIntoView({ block: 'end' })
  }, [step])

  const end = async (given: Answers, isPlanned: boolean) => {
    if (!busy && (await finish(given, isPlanned))) onClose()
  }
  const goOn = () => {
    if (step === LAST) return void end(answers, count > 0)
    // What was typed without an end is a name, too.
    if (step === 0) setAnswers(withGuests(answers, readGuests(typed)))
    setTyped('')
    setStep(step + 1)
  }
  const skip = () => {
    if (step === LAST) return void end(answers, false)
    setAnswers(step === 0 ? initial : { ...answers, avoided: initial.avoided })
    setTyped('')
    setStep(step + 1)
  }
  const leave = () => {
    close()
    onClose()
  }

  return (
    <Dialog
      open
      isFirm
      initialFocus={names}
      onOpenChange={(open) => {
        if (!open) leave()
      }}
      title={title}
      description={hint}
      actions={
        <>
          {step > 0 && !hasBegun ? <Button onClick={() => setStep(step - 1)}>{messages.back}</Button> : null}
          <Button onClick={skip}>{messages.skip}</Button>
          <Button variant="primary" busy={busy} onClick={goOn}>
            {step === LAST ? messages.plan({ count }) : messages.next}
          </Button>
        </>
      }
    >
      <Steps ref={steps}>
        <VisuallyHidden>{messages.step({ step: step + 1, count: STEPS.length })}</VisuallyHidden>
        {STEPS.map((one, index) => (
          <i key={one.title} aria-hidden="true" data-reached={index <= step || undefined} />
        ))}
      </Steps>
      <Part ref={part} tabIndex={-1} role="group" aria-label={title}>
        {step === 0 ? (
          <WhoEats
            answers={answers}
            onChange={setAnswers}
            typed={typed}
            onType={setTyped}
            onNext={goOn}
            fieldRef={names}
          />
        ) : null}
        {step === 1 ? <WhatToAvoid form={asked.form} answers={answers} onChange={setAnswers} /> : null}
        {step === LAST ? (
          <HowMany counts={answers.counts} onChange={(counts) => setAnswers({ ...answers, counts })} />
        ) : null}
      </Part>
      {problem ? <Banner tone="error">{problem}</Banner> : null}
    </Dialog>
  )
}

const Steps = styled.div`
  display: flex;
  gap: ${space[2]};

  & > i {
    flex: 1;
    height: ${space[1]};
    border-radius: ${radius.round};
    background: ${color.border};
  }

  & > [data-reached] {
    background: ${color.stateMark};
  }

  @media (forced-colors: active) {
    & > [data-reached] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/* On a phone all questions have one height, and the field is above its keyboard. */
const Part = styled(Stack)`
  flex: 1 0 auto;

  ${media.phone} {
    min-height: 60dvh;
  }

  &:focus {
    outline: none;
  }
`
