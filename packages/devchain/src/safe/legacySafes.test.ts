import { safeAbi } from '@countersign/chains'
import { keccak256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devClient } from '../chain/devClient.ts'
import { startDevchain, type Devchain } from '../chain/startDevchain.ts'
import { deployLegacySafeContracts } from '../contracts/deployLegacySafeContracts.ts'
import { demoOwners, spareKeys } from '../keys/demoOwners.ts'
import { deploySafe } from './deploySafe.ts'
import { executeSafeTransaction } from './executeSafeTransaction.ts'
import { fund } from './fund.ts'

let devchain: Devchain
beforeAll(async () => {
  devchain = await startDevchain({ chainId: 31339 })
})
afterAll(() => devchain.stop({ snapshot: false }))

const [owner1, owner2] = demoOwners

test.each(['1.0.0', '1.1.1', '1.2.0'])(
  'behavior: an account of %s is created by its factory and executes',
  async (version) => {
    const owners = [owner1.address, owner2.address]
    const { address: safe } = await deploySafe(devchain.rpcUrl, { owners, threshold: 2, version })
    const client = devClient(devchain.rpcUrl)
    expect(await client.readContract({ address: safe, abi: safeAbi, functionName: 'VERSION' })).toBe(version)
    await fund(devchain.rpcUrl, safe, { native: 10n })
    const recipient = spareKeys[2].address
    const before = await client.getBalance({ address: recipient })
    const signers = [owner1, owner2]
    expect(await executeSafeTransaction(devchain.rpcUrl, { safe, to: recipient, value: 3n, signers })).toMatchObject({
      success: true,
      nonce: 0n,
    })
    expect(await client.getBalance({ address: recipient })).toBe(before + 3n)
    const tooMuch = { safe, to: recipient, value: 1000n, signers, safeTxGas: 30_000n }
    expect(await executeSafeTransaction(devchain.rpcUrl, tooMuch)).toMatchObject({ success: false, nonce: 1n })
  },
)

test('behavior: contracts with other code than the published one are labelled', async () => {
  const checked = await deployLegacySafeContracts(devchain.rpcUrl)
  const client = devClient(devchain.rpcUrl)
  for (const { address, codeHash } of checked)
    expect(keccak256((await client.getCode({ address })) ?? '0x')).toBe(codeHash)
  expect(checked.filter(({ devOnly }) => devOnly).map(({ label }) => label)).toEqual([
    '1.0.0/Safe',
    '1.0.0/SafeProxyFactory',
    '1.2.0/Safe',
  ])
})

test('error: other code at a published address is refused with both hashes', async () => {
  const [first] = await deployLegacySafeContracts(devchain.rpcUrl)
  await devClient(devchain.rpcUrl).setCode({ address: first!.address, bytecode: '0x6001' })
  await expect(deployLegacySafeContracts(devchain.rpcUrl)).rejects.toMatchObject({
    code: 'CODE_MISMATCH',
    message: expect.stringContaining(first!.codeHash),
  })
})
