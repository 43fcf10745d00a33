import { rm } from 'node:fs/promises'
import type { Backup, BackupKind } from '../generated/schemaTypes'
import type { Config } from '../platform/config'
import { fileOf, listBackups } from './folder'

/** Backups of what there was before a restore that are kept. */
const MOST_SAFETY = 5

/**
 * Deletes the oldest backups of a kind that are too many (docs/product.md OPS-4); those made by hand stay. What is in `keep`
 * stays, too, and ones of the future, made under a wrong clock, count as the oldest.
 */
export async function deleteOld(
  { backups: { nightly } }: Pick<Config, 'backups'>,
  folder: string,
  { kind, keep, now }: { kind: BackupKind; keep: readonly (string | null)[]; now: number },
): Promise<void> {
  if (kind === 'BY_HAND') return
  const most = kind === 'NIGHTLY' ? nightly : MOST_SAFETY
  const age = ({ madeAt }: Backup) => (madeAt > now ? Number.MAX_VALUE : now - madeAt)
  const all = (await listBackups(folder)).filter((one) => one.kind === kind)
  const kept = all.filter(({ id }) => keep.includes(id))
  const others = all.filter(({ id }) => !keep.includes(id)).sort((one, other) => age(one) - age(other))
  for (const { id } of others.slice(Math.max(0, most - kept.length))) await rm(fileOf(folder, id), { force: true })
}
