import { defaultProductConfig, readProductConfig } from '../../../web/product/productConfig'

function page(content?: string): Document {
  const made = document.implementation.createHTMLDocument()
  if (content === undefined) return made
  const meta = made.createElement('meta')
  meta.name = 'mealwright'
  meta.content = content
  made.head.append(meta)
  return made
}

describe('the product configuration', () => {
  it('is what the server says', () => {
    const config = readProductConfig(page('{"productName":"Pot & Pan","supportEmail":"help@pot.example"}'))
    expect(config).toEqual({ ...defaultProductConfig, productName: 'Pot & Pan', supportEmail: 'help@pot.example' })
  })

  it('has switches that only their own values move', () => {
    const given = '{"raffle":false,"sendsMail":false,"signUp":"invitation","provider":"Home","fetchesPages":true}'
    const switched = {
      ...defaultProductConfig,
      raffle: false,
      sendsMail: false,
      signUp: 'invitation',
      provider: 'Home',
      fetchesPages: true,
    }
    expect(readProductConfig(page(given))).toEqual(switched)
    expect(readProductConfig(page('{"raffle":"no","sendsMail":0,"signUp":"maybe","fetchesPages":"on"}'))).toEqual(
      defaultProductConfig,
    )
  })

  it.each([undefined, '', '{}', 'null', '[1]', '{broken', '{"productName":7,"supportEmail":""}'])(
    'keeps the defaults for %p',
    (content) => {
      expect(readProductConfig(page(content))).toEqual(defaultProductConfig)
    },
  )
})
