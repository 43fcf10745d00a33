import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetMealOptions } from '../app/planner/mealOptions'
import { renameRowsOf } from '../app/planner/plannerStorage'
import { useAlerts } from '../ui/alerts'
import { problemsOf, toInput, type DishForm, type Problems } from './dishForm'
import { messages } from './messages'
import { SaveDishDocument } from './operations.generated'

const NONE: Problems = {}

/** Saves a dish, and then shows the dishes; `onSaved` is told before. What is wrong comes back by field. */
export function useSaveDish(id: string | null, onSaved: () => void) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState(NONE)

  const refuse = (found: Problems) => {
    alerts.error(messages.saveFailed)
    setProblems(found)
  }

  const save = async (form: DishForm) => {
    const { input, problems: found } = toInput(form, id)
    if (Object.keys(found).length > 0) return refuse(found)
    setSaving(true)
    setProblems(NONE)
    try {
      const { data } = await client.mutate({ mutation: SaveDishDocument, variables: { input } })
      const { dish, errors } = data?.saveDish ?? { dish: null, errors: [] }
      if (!dish) return refuse(errors.length > 0 ? problemsOf(errors) : { '': messages.tryAgain })
      forgetMealOptions()
      renameRowsOf(dish)
      onSaved()
      alerts.info(messages.saved(dish.name))
      void navigate('/dishes')
    } catch {
      refuse({ '': messages.tryAgain })
    } finally {
      setSaving(false)
    }
  }

  return { save, saving, problems }
}
