import { printedCode, productCode } from '../../../schema/productCodes'
import { CodesInView } from '../../../web/ui/scan/CodesInView'

describe('a bar code', () => {
  it('is 8, 12, 13 or 14 digits with their check digit, and kept as 14 (SHOP-64)', () => {
    const codes = ['96385074', '036000291452', '4006381333931', '0036000291452', '14006381333938', '00000096385074']
    expect(codes.map(productCode)).toEqual([
      '00000096385074',
      '00036000291452',
      '04006381333931',
      '00036000291452',
      '14006381333938',
      '00000096385074',
    ])
    const none = ['', '96385075', '4006381333932', '04006381333931 ', '400638133393', '140063813339381', '٩٦٣٨٥٠٧٤']
    expect(none.map(productCode)).toEqual(none.map(() => null))
  })

  it('is shown as it stands on the product', () => {
    const printed = ['96385074', '4006381333931', '14006381333938']
    expect(printed.map((code) => printedCode(productCode(code) ?? ''))).toEqual(printed)
    expect(printedCode('00036000291452')).toBe('0036000291452')
  })
})

describe('a code that a camera sees', () => {
  it('counts once until it was out of view for two seconds (SHOP-66)', () => {
    const view = new CodesInView()
    const seen = [0, 100, 2000, 3900, 5900, 6000].map((now) => view.see(['a'], now))
    expect(seen).toEqual(['a', null, null, null, 'a', null])
    expect([view.see(['b'], 6100), view.see([], 6200), view.see(['a'], 6300)]).toEqual(['b', null, null])
  })

  it('counts while no other is in view', () => {
    const view = new CodesInView()
    expect([view.see(['a', 'b'], 0), view.see(['b'], 10), view.see(['a', 'b'], 20), view.see(['a'], 30)]).toEqual([
      null,
      'b',
      null,
      'a',
    ])
  })

  it('is as if it had been in view while it was not looked for', () => {
    const view = new CodesInView()
    view.see(['a'], 0)
    view.resume(10_000)
    expect([view.see(['a'], 10_100), view.see(['b'], 10_200)]).toEqual([null, 'b'])
  })
})
