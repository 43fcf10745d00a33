import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '../../../server/moving/limits'
import type { MovedPlan } from '../../../server/moving/MovedPlan'
import type { MovedFailure, MovedRecipe } from '../../../server/moving/MovedRecipe'
import { readMoved } from '../../../server/moving/readMoved'

/** What a file gave. */
export interface Read {
  readonly recipes: MovedRecipe[]
  readonly plans: MovedPlan[]
  readonly failures: MovedFailure[]
  /** Why the whole could not be read. */
  readonly code: string | null
}

/** Reads a file with this content, which is there for that time alone. */
export async function readFrom(content: string | Uint8Array, fileName = 'file', limits?: Limits): Promise<Read> {
  return withFile(content, async (path) => {
    const recipes: MovedRecipe[] = []
    const plans: MovedPlan[] = []
    const failures: MovedFailure[] = []
    try {
      for await (const { recipe, plan, failure } of readMoved(path, fileName, limits))
        if (recipe) recipes.push(recipe)
        else if (plan) plans.push(plan)
        else failures.push(failure)
      return { recipes, plans, failures, code: null }
    } catch (error) {
      return { recipes, plans, failures, code: (error as { code?: string }).code ?? String(error) }
    }
  })
}

/** The first recipe of a file, after which its caller stops. */
export async function readFirst(content: Uint8Array): Promise<MovedRecipe | null> {
  return withFile(content, async (path) => {
    for await (const { recipe } of readMoved(path, 'file')) if (recipe) return recipe
    return null
  })
}

async function withFile<Answer>(
  content: string | Uint8Array,
  read: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'moved-'))
  const path = join(folder, 'file')
  writeFileSync(path, content)
  try {
    return await read(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The only recipe of a file with this content. */
export async function recipeFrom(content: string | Uint8Array, fileName?: string): Promise<MovedRecipe> {
  const { recipes, failures, code } = await readFrom(content, fileName)
  const [recipe] = recipes
  if (!recipe || recipes.length > 1) throw new Error(`${recipes.length} recipes, ${code}, ${JSON.stringify(failures)}`)
  return recipe
}

/** Lines or steps as `section: text`. */
export function written(texts: readonly { text: string; section: string | null }[]): string[] {
  return texts.map(({ text, section }) => (section === null ? text : `${section}: ${text}`))
}

/** Bytes that begin as a JPEG does, and say which. */
export function photoOf(name: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(name.padEnd(32, '.'))])
}
