import { expect, test } from 'vitest'
import { typedFields } from './typedFields.ts'

test('security: a field of the domain without a value has none, also when every object inherits its name', () => {
  const { fields } = typedFields({
    domain: { name: 'Mail' },
    primaryType: 'Mail',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'constructor', type: 'string' },
      ],
      Mail: [{ name: 'toString', type: 'string' }],
    },
    message: {},
  })
  expect(fields.map(({ path, value }) => [path, value])).toEqual([
    ['name', 'Mail'],
    ['constructor', undefined],
    ['toString', undefined],
  ])
})
