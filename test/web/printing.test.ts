import { expectPrinted, failOfPrinted } from '../support/printing'

it('a test that prints an error or a warning fails with what it printed, once', () => {
  console.warn('No answer for %s', 'Meals')
  console.error(new Error('The oven is off'))
  expect(failOfPrinted).toThrow('console.warn printed: No answer for Meals\n(and 1 more)')
  expect(failOfPrinted).not.toThrow()
})

it('a test that expects what is printed does not', () => {
  const warned = expectPrinted('warn')
  console.warn('No network')
  expect(warned).toHaveBeenCalledWith('No network')
  expect(failOfPrinted).not.toThrow()
})

it('what a test expects ends with it', () => {
  console.warn('No network')
  expect(failOfPrinted).toThrow('No network')
})
