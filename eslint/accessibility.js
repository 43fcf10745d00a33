import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import plugin from 'eslint-plugin-jsx-a11y'

/** `styled.li` or `styled(Link)`. What has `.attrs` may have another role than its element, which no JSX shows. */
const STYLED = /\bconst (\w+) = styled(?:\.(\w+)\b|\((\w+)\))(?!\.attrs)/g

/** Components of the pages and of packages, with the element that they render and whose attributes they take. */
const RENDERED = { Button: 'button', IconButton: 'button', Link: 'a', NavLink: 'a' }

/** The styled components of a file and what each of them stands for: an element or another component. */
const styledIn = (text) => [...text.matchAll(STYLED)].map(([, name, element, other]) => [name, element ?? other])

/** Styled components that other files may use. A name that stands for two elements is left out. */
function exportedFrom(folder) {
  const found = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.tsx?$/.test(entry.name)) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [name, target] of styledIn(text)) {
      if (!text.includes(`export const ${name} = `)) continue
      found.set(name, found.has(name) && found.get(name) !== target ? undefined : target)
    }
  }
  return [...found].filter(([, target]) => target !== undefined)
}

/** Each name with the element at the end of its chain. */
function elementsOf(entries) {
  const targets = new Map(entries)
  const endOf = (name, depth = 0) => (targets.has(name) && depth < 9 ? endOf(targets.get(name), depth + 1) : name)
  return Object.fromEntries(
    entries.map(([name]) => [name, endOf(name)]).filter(([, element]) => /^[a-z]/.test(element ?? '')),
  )
}

/**
 * The rules of eslint-plugin-jsx-a11y, which take a styled component for the element that it renders: those of the file
 * itself, and those that files of `folder` export. The plugin's own setting knows one meaning of a name for all files.
 */
export function accessibilityOf(folder) {
  const shared = [...Object.entries(RENDERED), ...exportedFrom(folder)]
  const componentsOf = new WeakMap()
  const componentsIn = (sourceCode) => {
    const found = componentsOf.get(sourceCode) ?? elementsOf([...shared, ...styledIn(sourceCode.text)])
    componentsOf.set(sourceCode, found)
    return found
  }
  const rules = Object.entries(plugin.rules).map(([name, rule]) => [
    name,
    {
      ...rule,
      create: (context) => {
        const settings = {
          ...context.settings,
          'jsx-a11y': { components: componentsIn(context.sourceCode), polymorphicPropName: 'as' },
        }
        return rule.create(Object.create(context, { settings: { value: settings } }))
      },
    },
  ])
  return { ...plugin, rules: Object.fromEntries(rules) }
}

const { rules: strict } = plugin.flatConfigs.strict
const dropped = ['onDragEnter', 'onDragLeave', 'onDragOver', 'onDrop']
const [, handlersOf] = strict['jsx-a11y/no-noninteractive-element-interactions']

/** The rules that hold, as the plugin's authors strictly recommend them, but for these four. */
export const accessibilityRules = {
  ...strict,
  // Links of the router have their address in `to`.
  'jsx-a11y/anchor-is-valid': ['error', { specialLink: ['to'] }],
  // Safari takes a list without markers for none, unless it says that it is one.
  'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
  // What scrolls sideways can be scrolled with the keyboard.
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
  // A file is dropped on the label of its field, which the keyboard reaches; a form fetches code once a field has the focus.
  'jsx-a11y/no-noninteractive-element-interactions': ['error', { ...handlersOf, label: dropped, form: ['onFocus'] }],
}
