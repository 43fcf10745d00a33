import { type Linter, RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { noLiteralText } from '../../eslint/noLiteralText'

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
})
const tsx = (code: string) => ({ code, filename: 'web/ui/Part.tsx' })
const server = (code: string) => ({ code, filename: 'server/plan.ts' })

tester.run('no-literal-text', noLiteralText, {
  valid: [
    tsx('const part = <p>{messages.copied} · {count}</p>'),
    tsx('const part = <Button label={messages.copied} variant="primary" className={`a-${size}`} />'),
    tsx("const part = <p>{list ? ' ' : '—'}</p>"),
    tsx('const ids = { label: `${id}-label` }'),
    { code: "export const messages = { label: 'Copied' }", filename: 'web/ui/messages.ts' },
    { code: 'export const Terms = () => <p>These terms hold.</p>', filename: 'web/legal/Terms.document.tsx' },
    server("throw new Error('A programming mistake')"),
    server("inputError('INVALID', 'input.name', messages.noName)"),
    server("report('REQUIRED', 'lines', messages.noLines)"),
    server("const KINDS = ['saved plan', 'MEALS', 'application/json', 'USDA tables']"),
    tsx('window.alert(messages.noServes)'),
    tsx('const Row = styled.div`Display flex`'),
    tsx("function f() { const key = 'Some key of ours' }"),
  ],
  invalid: [
    { ...tsx('const part = <p>Copied</p>'), errors: 1 },
    { ...tsx("const part = <p>{busy ? 'Saving' : messages.save}</p>"), errors: 1 },
    { ...tsx('const part = <Button label="Close" title={`Close ${name}`} />'), errors: 2 },
    { ...tsx("const tabs = [{ value: 'plan', label: 'Plan' }]"), errors: 1 },
    { ...tsx("function Field({ placeholder = 'Pick one', size = 'large' }) {}"), errors: 1 },
    { ...server("inputError('INVALID', 'input.name', 'Enter a name.')"), errors: 1 },
    { ...server('throw badRequest(`No meal ${name}`)'), errors: 1 },
    { ...server("report('REQUIRED', 'lines', 'Add one.')"), errors: 1 },
    { ...server('report(code, field, `At most ${most}.`)'), errors: 1 },
    { ...tsx("window.alert('No serves')"), errors: 1 },
    { ...tsx("if (confirm('Leave?')) alert(`Bye ${name}`)"), errors: 2 },
    { ...tsx("alerts.warning('Saved')"), errors: 1 },
    { ...tsx("announce('Saved')"), errors: 1 },
    { ...server("const WARNING = 'As long as it lasts'"), errors: 1 },
    { ...server("export const WARNINGS = ['Nothing here', `Don’t do ${it}`] as const"), errors: 2 },
    { ...server("const WHY = { gone: 'It is gone', deep: { more: ['And so on'] }, title: 'Only once' }"), errors: 3 },
    { ...server("const answer = { detail: found ?? 'Saved' }"), errors: 1 },
  ],
})
