import { X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { servesFor } from '../../schema/servesFor'
import { formatNumber } from '../../schema/text/format'
import { color } from '../styles/themes'
import { line, size, space, target, weight } from '../styles/tokens'
import { IconButton } from '../ui/IconButton'
import { MemberFace } from '../ui/MemberFace'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { type Answers, type Eater, withEater, withGuests, withoutGuest } from './answers'
import { Choice } from './Choice'
import { messages } from './messages'
import { readGuests, splitTyped } from './readGuests'

interface WhoEatsProps {
  answers: Answers
  onChange: (answers: Answers) => void
  /** Names that are still being typed. */
  typed: string
  onType: (typed: string) => void
  onNext: () => void
  fieldRef: Ref<HTMLInputElement>
}

/** The first question: one field that takes all names, and a line for each person (docs/product.md PLAN-85). */
export function WhoEats({ answers, onChange, typed, onType, onNext, fieldRef }: WhoEatsProps) {
  const { eaters } = answers
  const [self, ...others] = eaters
  const table = [...eaters, ...readGuests(typed)]
  const type = (text: string) => {
    const { complete, rest } = splitTyped(text)
    if (complete.length > 0) onChange(withGuests(answers, complete))
    onType(rest)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (typed.trim() === '') return onNext()
    onChange(withGuests(answers, readGuests(typed)))
    onType('')
  }
  const change = (eater: Eater) => (portion: number) => onChange(withEater(answers, eater.key, { portion }))
  return (
    <>
      <TextField
        label={messages.others}
        hint={messages.othersHint}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        disabled={eaters.length >= LIMITS.householdMembers}
        value={typed}
        onChange={type}
        onKeyDown={pressKey}
        ref={fieldRef}
      />
      <People>
        <Person>
          <MemberFace name={self.name || messages.you} />
          <Name>
            <TextField
              label={messages.yourName}
              hideLabel
              placeholder={messages.yourName}
              autoComplete="given-name"
              maxLength={LIMITS.householdNameLength}
              value={self.name}
              onChange={(name) => onChange(withEater(answers, self.key, { name }))}
            />
          </Name>
          <Portion portion={self.portion} label={messages.halfOfYou} onChange={change(self)} />
          <Blank />
        </Person>
        {others.map((eater) => (
          <Person key={eater.key}>
            <MemberFace name={eater.name} />
            <Name>
              <strong>{eater.name}</strong>
            </Name>
            <Portion portion={eater.portion} label={messages.halfOf(eater)} onChange={change(eater)} />
            <IconButton
              label={messages.remove(eater)}
              icon={<X />}
              onClick={() => onChange(withoutGuest(answers, eater.key))}
            />
          </Person>
        ))}
      </People>
      <Text $muted $size="small">
        {messages.serves({ people: table.length, serves: servesFor(table.map(({ portion }) => portion)) })}
      </Text>
    </>
  )
}

const HALF = 0.5

/** Whether someone eats half a serve; another share that was typed is said in place of it. */
function Portion({ portion, label, onChange }: { portion: number; label: string; onChange: (to: number) => void }) {
  const isOther = portion !== 1 && portion !== HALF
  return (
    <Choice
      isChosen={portion !== 1}
      label={isOther ? undefined : label}
      onPress={() => onChange(portion === 1 ? HALF : 1)}
    >
      {isOther ? messages.portion({ share: formatNumber(portion) }) : messages.half}
    </Choice>
  )
}

const People = styled.ul`
  list-style: none;
`

const Person = styled.li`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[2]};
  border-block-start: ${line.hairline} solid ${color.border};
`

const Name = styled.div`
  flex: 1 1 3rem;
  min-width: 0;
  overflow-wrap: break-word;
  font-size: ${size.body};

  & > strong {
    font-weight: ${weight.strong};
  }
`

/* In the place of the button that removes the others; a narrow screen has no space to spare. */
const Blank = styled.span`
  width: ${target};

  @media (max-width: 22em) {
    display: none;
  }
`
