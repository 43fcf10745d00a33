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
  ],
  invalid: [
    { ...tsx('const part = <p>Copied</p>'), errors: 1 },
    { ...tsx("const part = <p>{busy ? 'Saving' : messages.save}</p>"), errors: 1 },
    { ...tsx('const part = <Button label="Close" title={`Close ${name}`} />'), errors: 2 },
    { ...tsx("const tabs = [{ value: 'plan', label: 'Plan' }]"), errors: 1 },
    { ...tsx("function Field({ placeholder = 'Pick one', size = 'large' }) {}"), errors: 1 },
    { ...server("inputError('INVALID', 'input.name', 'Enter a name.')"), errors: 1 },
    { ...server('throw badRequest(`No meal ${name}`)'), errors: 1 },
    { ...server("const answer = { detail: found ?? 'Saved' }"), errors: 1 },
  ],
})
