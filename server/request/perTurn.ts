import DataLoader from 'dataloader'
import type { Context } from './context'

/**
 * A read that those fields of a call share which ask at the same time. Nothing is cached: what is read holds at the moment
 * of the question (docs/decisions/0016-batched-reads.md).
 * @param readAll answers all of them, in their order.
 */
export function perTurn<Asked, Answer>(
  readAll: (context: Context, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (context: Context, asked: Asked) => Promise<Answer> {
  const loaders = new WeakMap<Context, DataLoader<Asked, Answer>>()
  return (context, asked) => {
    const loader =
      loaders.get(context) ??
      new DataLoader<Asked, Answer>((all) => readAll(context, all), {
        cache: false,
        batchScheduleFn: (send) => void setImmediate(send),
      })
    loaders.set(context, loader)
    return loader.load(asked)
  }
}
