/** The attributes of components and properties of objects whose values people see or have read out. */
const TEXT_PROPS = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'],
  ...['label', 'heading', 'caption', 'description', 'hint', 'note', 'emptyText', 'searchLabel'],
  // What the server's answers carry.
  ...['message', 'detail'],
])

/** Functions whose argument people see, such as the server's that build errors (server/platform/errors.ts), with its position. */
const TEXT_ARGUMENTS = new Map([
  ['unauthenticated', 0],
  ['forbidden', 0],
  ['badRequest', 0],
  ['GraphQLError', 0],
  ['inputError', 2],
  // What collects the errors of one input, by code, field and text.
  ['report', 2],
  // The browser's own dialogs, and what screen readers say.
  ['alert', 0],
  ['confirm', 0],
  ['prompt', 0],
  ['announce', 0],
])

/** Objects whose methods show their first argument to people. */
const TELLERS = new Map([
  ['window', ['alert', 'confirm', 'prompt']],
  ['globalThis', ['alert', 'confirm', 'prompt']],
  ['alerts', ['info', 'success', 'warning', 'error']],
])

/** Two words, the first with a capital: what a person reads rather than a key or a class. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']*\s+\p{L}/u

const HAS_LETTERS = /\p{L}/u
/** The end of an element's id, such as `${id}-label`. */
const ID_SUFFIX = /^-[a-z]+$/

/** The literal texts that an expression can evaluate to. */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && HAS_LETTERS.test(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => HAS_LETTERS.test(value.raw.replace(ID_SUFFIX, ''))) ? [node] : []
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(node.expression)
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression'
        ? [...literalsIn(node.left), ...literalsIn(node.right)]
        : []
    default:
      return []
  }
}

/** Whether a call is one such as `window.alert(…)`. */
function tellsFirst(callee) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false
  return TELLERS.get(callee.object.name)?.includes(callee.property.name) ?? false
}

const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.value)

/** The sentences in a constant: its own, or those in its lists and objects whose names do not say that they are texts. */
function sentencesIn(node) {
  switch (node?.type) {
    case 'ArrayExpression':
      return node.elements.flatMap(sentencesIn)
    case 'ObjectExpression':
      return node.properties
        .filter((one) => one.type === 'Property' && !TEXT_PROPS.has(nameOf(one.key)))
        .flatMap((one) => sentencesIn(one.value))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return node.expression.type === 'Literal' ? literalsIn(node).filter(isSentence) : sentencesIn(node.expression)
    default:
      return literalsIn(node).filter(isSentence)
  }
}

const isSentence = (node) => SENTENCE.test(node.type === 'Literal' ? node.value : node.quasis[0].value.raw)

/** Whether the file holds texts on purpose: messages, and legal documents, which are a component per language. */
function holdsTexts(filename) {
  return /(^|[\\/])(messages|[^\\/]+\.(messages|document))\.tsx?$/.test(filename)
}

/** Finds texts for people outside `messages.ts`, where they could not be translated. */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: "A text for people belongs into the feature's messages.ts: {{text}}" },
  },
  create(context) {
    if (holdsTexts(context.filename)) return {}
    const report = (node) => {
      const text = context.sourceCode.getText(node).trim().replace(/\s+/g, ' ')
      context.report({ node, messageId: 'literal', data: { text: text.length > 60 ? `${text.slice(0, 60)}…` : text } })
    }
    const reportAll = (node) => literalsIn(node).forEach(report)
    return {
      JSXText: (node) => {
        if (HAS_LETTERS.test(node.value.replace(/&\w+;/g, ''))) report(node)
      },
      JSXAttribute: ({ name, value }) => {
        if (TEXT_PROPS.has(name.type === 'JSXIdentifier' ? name.name : '')) reportAll(value)
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) => reportAll(node),
      Property: ({ key, value, computed, parent }) => {
        if (computed || parent.type !== 'ObjectExpression') return
        if (TEXT_PROPS.has(nameOf(key))) reportAll(value)
      },
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator': ({
        init,
      }) => sentencesIn(init).forEach(report),
      // The default of a component's text.
      'ObjectPattern > Property > AssignmentPattern': ({ left, right }) => {
        if (TEXT_PROPS.has(left.name) || left.name === 'children') reportAll(right)
      },
      ':matches(CallExpression, NewExpression)': ({ callee, arguments: given }) => {
        const position =
          callee.type === 'Identifier' ? TEXT_ARGUMENTS.get(callee.name) : tellsFirst(callee) ? 0 : undefined
        if (position !== undefined) reportAll(given[position])
      },
    }
  },
}
