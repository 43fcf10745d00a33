import { fillTemplate, problemOfTemplate } from '../../../server/stores/linkTemplate'

test.each([
  ['https://shop.example/search?q={name}', true],
  ['http://shop.example/{slug}', true],
  ['https://shop.example/{slug}?n={name}', true],
  ['https://shop.example/', false],
  ['https://{name}.example/', false],
  ['https://shop.example{slug}/', false],
  ['{name}', false],
  ['javascript:alert("{name}")', false],
  ['https://shop.example/{id}', false],
  ['https://shop.example/{name', false],
  [`https://shop.example/{name}${'x'.repeat(500)}`, false],
])('the template %s is fine: %s', (template, fine) => {
  expect(problemOfTemplate(template) === null).toBe(fine)
})

test('what fills a template is encoded', () => {
  expect(fillTemplate('https://s.example/?q={name}&s={slug}', { name: 'Salt & "pepper" $& é/#', slug: 'salt' })).toBe(
    'https://s.example/?q=Salt%20%26%20%22pepper%22%20%24%26%20%C3%A9%2F%23&s=salt',
  )
})
