import type { MeasuredCall } from './http'
import type { BuiltServer } from './servers'
import { median, printTable, short } from './table'

const ROUNDS = 20
/** Rounds before those that count. */
const WARM_UP = 10

/** A call whose body may be another one each time. */
export type FreshCall = Omit<MeasuredCall, 'body'> & { body?: object | (() => object) }

type Called = Pick<BuiltServer, 'url' | 'token'>

/** Milliseconds until the answer was read. @throws Error unless it was a success. */
export async function send({ url, token }: Called, { name, method, path, body, headers }: FreshCall): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(typeof body === 'function' ? body() : body),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('"code":"')) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`)
  return performance.now() - begin
}

/** Calls two servers in turn and prints how much longer the second one takes; `names` say what each has. */
export async function compareInTurn(
  title: string,
  names: [string, string],
  servers: [Called, Called],
  calls: readonly FreshCall[],
): Promise<void> {
  const rows: (string | number)[][] = [['call', `${names[0]}, ms`, `${names[1]}, ms`, 'ratio', `${names[1]} p95, ms`]]
  for (const call of calls) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
      for (const index of [0, 1] as const) {
        const took = await send(servers[index], call)
        if (round >= WARM_UP) times[index].push(took)
      }
    const [before, after] = times.map(median) as [number, number]
    const p95 = times[1].sort((one, other) => one - other)[Math.floor(ROUNDS * 0.95)] ?? 0
    rows.push([call.name, short(before), short(after), (after / before).toFixed(2), short(p95)])
  }
  printTable(`${title} (medians of ${ROUNDS})`, rows)
}
