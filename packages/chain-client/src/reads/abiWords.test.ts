import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, getAddress, parseAbi, toHex, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { encodeCall, readAddress, readAddresses, readText, readUint } from './abiWords.ts'
import { RpcError } from './RpcError.ts'

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(toHex(bytes)))

test('behavior: calldata equals the ABI encoder’s', () => {
  fc.assert(
    fc.property(address, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (to, amount) => {
      const abi = parseAbi(['function transfer(address,uint256)'])
      const expected = encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] })
      expect(encodeCall('0xa9059cbb', to, amount)).toBe(expected)
    }),
  )
})

test('behavior: lists, texts and numbers read back what the ABI encoder wrote', () => {
  fc.assert(
    fc.property(fc.array(address), fc.string(), fc.bigInt({ min: 0n, max: 2n ** 128n }), (list, text, number) => {
      expect(readAddresses(encodeAbiParameters([{ type: 'address[]' }], [list]))).toEqual(list)
      expect(readText(encodeAbiParameters([{ type: 'string' }], [text]))).toBe(
        new TextDecoder().decode(new TextEncoder().encode(text)),
      )
      expect(readUint(encodeAbiParameters([{ type: 'uint256' }], [number]))).toBe(number)
    }),
  )
})

test('error: an empty answer and dirty upper bytes are not an address', () => {
  const dirty: Hex = `0x01${'00'.repeat(31)}`
  expect(() => readAddress('0x')).toThrow(RpcError)
  expect(() => readAddress(dirty)).toThrow(RpcError)
})
