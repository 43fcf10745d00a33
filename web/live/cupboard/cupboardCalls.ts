import type { CupboardActInput } from '../../apollo/schemaTypes.generated'
import { alerts } from '../../ui/alerts'
import { parts } from '../household'
import { householdIn } from '../householdIn'
import { messages } from '../messages'
import { operationsInput } from '../operationsInput'
import { ApplyCupboardOperationsDocument, CupboardDocument, type CupboardFragment } from '../operations.generated'
import { ask, tell } from '../../apollo/uncached'
import type { PartCalls } from '../replica/syncReplica'
import { cupboardPart } from './cupboardPart'
import type { CupboardAct } from './cupboardView'

/** How the cupboard comes and goes. */
export const cupboardCalls: PartCalls<CupboardFragment, CupboardAct> = {
  rules: cupboardPart,
  heard: parts.cupboard,
  read: async (client) => {
    const { cupboard: told, ...household } = householdIn(await ask(client, CupboardDocument))
    return { told, household }
  },
  apply: async (client, all) => {
    const input = operationsInput(all, (act) => ({ cupboard: toInput(act) }))
    const { cupboard: told, errors } = (await tell(client, ApplyCupboardOperationsDocument, { input })).applyOperations
    return { told, errors }
  },
  onRefused: (refused) => {
    for (const { operation, message } of refused) {
      alerts.error(messages.wordNotKept({ name: nameOf(operation.act) }), { more: message })
    }
  },
}

function nameOf(act: CupboardAct): string {
  if ('keep' in act) return act.keep.ingredient.name
  if ('take' in act) return act.take.ingredient
  return 'freeze' in act ? act.freeze.name : messages.theFreezer
}

function toInput(act: CupboardAct): CupboardActInput {
  if ('take' in act || 'thaw' in act) return act
  if ('freeze' in act) {
    const { batch, uniqueId: recipe, serves, frozenOn } = act.freeze
    return { freeze: { batch, recipe, serves, frozenOn } }
  }
  const { ingredient, amount, unit, useBy } = act.keep
  return { keep: { ingredient: ingredient.slug, amount, unit, useBy } }
}
