import { useState } from 'react'
import { codeName, codeNameFault } from '../../../schema/productCodes'
import { LIMITS } from '../../../schema/limits'
import { newId } from '../../../schema/newId'
import { splitItems } from '../../../schema/splitItems'
import type { Scan, ScanSteps } from '../../ui/scan/scan'
import type { CupboardActs } from '../cupboardActs'
import { type Entry, isOfCupboard } from '../entries'
import type { LearnedCode } from '../../live/habits/habitsView'
import type { Habits } from '../../live/habits/useHabits'
import { messages as listMessages } from '../messages'
import type { ListControls } from '../useList'
import { entryOf, isDone, learnedFrom } from './matchCode'
import { messages } from './messages'

/** What scanning works on. */
export interface ScansOptions {
  entries: readonly Entry[]
  list: Pick<ListControls, 'view' | 'act' | 'toggle'>
  habits: Pick<Habits, 'codes' | 'acts'>
  cupboard: CupboardActs
}

/** What scanning does. */
export interface Scans extends ScanSteps {
  choose: (entry: Entry) => void
  /** @returns what is wrong with the name; null for nothing. */
  name: (given: string) => string | null
}

/** What scanned codes do: a known one ticks its row, or is offered to be added; an unknown one is asked about (SHOP-66, SHOP-67). */
export function useScans({ entries, list, habits, cupboard }: ScansOptions): Scans {
  const [scan, setScan] = useState<Scan | null>(null)

  const tick = (code: string, entry: Entry) => {
    const { name } = entry
    if (isDone(entry)) return setScan({ code, said: messages.wasTicked({ name }) })
    const back = tickRow(entry)
    const undo = () => {
      back()
      setScan({ code, said: messages.unticked({ name }) })
    }
    setScan({ code, said: messages.ticked({ name }), undo })
  }
  const tickRow = (entry: Entry): (() => void) => {
    if (!isOfCupboard(entry)) return list.toggle(entry)
    cupboard.have(entry.item)
    return () => cupboard.haveNot(entry.item)
  }
  const add = (code: string, name: string) => {
    if (list.view.items.length >= LIMITS.ownItems) return setScan({ code, said: listMessages.tooManyItems() })
    // What is typed into the list is divided at commas; a product is one item.
    const back = list.act([{ addItem: { itemId: newId(), text: splitItems(name).join(' ') } }])
    const undo = () => {
      back()
      setScan({ code, said: messages.removed({ name }) })
    }
    setScan({ code, said: messages.added({ name }), undo })
  }
  const follow = (code: string, learned: LearnedCode) => {
    const { name } = learned
    const entry = entryOf(learned, entries)
    if (entry) tick(code, entry)
    else
      setScan({
        code,
        said: messages.absent({ name }),
        add: { label: messages.add({ name }), press: () => add(code, name) },
      })
  }
  const ask = (code: string) => setScan({ code, said: null })
  return {
    scan,
    take: (code) => {
      const learned = habits.codes.get(code)
      if (learned) follow(code, learned)
      else ask(code)
    },
    askAgain: () => {
      scan?.undo?.()
      if (scan) ask(scan.code)
    },
    choose: (entry) => {
      if (!scan) return
      habits.acts.learnCode(scan.code, learnedFrom(entry))
      tick(scan.code, entry)
    },
    name: (given) => {
      const name = codeName(given)
      const fault = splitItems(name).length === 0 ? 'REQUIRED' : codeNameFault(name)
      if (fault !== null) return messages.faults[fault]()
      if (!scan) return null
      const learned = { name, ingredient: null }
      habits.acts.learnCode(scan.code, learned)
      follow(scan.code, learned)
      return null
    },
    skip: () => setScan(null),
  }
}
