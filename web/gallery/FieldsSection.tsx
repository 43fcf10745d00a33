import { useState } from 'react'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { GroupedPicker } from '../ui/GroupedPicker'
import { PasswordField } from '../ui/PasswordField'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Select } from '../ui/Select'
import { Columns, Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { WordCountTextArea } from '../ui/WordCountTextArea'
import { mealGroups } from './samples'

const diets = [
  'Vegetarian',
  'Vegan',
  'Gluten free',
  'Dairy free',
  'Nut free',
  'Egg free',
  'Halal-style',
  'Low FODMAP',
].map((label) => ({ value: label, label }))

/** Whatever is filled in. */
export function FieldsSection() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('porridge')
  const [agreed, setAgreed] = useState(true)
  const [chosen, setChosen] = useState(['Vegan', 'Nut free'])
  const [measures, setMeasures] = useState<string | null>('metric')
  const [words, setWords] = useState('Coles and Woolworths')
  const [full, setFull] = useState('one two three four five six seven eight nine ten')
  const [meal, setMeal] = useState<string | null>(null)
  const [view, setView] = useState('one')
  return (
    <Card title="Fields">
      <Columns $gap={8}>
        <Stack $gap={5}>
          <TextField
            label="Email"
            type="email"
            placeholder="you@example.com"
            value={email}
            onChange={setEmail}
            hint="We send a link to confirm it."
          />
          <TextField
            label="Store link"
            value="not a link"
            onChange={() => undefined}
            error="Enter a whole address, with https."
          />
          <PasswordField label="Password" value={password} onChange={setPassword} autoComplete="off" />
          <TextField label="Not now" value="Can't be changed" onChange={() => undefined} disabled />
          <Select
            label="Measures"
            value={measures}
            onChange={setMeasures}
            options={[
              { value: 'metric', label: 'Metric' },
              { value: 'cups', label: 'Cups and spoons' },
            ]}
          />
          <Select
            label="Nothing chosen"
            value={null}
            onChange={() => undefined}
            placeholder="Choose one"
            options={[{ value: 'a', label: 'A' }]}
            error="Choose one."
          />
          <GroupedPicker
            label="Meal"
            groups={mealGroups}
            value={meal}
            onChange={setMeal}
            placeholder="Pick a meal"
            searchLabel="Search meals"
          />
        </Stack>
        <Stack $gap={5}>
          <CheckboxGroup
            label="Dietary requirements"
            options={diets}
            value={chosen}
            onChange={setChosen}
            hint="Hard rules: nothing breaks them."
          />
          <div>
            <Checkbox
              label={
                <>
                  I agree to the <a href="/termsandconditions">Terms of Service</a>
                </>
              }
              checked={agreed}
              onChange={setAgreed}
            />
            <Checkbox label="Some of them" mixed checked={false} />
            <Checkbox label="Disabled" disabled checked />
            <Checkbox label="Required" error="Tick this to go on." checked={false} />
          </div>
          <WordCountTextArea label="Supported stores" maxWords={10} value={words} onChange={setWords} />
          <WordCountTextArea label="Benefits" maxWords={10} value={full} onChange={setFull} />
          <SegmentedControl
            label="Steps"
            hideLabel={false}
            value={view}
            onChange={setView}
            options={[
              { value: 'one', label: 'One step' },
              { value: 'all', label: 'All steps' },
            ]}
          />
        </Stack>
      </Columns>
    </Card>
  )
}
