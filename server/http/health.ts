import { Router } from 'express'
import type { Services } from '../services'

/** `stopping`: the process finishes its calls and takes no new ones. */
export interface Lifecycle {
  stopping: boolean
}

/** `/health/live`: the process runs. `/health/ready`: the database answers and the process is not stopping. */
export function health({ db }: Pick<Services, 'db'>, lifecycle: Lifecycle): Router {
  const router = Router()
  router.use('/health', (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.get('/health/live', (_request, response) => void response.json({ status: 'live' }))
  router.get('/health/ready', async (_request, response) => {
    const database = await db
      .raw('SELECT 1')
      .timeout(3000)
      .then(
        () => true,
        () => false,
      )
    const ready = database && !lifecycle.stopping
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready', database, stopping: lifecycle.stopping })
  })
  return router
}
