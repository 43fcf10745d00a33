import type { OpenRow, Piece } from './SearchModel'
import type { SearchState } from './SearchState'
import type { Turns } from './turns'

/** A row and the meal that is put into it. */
export interface Step {
  readonly one: OpenRow
  readonly piece: Piece
}

/** A rise that is smaller is rounding. */
const ROUNDING = 1e-9
/** Meals that are tried in one turn: each is put in and taken out again, two moves of the annealer's. */
const TURN = 500

/**
 * The row and the meal that make the plan best, where one makes it better. Between its turns the plan is as it was.
 *
 * @param further what the plan costs beside its score.
 */
export function* bestStep(
  state: SearchState,
  open: Iterable<OpenRow>,
  further: () => number = () => 0,
): Turns<Step | null> {
  const before = further()
  let best: Step | null = null
  let least = -ROUNDING
  let tried = 0
  for (const one of open)
    for (const piece of one.choice.pieces) {
      tried += 1
      if (tried % TURN === 0) yield
      const ofScore = state.tryIn(one, piece)
      if (ofScore === null) continue
      const rise = ofScore + further() - before
      state.takeBack()
      if (rise >= least) continue
      best = { one, piece }
      least = rise
    }
  return best
}
