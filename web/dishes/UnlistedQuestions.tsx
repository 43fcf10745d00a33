import { Ban, ListPlus } from 'lucide-react'
import type { Dispatch, SetStateAction } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line as lines, radius, size, space, weight } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import type { DishForm } from './dishForm'
import { lineOf } from './formLines'
import { messages } from './messages'
import type { DishQuestionFragment } from './operations.generated'

export interface UnlistedQuestionsProps {
  form: DishForm
  setForm: Dispatch<SetStateAction<DishForm>>
}

/** What the steps name, no line lists and the person has not answered yet. A step that was rewritten asks no more here. */
export function openQuestions({ unlisted, notAdded, lines: listed, steps }: DishForm): DishQuestionFragment[] {
  return unlisted.filter(
    ({ ingredient: { slug }, text }) =>
      steps.includes(text) && !notAdded.includes(slug) && !listed.some(({ ingredient }) => ingredient?.slug === slug),
  )
}

/** Asks of each ingredient that only the steps name whether it is added, before the dish may claim a diet. */
export function UnlistedQuestions({ form, setForm }: UnlistedQuestionsProps) {
  const open = openQuestions(form)
  if (open.length === 0) return null
  return (
    <>
      <Banner tone="warning">
        <b>{messages.unlisted({ count: open.length })}</b> {messages.whyUnlisted}
      </Banner>
      <Questions role="list" aria-label={messages.questions({ count: open.length })}>
        {open.map((question) => (
          <Question
            key={question.ingredient.slug}
            question={question}
            onList={() => setForm((now) => ({ ...now, lines: [...now.lines, lineOf(question.ingredient)] }))}
            onLeaveOut={() => setForm((now) => ({ ...now, notAdded: [...now.notAdded, question.ingredient.slug] }))}
          />
        ))}
      </Questions>
    </>
  )
}

interface QuestionProps {
  question: DishQuestionFragment
  onList: () => void
  onLeaveOut: () => void
}

function Question({ question: { ingredient, step, text }, onList, onLeaveOut }: QuestionProps) {
  const { name } = ingredient
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <Asked>{messages.isItAdded({ ingredient: name })}</Asked>
      <Said>
        {messages.stepSays({ step: step + 1 })} <q>{text}</q>
      </Said>
      <Answers>
        <Button
          icon={<ListPlus aria-hidden="true" />}
          aria-label={messages.yesListOne({ ingredient: name })}
          onClick={onList}
        >
          {messages.yesList}
        </Button>
        <Button
          variant="quiet"
          icon={<Ban aria-hidden="true" />}
          aria-label={messages.notAddedOne({ ingredient: name })}
          onClick={onLeaveOut}
        >
          {messages.notAdded}
        </Button>
      </Answers>
    </Root>
  )
}

const Questions = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  list-style: none;
`

const Root = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]};
  border: ${lines.hairline} solid ${color.warning};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`

const Asked = styled.p`
  font-weight: ${weight.strong};
`

const Said = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[1]};
`
