/** A product's bar code of 13 digits, another for each number. */
export function eanOf(number: number): string {
  const body = `93${String(number).padStart(10, '0')}`
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
