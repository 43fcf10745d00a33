import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetMealOptions } from '../plan/mealOptions'
import { renameRowsOf } from '../live/plan/dishRows'
import { useAlerts } from '../ui/alerts'
import { putDishInLists } from './dishCache'
import { problemsOf, toInput, type DishForm, type Problems } from './dishForm'
import { messages } from './messages'
import { messages as photoMessages } from './photo/messages'
import { useSetPhotos } from './photo/useSetPhotos'
import { useSaveDishMutation } from './operations.generated'

const NONE: Problems = {}

/**
 * Saves a dish and then goes to the list of dishes, or where `save` says; `onSaved` is called just before that.
 * `problems` are by field. The
 * answer is awaited: whether a dish can be stored, and under which slug, only the server knows.
 */
export function useSaveDish(id: string | null, onSaved: () => void) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const [problems, setProblems] = useState(NONE)
  const next = useRef(() => {})
  /** What a new dish is to have. */
  const photos = useRef<readonly string[]>([])
  const setPhotos = useSetPhotos()

  const refuse = (found: Problems) => {
    alerts.error(messages.saveFailed)
    setProblems(found)
  }

  const [saveDish, { loading: saving }] = useSaveDishMutation({
    update: (cache, { data }) => {
      if (data?.saveDish.dish) putDishInLists(cache, data.saveDish.dish, id === null)
    },
    onCompleted: ({ saveDish: { dish, errors } }) => {
      if (!dish) return refuse(errors.length > 0 ? problemsOf(errors) : { '': messages.tryAgain })
      forgetMealOptions()
      renameRowsOf(dish)
      onSaved()
      alerts.info(messages.saved({ name: dish.name }))
      next.current()
      const { current } = photos
      if (current.length === 0) return
      void setPhotos(dish.id, current).then((wrong) => {
        if (wrong !== null) alerts.error(photoMessages.notSaved({ count: current.length }))
      })
    },
    onError: () => refuse({ '': messages.tryAgain }),
  })

  const save = (form: DishForm, then: () => void = () => void navigate('/dishes')) => {
    next.current = then
    photos.current = id === null ? form.photos : []
    const { input, problems: found } = toInput(form, id)
    if (Object.keys(found).length > 0) return refuse(found)
    setProblems(NONE)
    void saveDish({ variables: { input } })
  }

  return { save, saving, problems }
}
