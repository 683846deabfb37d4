import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import { demoOwners, fund, sendTransaction, spareKeys } from '@countersign/devchain'
import { type Address, type Hex, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approvedHashSignature,
  buildTransaction,
  chooseCreationContracts,
  type CreationData,
  encodeDeployAndExecute,
  encodeExecTransaction,
  fromWalletSignature,
  hashSafeTransaction,
  packSignatures,
  predictAccount,
  recoverSignature,
  type Signature,
} from '../src/index.ts'
import { provenVersions, startProofChain } from './proofChain.ts'

const abi = parseAbi(['function getOwners() view returns (address[])', 'function nonce() view returns (uint256)'])
const [alice, bob, carol] = demoOwners
const [payer, recipient] = spareKeys

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

function contract(version: string, name: SafeContractName): Address {
  const deployment = findSafeDeployment(version, name)
  if (deployment === undefined) throw new TypeError(`no ${name} ${version}`)
  return deployment.address
}

describe.each(provenVersions)('version %s', (version) => {
  function accountOf(saltNonce: bigint) {
    const contracts = chooseCreationContracts(version)
    if (contracts === null) throw new TypeError(`no contracts of ${version}`)
    const owners = [alice.address, bob.address, carol.address]
    const creation: CreationData = { ...contracts, owners, threshold: 2, saltNonce }
    const safe = predictAccount(creation).address
    const transaction = buildTransaction({ operation: 0, to: recipient.address, value: 7n, data: '0x', nonce: 0n })
    const hash = hashSafeTransaction({ chainId: chain.chainId, safe, version, transaction })
    const signed = async ({ privateKey }: { privateKey: Hex }): Promise<Signature> => {
      const signature = await privateKeyToAccount(privateKey).sign({ hash })
      return recoverSignature({ signature: fromWalletSignature({ signature, kind: 'eoa' }), hash })
    }
    const execution = (signatures: readonly Signature[]) =>
      encodeExecTransaction(transaction, packSignatures(signatures))
    const dataWith = (signatures: readonly Signature[]) => encodeDeployAndExecute(creation, execution(signatures))
    return { creation, safe, signed, execution, dataWith }
  }
  const codeAt = (address: Address) => chain.client.getCode({ address })
  const call = (from: Address, to: Address, data: Hex) => chain.client.call({ account: from, to, data })

  test('behavior: any wallet creates the account and runs its first transaction, with signatures given before', async () => {
    const { safe, signed, dataWith } = accountOf(11n)
    await fund(chain.rpcUrl, safe, { native: 100n })
    const before = await chain.client.getBalance({ address: recipient.address })
    const data = dataWith([await signed(alice), await signed(bob)])
    await sendTransaction(chain.client, { from: payer.address, to: contract(version, 'MultiSendCallOnly'), data })
    expect(await chain.client.readContract({ address: safe, abi, functionName: 'getOwners' })).toHaveLength(3)
    expect(await chain.client.readContract({ address: safe, abi, functionName: 'nonce' })).toBe(1n)
    expect(await chain.client.getBalance({ address: recipient.address })).toBe(before + 7n)
  })

  test('security: the sender does not count as an approving owner; too few signatures create nothing', async () => {
    const { safe, signed, dataWith } = accountOf(12n)
    await fund(chain.rpcUrl, safe, { native: 100n })
    const to = contract(version, 'MultiSendCallOnly')
    // Bob sends it himself. To `execTransaction` the sender is MultiSendCallOnly.
    const withSender = dataWith([await signed(alice), approvedHashSignature(bob.address)])
    await expect(call(bob.address, to, withSender)).rejects.toThrow()
    await expect(call(bob.address, to, dataWith([await signed(alice)]))).rejects.toThrow()
    await expect(call(bob.address, to, dataWith([await signed(alice), await signed(bob)]))).resolves.toBeDefined()
    expect(await codeAt(safe)).toBeUndefined()
  })

  test('error: an account that another wallet deployed first, a payment without coins, and MultiSend revert as a whole', async () => {
    const { creation, safe, signed, execution, dataWith } = accountOf(13n)
    const to = contract(version, 'MultiSendCallOnly')
    const signatures = [await signed(alice), await signed(bob)]
    const data = dataWith(signatures)
    // Without coins at the address, the payment fails, and the account is not created.
    await expect(call(payer.address, to, data)).rejects.toThrow()
    await fund(chain.rpcUrl, safe, { native: 100n })
    await expect(call(payer.address, to, data)).resolves.toBeDefined()
    await expect(call(payer.address, contract(version, 'MultiSend'), data)).rejects.toThrow()
    await sendTransaction(chain.client, {
      from: payer.address,
      to: creation.factory,
      data: predictAccount(creation).call,
    })
    await expect(call(payer.address, to, data)).rejects.toThrow()
    // The signatures stay valid: the same transaction is then executed alone.
    await sendTransaction(chain.client, { from: payer.address, to: safe, data: execution(signatures) })
    expect(await chain.client.readContract({ address: safe, abi, functionName: 'nonce' })).toBe(1n)
  })
})
