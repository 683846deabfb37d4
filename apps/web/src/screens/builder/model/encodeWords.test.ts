import fc from 'fast-check'
import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { typedValues, type TypedValue } from './abiArbitrary.ts'
import { emptyCall } from './BuilderCall.ts'
import { checkBuilderCall } from './checkBuilderCall.ts'
import { calldataOf, encodeWords } from './encodeWords.ts'
import { emptyField, type FieldValue } from './FieldValue.ts'
import { fieldFromText, textOfField } from './fieldText.ts'
import { methodOf, toAbiFunction, type Method } from './Method.ts'
import type { Parameter } from './Parameter.ts'
import { parseFields } from './parseFields.ts'

const network = { shortName: 'eth' }
const someone = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const methodWith = (inputs: readonly Parameter[]): Method => ({
  kind: 'function',
  name: 'run',
  inputs: inputs.map((input, index) => ({ ...input, name: `input${index}` })),
  outputs: [],
  stateMutability: 'nonpayable',
})

const encoded = (method: Method, fields: readonly FieldValue[]) => {
  const { values, problems } = parseFields(method.inputs, fields, network)
  return { problems, words: encodeWords(method.inputs, values) }
}

const byViem = (method: Method, typed: readonly TypedValue[]) =>
  encodeFunctionData({ abi: [toAbiFunction(method)], functionName: 'run', args: typed.map(({ value }) => value) })

test('behavior: any parameters of any types have the same encoding as by viem', () => {
  fc.assert(
    fc.property(typedValues, (typed) => {
      const method = methodWith(typed.map(({ parameter }) => parameter))
      const { problems, words } = encoded(
        method,
        typed.map(({ field }) => field),
      )
      expect(problems).toEqual([])
      expect(calldataOf(method, words)).toBe(byViem(method, typed))
      expect(words.map(({ offset }) => offset)).toEqual(words.map((_, index) => index * 32))
    }),
    { numRuns: 150 },
  )
})

test('behavior: values written as text and parsed again give the same fields and bytes', () => {
  fc.assert(
    fc.property(typedValues, (typed) => {
      const method = methodWith(typed.map(({ parameter }) => parameter))
      const fields = typed.map(({ parameter, field }) => {
        const read = fieldFromText(parameter, textOfField(parameter, field))
        return read.ok ? read.field : expect.unreachable(read.reason)
      })
      expect(fields).toEqual(typed.map(({ field }) => field))
      expect(calldataOf(method, encoded(method, fields).words)).toBe(byViem(method, typed))
    }),
    { numRuns: 80 },
  )
})

test('behavior: each word shows its meaning, and has no digits while its value is invalid', () => {
  const streams = methodWith([
    { type: 'address[]' },
    {
      type: 'tuple',
      components: [
        { name: 'amount', type: 'uint128' },
        { name: 'cancelable', type: 'bool' },
      ],
    },
  ])
  const fields: FieldValue[] = [
    { items: [{ text: someone }, { text: '0x12' }] },
    { items: [{ text: '24.1234567', unit: { symbol: 'USDC', decimals: 6 } }, { text: 'true' }] },
  ]
  const { words, problems } = encoded(streams, fields)
  expect(problems).toEqual([
    { path: [0, 1], label: 'input0, item 1', reason: expect.stringContaining('This address has 2 digits') },
    { path: [1, 0], label: 'input1.amount', reason: '7 decimals, but USDC has 6. The raw value would be cut.' },
  ])
  expect(words.map(({ name, meaning, hex }) => [name, meaning.kind, hex === null])).toEqual([
    ['input0', 'start', false],
    ['amount', 'value', true],
    ['cancelable', 'value', false],
    ['input0', 'length', false],
    ['0', 'value', false],
    ['1', 'value', true],
  ])
  expect(words[0]?.meaning).toEqual({ kind: 'start', at: 96 })
  expect(calldataOf(streams, words)).toBeNull()
})

test('behavior: an offset after bytes of unknown length has no digits either', () => {
  const method = methodWith([{ type: 'bytes' }, { type: 'string' }])
  const { words } = encoded(method, [{ text: '0x1' }, { text: 'ok' }])
  expect(words.map(({ hex }) => hex === null)).toEqual([false, true, true, false, false])
})

