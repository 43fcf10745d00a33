import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { accessibilityOf, accessibilityRules } from '../../eslint/accessibility'

const linter = new Linter()
const config: Linter.Config = {
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser as Linter.Parser },
  plugins: { 'jsx-a11y': accessibilityOf('web') },
  rules: accessibilityRules,
}
const rulesBrokenBy = (code: string) =>
  linter.verify(code, config, 'web/shopping/planted.tsx').map(({ ruleId, message }) => ruleId ?? message)

const part = (jsx: string) => `export const Part = () => ${jsx}\n`
const styled = (jsx: string) =>
  `import styled from 'styled-components'\n${part(jsx)}const Row = styled.li\`\`\nconst Lower = styled(Row)\`\`\n` +
  "const Photo = styled.img``\nconst Box = styled.input.attrs({ role: 'combobox' })``\n"

it.each([
  ['a picture without a text', part('<img src="/a.png" />'), 'alt-text'],
  ['a press that no key can make', part('<div onClick={() => {}}>x</div>'), 'no-static-element-interactions'],
  ['an attribute that does not exist', part('<p aria-labeled="x">x</p>'), 'aria-props'],
  ['a role that does not exist', part('<p role="buton">x</p>'), 'aria-role'],
  ['a label of nothing', part('<label>x</label>'), 'label-has-associated-control'],
  ['a picture of styled-components', styled('<Photo src="/a.png" />'), 'alt-text'],
  ['a styled row', styled('<Row onClick={() => {}}>x</Row>'), 'no-noninteractive-element-interactions'],
  [
    'a styled row, styled again',
    styled('<Lower onClick={() => {}}>x</Lower>'),
    'no-noninteractive-element-interactions',
  ],
  ['an element given with `as`', styled('<Row as="img" src="/a.png" />'), 'alt-text'],
  ['a button of the product', part('<Button aria-checked="true">x</Button>'), 'role-supports-aria-props'],
])('the linter finds %s', (_what, code, rule) => {
  expect(rulesBrokenBy(code)).toContain(`jsx-a11y/${rule}`)
})

it('a styled component that another file exports is the element that it renders', () => {
  const code = `import { ListColumns } from './ListColumns'\n${part('<ListColumns onClick={() => {}}>x</ListColumns>')}`
  expect(rulesBrokenBy(code)).toContain('jsx-a11y/no-static-element-interactions')
})

it.each([
  ['a link of the router', part('<Link to="/a">x</Link>')],
  ['a list that says so to Safari', part('<ul role="list"><li>x</li></ul>')],
  ['what scrolls with the keyboard', part('<div tabIndex={0} role="region" aria-label="x">x</div>')],
  ['what has its role from styled-components', styled('<Box aria-expanded={false} readOnly />')],
])('the linter allows %s', (_what, code) => {
  expect(rulesBrokenBy(code)).toEqual([])
})
