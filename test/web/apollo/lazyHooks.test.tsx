import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useConfirmEmailMutation } from '../../../web/accounts/operations.generated'
import { ClientContext } from '../../../web/apollo/lazyApolloClient'
import { loadClientFactory } from '../../../web/shell/loadClientFactory'
import { type Answer, fakeApi } from '../session/fakeApi'

function open(answer: () => Answer | Promise<Answer>) {
  const api = fakeApi(answer)
  const holder = { client: null, goToLogin: () => undefined, load: loadClientFactory }
  const wrapper = ({ children }: { children: ReactNode }) => <ClientContext value={holder}>{children}</ClientContext>
  return { api, holder, hook: renderHook(() => useConfirmEmailMutation(), { wrapper }).result }
}
const options = { variables: { input: { key: 'the-key' } } }
const confirmed = (yes: boolean) => ({ data: { confirmEmail: { confirmed: yes } } })

it('creates the client at the first call and reports the call as Apollo does', async () => {
  const { api, holder, hook } = open(() => confirmed(true))
  expect(holder.client).toBeNull()
  expect(hook.current[1]).toMatchObject({ data: undefined, loading: false, called: false, error: undefined })
  let call: Promise<unknown> = Promise.resolve()
  act(() => {
    call = hook.current[0](options)
  })
  expect(hook.current[1]).toMatchObject({ loading: true, called: true })
  await act(async () => expect(await call).toMatchObject(confirmed(true)))
  expect(hook.current[1]).toMatchObject({ ...confirmed(true), loading: false, called: true })
  expect(api.of('ConfirmEmail')).toHaveLength(1)
  act(() => hook.current[1].reset())
  expect(hook.current[1]).toMatchObject({ data: undefined, called: false })
})

it('rejects and keeps the error of a call that failed', async () => {
  const { hook } = open(() => new TypeError('Failed to fetch'))
  await act(() => expect(hook.current[0](options)).rejects.toThrow('Failed to fetch'))
  expect(hook.current[1]).toMatchObject({ loading: false, error: { message: 'Failed to fetch' } })
})

it('shows the latest of two calls, whichever is answered first', async () => {
  const answers: ((answer: Answer) => void)[] = []
  const { hook } = open(() => new Promise((resolve) => answers.push(resolve)))
  await act(async () => {
    const calls = [hook.current[0](options), hook.current[0](options)]
    await new Promise((resolve) => setTimeout(resolve, 20))
    answers[1]?.(confirmed(true))
    await calls[1]
    answers[0]?.(confirmed(false))
    await calls[0]
  })
  expect(hook.current[1]).toMatchObject(confirmed(true))
})
