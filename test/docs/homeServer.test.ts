import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { CONFIG_VARIABLES } from '../../server/platform/environment'

interface Compose {
  services: Record<string, { environment?: Record<string, string>; stop_grace_period?: string }>
}

it('compose.home.yaml sets what the configuration reads, and a home without mail needs two lines', () => {
  const { services } = parse(readFileSync('compose.home.yaml', 'utf8')) as Compose
  const { environment = {}, stop_grace_period: grace = '' } = services.mealwright ?? {}
  expect(CONFIG_VARIABLES).toEqual(expect.arrayContaining(Object.keys(environment)))
  const asked = Object.values(environment).flatMap((value) => /\$\{(\w+):\?\}/.exec(value)?.[1] ?? [])
  expect(asked).toEqual(['PUBLIC_URL', 'SUPPORT_EMAIL'])
  expect(Number.parseInt(grace)).toBeGreaterThan(Number(environment.DRAIN_SECONDS) + 10)
})
