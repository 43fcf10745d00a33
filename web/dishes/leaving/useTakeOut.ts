import { useState } from 'react'
import { sydneyDay } from '../../../schema/sydneyDay'
import { downloadFile } from '../../product/files/downloadFile'
import { productConfig } from '../../product/productConfig'
import { fetchFile, FileRefused } from '../../session/fetchFile'
import { useAlerts } from '../../ui/alerts'
import { messages } from './messages'

/** The forms in which things leave, with the names of their files (docs/product.md MOVE-15). */
export const FORMS = {
  recipes: 'recipes.zip',
  paprika: 'recipes.paprikarecipes',
  cooklang: 'recipes-cooklang.zip',
  everything: 'everything.zip',
  plan: 'plan.csv',
  list: 'shopping-list.csv',
} as const
/** One of them. */
export type Form = keyof typeof FORMS

const REFUSED = [429, 503]

/** Downloads own things in a form, one at a time. */
export function useTakeOut(): { taking: Form | null; problem: string | null; take: (form: Form) => Promise<void> } {
  const [taking, setTaking] = useState<Form | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const alerts = useAlerts()
  const take = async (form: Form): Promise<void> => {
    setTaking(form)
    setProblem(null)
    try {
      downloadFile(await fetchFile(`/api/exports/${form}`), nameOf(form))
      alerts.info(messages.done)
    } catch (error) {
      console.warn('Could not download an export', error)
      setProblem(error instanceof FileRefused && REFUSED.includes(error.statusCode) ? messages.busy : messages.failed)
    } finally {
      setTaking(null)
    }
  }
  return { taking, problem, take }
}

function nameOf(form: Form): string {
  const [name = '', ending = ''] = FORMS[form].split('.')
  return `${productConfig().productName.toLowerCase()}-${name}-${sydneyDay(Date.now())}.${ending}`
}