test.each([
  ['uint8', '256', 'Too large for uint8: the largest value is 255.'],
  ['uint8', '-1', 'A uint8 cannot be negative.'],
  ['int8', '-129', 'Too small for int8: the least value is -128.'],
  ['uint256', '1.5', '1.5 is not a whole number. Raw values have no decimals or grouping.'],
  ['uint256', 'ten', '"ten" is not a number.'],
  ['uint256', '', 'Enter a number.'],
  ['bytes4', '0x123456', 'bytes4 needs 4 bytes, but this has 3.'],
  ['bytes', '0x123', '3 digits are not a whole number of bytes.'],
  ['bytes', '1234', 'Bytes start with 0x.'],
  ['bool', 'yes', '"yes" is neither true nor false.'],
  [
    'address',
    someone.replace('aAe', 'aae'),
    'The checksum does not match. A character is wrong or has the wrong case.',
  ],
  ['address', `dev1:${someone}`, /^This address is for the chain "dev1"/],
] as const)('error: %s %s', (type, text, reason) => {
  const { problems } = encoded(methodWith([{ type }]), [{ text }])
  expect(problems).toEqual([{ path: [0], label: 'input0', reason: expect.stringMatching(reason) }])
})

test('error: a fixed array with another number of items is refused with both numbers', () => {
  const method = methodWith([{ type: 'uint256[3]' }])
  expect(encoded(method, [{ items: [{ text: '1' }] }]).problems[0]?.reason).toBe(
    'uint256[3] needs 3 items, but there is 1.',
  )
  expect(encoded(method, [{ items: Array.from({ length: 4 }, () => ({ text: '1' })) }]).problems).toHaveLength(1)
  expect(emptyField({ type: 'uint256[3]' })).toEqual({ items: [{ text: '' }, { text: '' }, { text: '' }] })
})

test('error: a type that would take all memory is refused in words', () => {
  const method = methodWith([{ type: 'uint256[9999][9999]' }])
  const field = emptyField({ type: 'uint256[9999][9999]' })
  expect(JSON.stringify(field).length).toBeLessThan(2000)
  const { problems, words } = checkBuilderCall(emptyCall({ mode: 'abi', contract: someone, method, fields: [field] }), {
    ...network,
    coin: { symbol: 'ETH', decimals: 18 },
    tokenOf: () => null,
  })
  expect(words).toEqual([])
  expect(problems).toEqual([expect.objectContaining({ reason: expect.stringContaining('more than 20,000 values') })])
})

const tuples: Parameter = {
  type: 'tuple[]',
  components: [
    { name: 'to', type: 'address' },
    { name: 'amounts', type: 'uint256[]' },
  ],
}

test('behavior: lists are parsed as JSON with names, as lists, with bare words, and line by line', () => {
  const field = {
    items: [{ items: [{ text: someone }, { items: [{ text: '1' }, { text: '123456789012345678901' }] }] }],
  }
  for (const text of [
    `[{"to":"${someone}","amounts":[1,123456789012345678901]}]`,
    `[["${someone}",["1","123456789012345678901"]]]`,
    `[[${someone}, [1, 123456789012345678901]]]`,
    `[["${someone}","[1,123456789012345678901]"]]`,
  ])
    expect(fieldFromText(tuples, text)).toEqual({ ok: true, field })
  expect(fieldFromText({ type: 'uint8[]' }, '1\n2\n\n3')).toEqual(fieldFromText({ type: 'uint8[]' }, '[1,2,3]'))
})

test.each([
  ['[', 'The text ends too early at position 2.'],
  ['[1,]', 'An item is missing after the comma at position 4.'],
  ['[[1 2]]', '"," or "]" is missing before "2" at position 5.'],
  [`[["${someone}"]]`, '[0] has 1 value, the tuple has 2 fields.'],
  [`[{"from":"${someone}"}]`, '[0] has a field "from", which the tuple does not have.'],
  [`[["${someone}",7]]`, '[0].amounts is not a list, but uint256[] needs one.'],
  ['"x', '" is not closed at position 3.'],
  ['['.repeat(40), 'Brackets are nested too deeply at position 34.'],
])('error: list %s', (text, reason) => {
  expect(fieldFromText(tuples, text)).toEqual({ ok: false, reason })
})

test('behavior: methods of an ABI keep their parameters and whether they accept coin', () => {
  const method = methodOf({
    type: 'function',
    name: 'fill',
    inputs: [{ name: 'to', type: 'address' }],
    outputs: [],
    stateMutability: 'payable',
  })
  expect(method).toMatchObject({ kind: 'function', name: 'fill', stateMutability: 'payable' })
})
