import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { LOGIN_PATH } from '../../product/paths'
import { productConfig } from '../../product/productConfig'
import { usePageTitle } from '../../product/usePageTitle'
import { refreshToken } from '../../session/refreshToken'
import { endSession, readToken } from '../../session/session'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { OfflineNote } from '../../ui/OfflineNote'
import { Page } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { hintOf } from '../answerErrors'
import { messages } from './messages'
import { useConfirmEmailChangeMutation, useReturnEmailMutation } from './operations.generated'

/** What became of the key: not used yet, the account's address by it, or why it failed. */
type Used = { email: string } | { failed: string; isOver: boolean } | null

/**
 * The page of a link that was mailed to a new address of an account, or to its former one. A program that looks through
 * mails opens links, so it takes a press (docs/product.md ACC-69, ACC-70).
 */
export default function MailedAddressPage() {
  const { key = '' } = useParams()
  const isReturn = useLocation().pathname.startsWith('/email-return')
  const title = isReturn ? messages.returnTitle : messages.confirmTitle
  usePageTitle(title)
  const [used, setUsed] = useState<Used>(null)
  const [confirm, { loading: confirming }] = useConfirmEmailChangeMutation()
  const [bringBack, { loading: returning }] = useReturnEmailMutation()

  const send = async (): Promise<Used> => {
    const failed = isReturn ? messages.returnFailed : messages.confirmFailed
    try {
      const variables = { input: { key } }
      const answer = isReturn
        ? (await bringBack({ variables })).data?.returnEmail
        : (await confirm({ variables })).data?.confirmEmailChange
      const [error] = answer?.errors ?? []
      if (answer?.email == null) return { failed: error?.code === 'DUPLICATE' ? error.message : failed, isOver: true }
      // The tab's session is of another address now, or has ended with all others: the server says which.
      const renewed = readToken() === null ? 'renewed' : await refreshToken()
      if (renewed !== 'renewed') endSession(renewed)
      return { email: answer.email }
    } catch (error) {
      return { failed: hintOf(error) ?? failed, isOver: false }
    }
  }

  const isDone = used !== null && 'email' in used
  const isOver = used !== null && 'failed' in used && used.isOver
  return (
    <Page width="form">
      <Stack $align="center" $gap={5}>
        {isDone ? <Picture name="party-popper" size="hero" plate eager /> : null}
        <Heading level={1} look="heading">
          {title}
        </Heading>
        <OfflineNote>{messages.keyOffline}</OfflineNote>
        <div role="status">
          <Text $size="lead" $align="center">
            {wordsOf(used, isReturn)}
          </Text>
        </div>
        {isDone || isOver ? (
          <ButtonLink
            to={readToken() === null ? LOGIN_PATH : '/'}
            state={isDone ? { email: used.email } : null}
            variant="primary"
            size="large"
          >
            {readToken() === null ? messages.goToSignIn : messages.goOn}
          </ButtonLink>
        ) : (
          <Button
            variant="primary"
            size="large"
            busy={confirming || returning}
            onClick={() => void send().then(setUsed)}
          >
            {isReturn ? messages.bringBack : messages.confirm}
          </Button>
        )}
        {isOver ? (
          <Text $muted $align="center">
            {messages.contact({ supportEmail: productConfig().supportEmail })}
          </Text>
        ) : null}
      </Stack>
    </Page>
  )
}

function wordsOf(used: Used, isReturn: boolean): string {
  if (used === null) return isReturn ? messages.returnAsk : messages.confirmAsk
  if ('failed' in used) return used.failed
  return isReturn ? messages.returned(used) : messages.confirmed(used)
}
