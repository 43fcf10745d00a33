/** The attributes of components and properties of objects whose values people see or hear. */
const TEXT_PROPS = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'],
  ...['label', 'heading', 'caption', 'description', 'hint', 'note', 'emptyText', 'searchLabel'],
  // What the server's answers carry.
  ...['message', 'detail'],
])

/** The server's helpers that build errors for callers (server/errors.ts), with the position of the text. */
const ERROR_HELPERS = new Map([
  ['unauthenticated', 0],
  ['forbidden', 0],
  ['badRequest', 0],
  ['GraphQLError', 0],
  ['inputError', 2],
])

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
        const name = key.type === 'Identifier' ? key.name : key.value
        if (TEXT_PROPS.has(name)) reportAll(value)
      },
      // The default of a component's text.
      'ObjectPattern > Property > AssignmentPattern': ({ left, right }) => {
        if (TEXT_PROPS.has(left.name) || left.name === 'children') reportAll(right)
      },
      ':matches(CallExpression, NewExpression)': ({ callee, arguments: given }) => {
        const position = callee.type === 'Identifier' ? ERROR_HELPERS.get(callee.name) : undefined
        if (position !== undefined) reportAll(given[position])
      },
    }
  },
}
