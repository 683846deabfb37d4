import { findSignatures } from '@countersign/chains/signatures'
import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { decodeCalldata } from './decodeCalldata.ts'
import { describeBy } from './describeBy.ts'
import { parseDescriptor } from './parseDescriptor.ts'

const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'
const file = {
  $schema: 'https://eips.ethereum.org/assets/eip-7730/erc7730-v1.schema.json',
  context: { contract: { deployments: [{ chainId: 1, address: router.toLowerCase() }] } },
  metadata: { owner: 'Router\u202e people' },
  display: {
    definitions: { receiver: { label: 'Beneficiary', format: 'addressName' } },
    formats: {
      'exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum,uint160 sqrtPriceLimitX96) params)':
        {
          intent: 'Swap',
          fields: [
            { path: 'params.amountIn', label: 'Send', format: 'tokenAmount', params: { tokenPath: 'params.tokenIn' } },
            { path: '#.params.recipient', $ref: '$.display.definitions.receiver' },
            { path: '@.value', label: 'Value' },
            { path: 'params.nowhere', label: 'Lie' },
          ],
        },
      '0xdeadbeef': { intent: 'By selector alone' },
    },
  },
}
const data = encodeFunctionData({
  abi: parseAbi(['function exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))']),
  args: [[router, router, 500, router, 9n, 1_000_000n, 2n, 0n]],
})

test('behavior: its texts are shown beside the exact values, and its formats are not applied', () => {
  const parsed = parseDescriptor(JSON.stringify(file))
  const decoding = decodeCalldata(data, router, { signaturesOf: findSignatures })
  if (!parsed.ok || !decoding) expect.unreachable()
  expect(parsed.descriptor.deployments).toEqual([{ chainId: '1', address: router }])
  expect(describeBy(parsed.descriptor, decoding)).toEqual({
    intent: 'Swap',
    owner: 'Router people',
    fields: [
      { label: 'Send', value: '1000000' },
      { label: 'Beneficiary', value: router },
    ],
  })
  expect(describeBy({ ...parsed.descriptor, formats: [] }, decoding)).toBeNull()
})

test('behavior: a path into a list selects every item, or the named one; a path without the list selects nothing', () => {
  const fields = ['calls.[].target', 'calls.[-1].callData', 'calls.target', 'calls.[5].target'].map((path) => ({
    path,
    label: path,
  }))
  const formats = { 'aggregate((address target,bytes callData)[] calls)': { intent: 'Run', fields } }
  const parsed = parseDescriptor(JSON.stringify({ context: { contract: {} }, display: { formats } }))
  const list = encodeFunctionData({
    abi: parseAbi(['function aggregate((address,bytes)[])']),
    args: [
      [
        [router, '0x01'],
        [router, '0x02'],
      ],
    ] as never,
  })
  const decoding = decodeCalldata(list, router, { signaturesOf: findSignatures })
  if (!parsed.ok || !decoding) expect.unreachable()
  expect(describeBy(parsed.descriptor, decoding)?.fields).toEqual([
    { label: 'calls.[].target', value: `[${router}, ${router}]` },
    { label: 'calls.[-1].callData', value: '0x02' },
  ])
})

test.each([
  ['{', /^This is not valid JSON/],
  ['{}', 'It has no context.contract: only descriptions of contracts are read.'],
  ['{"context":{"contract":{}}}', 'It has no display.formats, so it describes no method.'],
  [
    '{"context":{"contract":{}},"display":{"formats":{"not a method":{"intent":"x"}}}}',
    'None of its methods is a function signature with an intent.',
  ],
])('error: %s', (text, reason) => {
  const parsed = parseDescriptor(text)
  expect(parsed.ok ? '' : parsed.reason).toMatch(reason)
})

test('error: any invalid JSON is refused with a sentence, never an exception', () => {
  const parses = fc.property(fc.json(), (text) => {
    expect(parseDescriptor(text).ok).toBe(false)
  })
  fc.assert(parses)
})
