import fc from 'fast-check'
import { erc20Abi, toFunctionSignature } from 'viem'
import { expect, test } from 'vitest'
import { parseAbiText } from './parseAbiText.ts'

const signatures = (text: string) => {
  const parsed = parseAbiText(text)
  return parsed.ok ? parsed.functions.map((fn) => toFunctionSignature(fn)) : parsed.reason
}

test('behavior: a JSON list, an artifact, one object and lines are all parsed; only functions are kept', () => {
  const found = signatures(JSON.stringify(erc20Abi))
  expect(found).toContain('transfer(address,uint256)')
  expect(found).toHaveLength(erc20Abi.filter(({ type }) => type === 'function').length)
  expect(signatures(JSON.stringify({ contractName: 'Token', abi: erc20Abi }))).toEqual(found)
  expect(signatures(JSON.stringify(erc20Abi.find((item) => item.type === 'function')))).toHaveLength(1)
  expect(
    signatures(
      'function open((address a, uint128 b) terms, address[] to) payable;\n\nevent Opened(uint256 id)\nclose(uint256 id)',
    ),
  ).toEqual(['open((address,uint128),address[])', 'close(uint256)'])
})

test('behavior: old ABIs without stateMutability are read by constant and payable', () => {
  const parsed = parseAbiText(
    '[{"type":"function","name":"a","constant":true,"inputs":[]},{"name":"b","payable":true}]',
  )
  expect(parsed.ok && parsed.functions.map(({ stateMutability }) => stateMutability)).toEqual(['view', 'payable'])
})

test.each([
  ['', 'Paste an ABI: JSON, or one function signature per line.'],
  ['[{"type":"function"', /^This is not valid JSON: /],
  ['{"bytecode":"0x"}', 'The JSON is neither a list nor an artifact with an "abi" list.'],
  ['[]', 'It contains no function, so it cannot name any call.'],
  ['[{"type":"event","name":"A","inputs":[]}]', 'It contains no function, so it cannot name any call.'],
  ['[7]', 'Item 1 is not an object.'],
  ['[{"type":"function","name":"a b","inputs":[]}]', 'Item 1 is a function without a valid name.'],
  [
    '[{"type":"function","name":"a","inputs":[{"type":"uint257"}]}]',
    'Item 1, a: parameter 1 has the type "uint257", which does not exist.',
  ],
  [
    '[{"type":"function","name":"a","inputs":[{"type":"tuple"}]}]',
    'Item 1, a, parameter 1: its parameters are not a list.',
  ],
  ['transfer(address to', 'Line 1 is not a function signature: transfer(address to'],
  [
    'transfer(address to, uint256 v)\nmany_msg_babbage(bytes1 a)',
    'transfer(address,uint256) and many_msg_babbage(bytes1) share the selector 0xa9059cbb: no contract has both.',
  ],
] as const)('error: %s', (text, reason) => {
  expect(signatures(text)).toMatch(reason)
})

test('error: any invalid text is refused with a sentence, never an exception', () => {
  const parses = fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    expect(typeof parseAbiText(text).ok).toBe('boolean')
  })
  fc.assert(parses)
})
