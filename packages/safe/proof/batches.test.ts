import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import { demoOwners, deploySafe, fund, sendTransaction, spareKeys } from '@countersign/devchain'
import { parseAbi, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '@countersign/primitives'
import {
  buildBatch,
  buildRejection,
  buildTransfers,
  encodeErc20Transfer,
  encodeExecTransaction,
  encodeMultiSend,
  hashSafeTransaction,
  packSignatures,
  recoverSignatures,
  type MultiSendCall,
  type SafeTransactionData,
} from '../src/index.ts'
import { proofAbi, provenVersions, startProofChain } from './proofChain.ts'

const tokenAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])
const [owner] = demoOwners
const payees: readonly Address[] = Array.from({ length: 4 }, (_, n): Address => `0x${'00'.repeat(18)}a1${n}1`)

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

describe.each(provenVersions)('contract %s', (version) => {
  let safe: Address
  beforeAll(async () => {
    safe = (await deploySafe(chain.rpcUrl, { owners: [owner.address], threshold: 1, version, saltNonce: 9n })).address
    await fund(chain.rpcUrl, safe, {
      native: 10n ** 18n,
      tokens: [{ token: chain.contracts.testUsd, amount: 10_000n }],
    })
  })

  const addressOf = (name: SafeContractName): Address => {
    const deployment = findSafeDeployment(version, name)
    if (deployment === undefined) throw new TypeError(`no ${name} ${version}`)
    return deployment.address
  }
  const nonce = () => chain.client.readContract({ address: safe, abi: proofAbi, functionName: 'nonce' })
  const execute = async (transaction: SafeTransactionData) => {
    const hash = hashSafeTransaction({ chainId: chain.chainId, safe, version, transaction })
    const signatures: Hex = await privateKeyToAccount(owner.privateKey).sign({ hash })
    const data = encodeExecTransaction(transaction, packSignatures(await recoverSignatures({ signatures, hash })))
    return sendTransaction(chain.client, { from: spareKeys[0].address, to: safe, data })
  }
  const native = (address: Address) => chain.client.getBalance({ address })
  const tokens = (address: Address) =>
    chain.client.readContract({
      address: chain.contracts.testUsd,
      abi: tokenAbi,
      functionName: 'balanceOf',
      args: [address],
    })
  const changes = async (run: () => Promise<unknown>) => {
    const read = () => Promise.all(payees.map(async (payee) => [await native(payee), await tokens(payee)] as const))
    const before = await read()
    await run()
    return (await read()).map(([coin, token], at) => [coin - (before[at]?.[0] ?? 0n), token - (before[at]?.[1] ?? 0n)])
  }
  const [first = ZERO_ADDRESS, second = ZERO_ADDRESS, third = ZERO_ADDRESS, fourth = ZERO_ADDRESS] = payees

  test('behavior: several transfers run as one MultiSendCallOnly batch', async () => {
    const token = chain.contracts.testUsd
    const transaction = buildTransfers({
      transfers: [
        { token: ZERO_ADDRESS, recipient: first, amount: 11n },
        { token, recipient: second, amount: 22n },
        { token: ZERO_ADDRESS, recipient: third, amount: 33n },
      ],
      nonce: await nonce(),
      multiSendCallOnly: addressOf('MultiSendCallOnly'),
    })
    expect(transaction).toMatchObject({ operation: 1, to: addressOf('MultiSendCallOnly') })
    expect(await changes(() => execute(transaction))).toEqual([
      [11n, 0n],
      [0n, 22n],
      [33n, 0n],
      [0n, 0n],
    ])
  })

  test('behavior: a single transfer is a plain call', async () => {
    const transfers = [{ token: chain.contracts.testUsd, recipient: fourth, amount: 5n }]
    const transaction = buildTransfers({
      transfers,
      nonce: await nonce(),
      multiSendCallOnly: addressOf('MultiSendCallOnly'),
    })
    expect(transaction).toMatchObject({ operation: 0, to: chain.contracts.testUsd, value: 0n })
    expect(await changes(() => execute(transaction))).toEqual([
      [0n, 0n],
      [0n, 0n],
      [0n, 0n],
      [0n, 5n],
    ])
  })

  test('behavior: nested batches run through MultiSend, with their delegatecalls', async () => {
    const pay = (to: Address, value: bigint): MultiSendCall => ({ operation: 0, to, value, data: '0x' })
    const nest = (calls: readonly MultiSendCall[]): MultiSendCall => ({
      operation: 1,
      to: addressOf('MultiSend'),
      value: 0n,
      data: encodeMultiSend(calls),
    })
    const erc20: MultiSendCall = {
      operation: 0,
      to: chain.contracts.testUsd,
      value: 0n,
      data: encodeErc20Transfer(fourth, 7n),
    }
    const calls = [pay(first, 1n), nest([pay(second, 2n), nest([pay(third, 3n), erc20])])]
    const transaction = buildBatch({ calls, nonce: await nonce(), multiSend: addressOf('MultiSend') })
    expect(await changes(() => execute(transaction))).toEqual([
      [1n, 0n],
      [2n, 0n],
      [3n, 0n],
      [0n, 7n],
    ])
  })

  test('error: MultiSendCallOnly refuses a delegatecall inside', async () => {
    const inner: MultiSendCall = { operation: 1, to: addressOf('MultiSend'), value: 0n, data: encodeMultiSend([]) }
    const calls = [inner, inner]
    const transaction = buildBatch({ calls, nonce: await nonce(), multiSend: addressOf('MultiSendCallOnly') })
    await expect(execute(transaction)).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  })

  test('behavior: a rejection uses up the nonce and moves nothing', async () => {
    const before = await nonce()
    expect(await changes(async () => execute(buildRejection(before, safe)))).toEqual(payees.map(() => [0n, 0n]))
    expect(await nonce()).toBe(before + 1n)
  })
})
