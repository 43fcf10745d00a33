import { readConfig } from './platform/config'
import { ConfigError } from './platform/environment'
import { startTelemetry } from './telemetry'

/** Telemetry starts before the rest is loaded, because it wraps modules while they are loaded. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const stopTelemetry = await startTelemetry(config)
  const { serve } = await import('./serve')
  await serve(config, stopTelemetry)
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
