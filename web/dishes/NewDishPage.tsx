import { useState } from 'react'
import { usePageTitle } from '../app/usePageTitle'
import { Page } from '../ui/Page'
import { BringIn } from './BringIn'
import { DishEditor } from './DishEditor'
import type { DishForm } from './dishForm'
import { messages } from './messages'

/** Brings a recipe in: first it is read, then it is corrected and saved. */
export default function NewDishPage() {
  const [text, setText] = useState('')
  const [form, setForm] = useState<DishForm | null>(null)
  usePageTitle(form ? 'Check the recipe' : messages.bringIn)
  return form ? (
    <Page>
      <DishEditor
        title="Check the recipe"
        intro="This is what we read. Correct what is wrong, then save it."
        start={form}
        id={null}
        onBack={() => setForm(null)}
      />
    </Page>
  ) : (
    <Page width="wideForm">
      <BringIn text={text} onText={setText} onRead={setForm} />
    </Page>
  )
}
