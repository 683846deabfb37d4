import {
  demoOwners,
  deploySafe,
  deploySafeContracts,
  deployTestContracts,
  devClient,
  spareKeys,
  startDevchain,
  type Devchain,
} from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { hashMessagePayload, hashSafeMessage, packSignatures } from '@countersign/safe'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAcceptedByOwner, tryContractOwner } from '../src/owners/tryContractOwner.ts'
import { httpRpc } from '../testing/httpRpc.ts'

const chainId = 31337n
const owners = demoOwners.slice(0, 3).map(({ address }) => address)
let chain: Devchain
let salt = 0n
beforeAll(async () => {
  chain = await startDevchain({ chainId: Number(chainId) })
  await deploySafeContracts(chain.rpcUrl)
})
afterAll(() => chain.stop())

const deploy = async (version: string, fallbackHandler?: Address): Promise<Address> => {
  const made = { owners, threshold: 2, version, saltNonce: salt++, ...(fallbackHandler ? { fallbackHandler } : {}) }
  return checksumAddress((await deploySafe(chain.rpcUrl, made)).address)
}
const asked = async (owner: Address, version: string) => ({
  rpc: httpRpc(chain.rpcUrl),
  chainId,
  owner,
  version,
  block: await devClient(chain.rpcUrl).getBlockNumber(),
})
/** Deploys bytecode directly, without a compiler. */
async function place(code: Hex): Promise<Address> {
  const address = spareKeys[5].address
  await httpRpc(chain.rpcUrl).request('anvil_setCode', [address, code])
  return address
}

test.each([
  ['1.1.1', '1.4.1'],
  ['1.3.0', '1.4.1'],
  ['1.4.1', '1.3.0'],
  ['1.4.1', '1.5.0'],
  ['1.5.0', '1.5.0'],
])('behavior: an account of %s can sign for an account of %s, by its own code', async (child, parent) => {
  expect(await tryContractOwner(await asked(await deploy(child), parent))).toEqual({
    kind: 'account',
    isAccepted: true,
    threshold: 2,
    owners: 3,
  })
})

test('error: an account without a fallback handler, or with one that uses another form, cannot sign', async () => {
  const bare = await deploy('1.4.1', ZERO_ADDRESS)
  expect(await tryContractOwner(await asked(bare, '1.4.1'))).toMatchObject({ kind: 'account', isAccepted: false })
  const { version, ...rest } = await asked(await deploy('1.1.1'), '1.5.0')
  expect(version).toBe('1.5.0')
  expect(await tryContractOwner({ ...rest, version })).toMatchObject({ kind: 'account', isAccepted: false })
})

test('error: a contract without the method is distinguished from a contract that may delegate it', async () => {
  const { testUsd } = await deployTestContracts(chain.rpcUrl)
  expect(await tryContractOwner(await asked(checksumAddress(testUsd), '1.4.1'))).toEqual({
    kind: 'no-method',
    method: 'isValidSignature(bytes,bytes)',
  })
  // This code delegatecalls itself: its answer may come from other code.
  const proxy = await place('0x5f5f5f5f30620f4240f45f5ffd')
  expect(await tryContractOwner(await asked(proxy, '1.4.1'))).toMatchObject({ kind: 'unknown' })
})

test.each(['1.4.1', '1.5.0'])(
  'error: a contract that accepts any signature, called as %s calls it',
  async (version) => {
    const magic = version === '1.5.0' ? '1626ba7e' : '20c13b0b'
    const yes = await place(`0x7f${magic}${'0'.repeat(56)}5f5260205ff3`)
    expect(await tryContractOwner(await asked(yes, version))).toEqual({ kind: 'anything' })
  },
)

test('behavior: a real signature of the owners is accepted; a signature of too few owners or for another text is not', async () => {
  const owner = await deploy('1.4.1')
  const input = await asked(owner, '1.4.1')
  const message = 'I control this account.'
  const hash = hashSafeMessage({ chainId, safe: owner, version: '1.4.1', message })
  const signed = await Promise.all(
    demoOwners.slice(0, 2).map(async ({ privateKey, address }) => ({
      kind: 'eoa' as const,
      owner: address,
      data: await privateKeyToAccount(privateKey).sign({ hash }),
    })),
  )
  const payload = hashMessagePayload(message)
  expect(await isAcceptedByOwner(input, payload, packSignatures(signed))).toBe(true)
  expect(await isAcceptedByOwner(input, payload, packSignatures(signed.slice(0, 1)))).toBe(false)
  expect(await isAcceptedByOwner(input, hashMessagePayload('Another.'), packSignatures(signed))).toBe(false)
})
