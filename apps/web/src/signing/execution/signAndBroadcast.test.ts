import type { Hex } from '@countersign/primitives'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { assertSigned } from './signAndBroadcast.ts'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const to = other.address
const request = {
  from: account.address,
  to,
  data: '0x1234' as const,
  value: '0x0' as const,
  gas: '0x15f90' as const,
  nonce: '0x7' as const,
  chainId: '0x7a69' as const,
}
const asked = { to, data: request.data, value: 0n, gas: 90_000n, nonce: 7, chainId: 31_337 } as const
const fees = { maxFeePerGas: 9n, maxPriorityFeePerGas: 1n }
const failed = { code: 'hash-differs' }

describe('assertSigned', () => {
  it.each<[string, () => Promise<Hex>]>([
    ['with a tip', () => account.signTransaction({ ...asked, ...fees })],
    ['with one gas price', () => account.signTransaction({ ...asked, type: 'legacy', gasPrice: 9n })],
    ['with other fees', () => account.signTransaction({ ...asked, maxFeePerGas: 20n, maxPriorityFeePerGas: 2n })],
  ])('behavior: exactly the request, %s, may be sent', async (_name, sign) => {
    await expect(assertSigned(await sign(), request)).resolves.toBeUndefined()
  })

  it('behavior: the first transaction of a wallet has the nonce 0, which the signed bytes leave out', async () => {
    const first = { ...request, nonce: '0x0' as const }
    await expect(
      assertSigned(await account.signTransaction({ ...asked, ...fees, nonce: 0 }), first),
    ).resolves.toBeUndefined()
    await expect(
      assertSigned(await account.signTransaction({ ...asked, ...fees, nonce: 1 }), first),
    ).rejects.toMatchObject(failed)
  })

  it.each<[string, () => Promise<Hex>]>([
    ['another target', () => account.signTransaction({ ...asked, ...fees, to: account.address })],
    ['other data', () => account.signTransaction({ ...asked, ...fees, data: '0x1235' })],
    ['an amount', () => account.signTransaction({ ...asked, ...fees, value: 1n })],
    ['another wallet nonce', () => account.signTransaction({ ...asked, ...fees, nonce: 8 })],
    ['another network', () => account.signTransaction({ ...asked, ...fees, chainId: 1 })],
    ['another key', () => other.signTransaction({ ...asked, ...fees })],
    ['no transaction', async () => '0x02ff'],
  ])('security: %s is not sent', async (_name, sign) => {
    await expect(assertSigned(await sign(), request)).rejects.toMatchObject(failed)
  })
})
