import { defineMessages, plural } from '@countersign/primitives'

export const fieldMessages = defineMessages('fields', {
  advanced: 'Advanced',
  bytes: (count: number) => plural(count, { one: '# byte', other: '# bytes' }),
  method: (selector: string) => `method ${selector}`,
  reservedGas: 'gas reserved for the inner call',
  wrongDigit: ({ digit, place }: { digit: string; place: number }) =>
    `"${digit}" at digit ${place} is not a hexadecimal digit. Use only 0-9 and a-f.`,
  calldata: 'Calldata',
  close: 'Close',
  keep: 'Keep it',
  currency: 'Currency',
  oldEmpty:
    'If the field is empty, the service’s estimate is used. Before version 1.3.0 a failed inner call uses up the nonce.',
  oldFilled:
    'At least this much gas must be left for the inner call. Before version 1.3.0 a failed inner call uses up the nonce.',
  zeroGas:
    'With 0, a failed inner call reverts the whole transaction and the nonce stays free (from version 1.3.0 on).',
  someGas:
    'With more than 0, at least this much gas must be left for the inner call, and the nonce is used up even if that call fails (from version 1.3.0 on).',
  noWhole: (text: string) => `"${text}" is not a whole number.`,
  tooMuchGas: (gas: string) => `${gas} is more gas than a block can contain.`,
  oddDigits: (count: number) => `${count} digits are not a whole number of bytes. Add or remove one digit.`,
  showPassphrase: 'Show or hide the passphrase',
})
