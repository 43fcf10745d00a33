import { useState } from 'react'
import type { AddWebhookInput } from '../../apollo/schemaTypes.generated'
import { useAlerts } from '../../ui/alerts'
import type { Problem } from '../../ui/FormProblems'
import type { Fresh } from './FreshSecret'
import { messages } from './messages'
import { nameOf } from './nameOf'
import {
  useAddWebhookMutation,
  useRemoveWebhookMutation,
  useRollWebhookSecretMutation,
  useSwitchOnWebhookMutation,
  useTestWebhookMutation,
  useWebhooksQuery,
} from './operations.generated'

/** Of answers that hold a secret, which no cache may keep. */
const SECRET = { fetchPolicy: 'no-cache' } as const

/** What is wrong, as an answer without a secret has it; null stands for no answer. */
const problemsOf = (answer: { errors: readonly Problem[] } | null | undefined): readonly Problem[] =>
  answer?.errors.length ? answer.errors : [{ field: null, message: messages.failed }]

/** A person's webhooks, and what the page does about them. A fresh secret is in the page's memory alone, until it is left. */
export function useWebhooks() {
  const alerts = useAlerts()
  const { data, error, loading, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' })
  const [send, { loading: adding }] = useAddWebhookMutation(SECRET)
  const [sendRemoval, { loading: removing }] = useRemoveWebhookMutation()
  const [sendTest] = useTestWebhookMutation()
  const [sendSwitch] = useSwitchOnWebhookMutation()
  const [sendReplacement, { loading: replacing }] = useRollWebhookSecretMutation(SECRET)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const hooks = data?.viewer.webhooks
  const addresses = (hooks ?? []).map(({ address }) => address)
  const reload = () => void refetch().catch(() => {})

  const add = async (input: AddWebhookInput): Promise<readonly Problem[]> => {
    const answer = (await send({ variables: { input } }).catch(() => null))?.data?.addWebhook
    if (!answer?.secret) return problemsOf(answer)
    setFresh({ name: nameOf(input.address, [...addresses, input.address]), secret: answer.secret })
    reload()
    return []
  }
  const replace = async (id: string, password: string): Promise<readonly Problem[]> => {
    const answer = (await sendReplacement({ variables: { input: { id, password } } }).catch(() => null))?.data
      ?.rollWebhookSecret
    if (!answer?.secret) return problemsOf(answer)
    const address = hooks?.find((hook) => hook.id === id)?.address
    if (address !== undefined) setFresh({ name: nameOf(address, addresses), secret: answer.secret })
    return []
  }
  const after = (isDone: boolean | undefined, said: string) => {
    if (isDone) alerts.info(said)
    else alerts.error(messages.failed)
    reload()
  }
  const variables = (id: string) => ({ variables: { input: { id } } })
  return {
    /** null until they have come. */
    hooks: hooks ?? null,
    fresh,
    add,
    replace,
    remove: async (id: string) => {
      const answer = await sendRemoval(variables(id)).catch(() => null)
      after(answer?.data?.removeWebhook.ok, messages.removed)
    },
    test: async (id: string) => {
      const answer = await sendTest(variables(id)).catch(() => null)
      after(answer?.data?.testWebhook.ok, messages.tested)
    },
    switchOn: async (id: string) => {
      const answer = await sendSwitch(variables(id)).catch(() => null)
      after(answer?.data?.switchOnWebhook.ok, messages.switchedOn)
    },
    reload,
    adding,
    acting: removing || replacing,
    failed: error !== undefined && hooks === undefined,
    loading,
  }
}
