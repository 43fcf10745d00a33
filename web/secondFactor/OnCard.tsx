import { useState } from 'react'
import { formatDate } from '../../schema/text/format'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { type Problem, problemAt } from '../ui/FormProblems'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { TextField } from '../ui/TextField'
import { messages } from './messages'
import type { SecondFactor } from './useSecondFactor'

/** With so many recovery codes left the page asks for new ones. */
const FEW = 3
const NAMES = ['code']

export interface OnCardProps extends Pick<SecondFactor, 'busy' | 'renew' | 'remove'> {
  since: number
  recoveryCodesLeft: number
}

/** Codes that are on: since when, and what is left; new recovery codes and turning off take both proofs (docs/product.md ACC-85). */
export function OnCard({ since, recoveryCodesLeft: left, busy, renew, remove }: OnCardProps) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  return (
    <Card title={messages.on}>
      <Stack>
        <Text $muted>{messages.since({ date: formatDate(since, { dateStyle: 'medium' }) })}</Text>
        {left <= FEW ? (
          <Banner tone="warning">{messages.fewLeft({ left })}</Banner>
        ) : (
          <Text>{messages.left({ left })}</Text>
        )}
        <Row>
          <Button variant={left <= FEW ? 'primary' : 'secondary'} onClick={() => setAsked('renew')}>
            {messages.renew}
          </Button>
          <Button onClick={() => setAsked('remove')}>{messages.turnOff}</Button>
        </Row>
        <a href="/docs/locked-out">{messages.lost}</a>
      </Stack>
      {asked === null ? null : (
        <BothProofs
          key={asked}
          asked={asked}
          busy={busy}
          send={asked === 'renew' ? renew : remove}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

const words = {
  renew: {
    title: messages.renewTitle,
    description: messages.renewWarning,
    keep: messages.cancel,
    confirm: messages.renewConfirm,
    variant: 'primary',
  },
  remove: {
    title: messages.turnOffTitle,
    description: messages.turnOffWarning,
    keep: messages.keep,
    confirm: messages.turnOff,
    variant: 'danger',
  },
} as const

interface BothProofsProps {
  asked: keyof typeof words
  busy: boolean
  send: SecondFactor['renew']
  onClose: () => void
}

/** Asks for the password and a code. */
function BothProofs({ asked, busy, send, onClose }: BothProofsProps) {
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  return (
    <ProvenDialog
      {...words[asked]}
      password={messages.password}
      busy={busy}
      more={{
        names: NAMES,
        fields: (
          <TextField
            label={messages.code}
            hint={messages.eitherCode}
            name="code"
            autoComplete="one-time-code"
            required
            value={code}
            error={problemAt(problems, 'code')}
            onChange={(value) => {
              setCode(value)
              setProblems([])
            }}
          />
        ),
      }}
      onConfirm={async (password) => {
        const found = await send(password, code)
        setProblems(found)
        return found
      }}
      onClose={onClose}
    />
  )
}
