import { useState } from 'react'
import { formatDate } from '../../schema/text/format'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { Button } from '../ui/Button'
import { FactLine, LineEnd, LineFacts, LineName, LineWords } from '../ui/FactLine'
import { List } from '../ui/List'
import { Row } from '../ui/Stack'
import { messages } from './messages'
import type { WaysInFragment } from './operations.generated'
import { RenameDialog } from './RenameDialog'
import type { Passkeys } from './usePasskeys'

type SeenPasskey = WaysInFragment['passkeys'][number]

export interface PasskeyListProps extends Pick<Passkeys, 'rename' | 'remove' | 'busy'> {
  passkeys: readonly SeenPasskey[]
}

/** A person's passkeys: what each is called and when it was used, to rename or remove it (docs/product.md ACC-74). */
export function PasskeyList({ passkeys, rename, remove, busy }: PasskeyListProps) {
  const [asked, setAsked] = useState<{ to: 'rename' | 'remove'; passkey: SeenPasskey } | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <List aria-label={messages.yours}>
        {passkeys.map((passkey) => (
          <FactLine key={passkey.id}>
            <LineWords $basis="12rem">
              <LineName>{passkey.name}</LineName>
              <LineFacts>
                {factsOf(passkey).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </LineFacts>
            </LineWords>
            <LineEnd>
              <Row>
                <Button
                  variant="quiet"
                  aria-label={messages.renameOf(passkey)}
                  onClick={() => setAsked({ to: 'rename', passkey })}
                >
                  {messages.rename}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={messages.removeOf(passkey)}
                  onClick={() => setAsked({ to: 'remove', passkey })}
                >
                  {messages.remove}
                </Button>
              </Row>
            </LineEnd>
          </FactLine>
        ))}
      </List>
      {asked?.to === 'rename' ? (
        <RenameDialog
          present={asked.passkey.name}
          busy={busy}
          onSave={(name) => rename(asked.passkey.id, name)}
          onClose={close}
        />
      ) : null}
      {asked?.to === 'remove' ? (
        <ProvenDialog
          title={messages.removeTitle(asked.passkey)}
          description={messages.removeWarning}
          password={messages.password}
          hint={messages.passwordHint}
          keep={messages.keep}
          confirm={messages.remove}
          variant="danger"
          busy={busy}
          onConfirm={(password) => remove(asked.passkey.id, password)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function factsOf({ createdAt, usedAt, isSynced }: SeenPasskey): string[] {
  return [
    messages.added({ date: formatDate(createdAt, { dateStyle: 'medium' }) }),
    usedAt === null
      ? messages.neverUsed
      : messages.used({ time: formatDate(usedAt, { dateStyle: 'medium', timeStyle: 'short' }) }),
    ...(isSynced ? [messages.synced] : []),
  ]
}
