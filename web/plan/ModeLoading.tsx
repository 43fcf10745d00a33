import { Skeleton, Waiting } from '../ui/Skeleton'
import { Tall } from '../ui/Tall'
import { FirstView } from './FirstView'
import { planMessages } from './messages'

/** Stands in for a mode while it or its plan loads. */
export function ModeLoading() {
  return (
    <FirstView part="panel">
      <Tall>
        <Waiting label={planMessages.loading}>
          <Skeleton shape="heading" width="12rem" />
          <Skeleton shape="card" />
        </Waiting>
      </Tall>
    </FirstView>
  )
}
