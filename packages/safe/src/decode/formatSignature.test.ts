import { expect, test } from 'vitest'
import { formatSignature } from './formatSignature.ts'
import { parseAbiText } from './parseAbiText.ts'

test.each([
  'transfer(address to,uint256 value)',
  'open((address token,(uint8 kind,bytes data)[2] parts)[] terms,string) payable',
  'balanceOf(address) view',
])('behavior: %s is read and written the same', (line) => {
  const parsed = parseAbiText(line)
  expect(parsed.ok && parsed.functions.map(formatSignature)).toEqual([line])
})
