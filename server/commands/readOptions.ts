import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './AdminCommand'

/** Splits what follows a command into its options and the rest. @throws UsageError on an option that is not known. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError((error instanceof Error ? error.message : String(error)).split('. ')[0])
  }
}

/** The whole number that an option gives. @throws UsageError when it is none or out of bounds. */
export function readWhole(text: string, name: string, min: number, max: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}`)
  return number
}
