import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { foldText } from '../../../schema/foldText'
import { printedCode } from '../../../schema/productCodes'
import { compareNames } from '../../../schema/text/compareNames'
import { tabular } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { line, size, space, weight } from '../../styles/tokens'
import { alerts } from '../../ui/alerts'
import { Dialog } from '../../ui/Dialog'
import { IconButton } from '../../ui/IconButton'
import { List } from '../../ui/List'
import { Text } from '../../ui/Text'
import { TextField } from '../../ui/TextField'
import { useFocusOnRemoval } from '../../ui/useFocusOnRemoval'
import type { LearnedCode } from '../../live/habits/habitsView'
import type { Habits } from '../../live/habits/useHabits'
import { messages } from './messages'

/** So many are shown at once, and so many need no search. */
const SHOWN = 100
const FEW = 12

export interface KnownCodesProps {
  habits: Pick<Habits, 'codes' | 'acts'>
  onClose: () => void
}

/** The bar codes that the household knows, to be forgotten one by one (docs/product.md SHOP-68). */
export default function KnownCodes({ habits: { codes, acts }, onClose }: KnownCodesProps) {
  const [text, setText] = useState('')
  const begun = ` ${foldText(text)}`
  const found = [...codes]
    .map(([code, learned]) => ({ code, learned }))
    .filter(({ learned: { name } }) => ` ${foldText(name)}`.includes(begun))
    .sort((one, other) => compareNames(one.learned.name, other.learned.name))
  const forget = (code: string, learned: LearnedCode) => {
    acts.learnCode(code, null)
    alerts.info(messages.forgotten({ name: learned.name }), {
      action: { label: messages.undo, onPress: () => acts.learnCode(code, learned) },
    })
  }
  return (
    <Dialog
      open
      tall
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={messages.known}
      description={messages.knownHint}
    >
      {codes.size > FEW ? (
        <TextField label={messages.search} type="search" autoComplete="off" value={text} onChange={setText} />
      ) : null}
      {found.length === 0 ? <Text $muted>{messages.none}</Text> : null}
      <List aria-label={messages.known}>
        {found.slice(0, SHOWN).map(({ code, learned }) => (
          <CodeRow key={code} code={printedCode(code)} name={learned.name} onForget={() => forget(code, learned)} />
        ))}
      </List>
      {found.length > SHOWN ? <Text $muted>{messages.more({ count: found.length - SHOWN })}</Text> : null}
    </Dialog>
  )
}

function CodeRow({ code, name, onForget }: { code: string; name: string; onForget: () => void }) {
  return (
    <Row ref={useFocusOnRemoval<HTMLLIElement>()}>
      <Words>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Code>{code}</Code>
      </Words>
      <IconButton label={messages.forget({ name, code })} icon={<Trash2 />} onClick={onForget} />
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  & + & {
    border-block-start: ${line.hairline} solid ${color.border};
  }
`

const Words = styled.div`
  min-width: 0;
  padding-block: ${space[2]};
`

const Name = styled.p`
  font-size: ${size.body};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`

const Code = styled.p`
  ${tabular}
  font-size: ${size.small};
  color: ${color.textMuted};
`
