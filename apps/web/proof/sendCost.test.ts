import type { Address } from '@countersign/primitives'
import { encodeErc20Transfer } from '@countersign/safe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { approveOnChain } from '../src/signing/execution/approveOnChain.ts'
import { costRequests } from '../src/signing/execution/costConsent.ts'
import { feeChoices } from '../src/signing/execution/feeChoices.ts'
import { nameOfApproval } from '../src/signing/execution/nameOfApproval.ts'
import { sendTransaction } from '../src/signing/execution/sendTransaction.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { walletStore } from '../src/data/wallet/walletStore.ts'
import { startLyingNode } from './lyingNode.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let safe: Address
beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 1)
})
afterAll(() => stage.devchain.stop())

let node: Awaited<ReturnType<typeof startLyingNode>> | undefined
afterEach(() => node?.stop())

const GWEI = 10n ** 9n
const toHex = (value: bigint) => `0x${value.toString(16)}`
const safeTxHash = `0x${'a'.repeat(64)}` as const

/** The page uses this node, the wallet the real one. */
async function chainOf(answers: Readonly<Record<string, unknown>>) {
  node = await startLyingNode(stage.devchain.rpcUrl, answers)
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: node.url }
  return { ...stage.chain, rpcUri: rpc, publicRpcUri: rpc }
}

/** Resolves when a cost waits for an answer. */
const untilCost = () =>
  new Promise<void>((resolve) => {
    const stop = costRequests.subscribe(() => {
      if (costRequests.get() === null) return
      stop()
      resolve()
    })
  })

/** Waits for the cost request, and answers it. */
function answerCost(isAccepted: boolean): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const stop = costRequests.subscribe(() => {
      const request = costRequests.get()
      if (request === null) return
      stop()
      resolve([request.worst, ...request.checks.map(({ verdict, title }) => `${verdict}: ${title}`)])
      request.answer(isAccepted)
    })
  })
}

const sentOf = (handed: readonly { method: string; params?: unknown }[]) => {
  const sent = handed.find(({ method }) => method === 'eth_sendTransaction')
  return Array.isArray(sent?.params) ? sent.params[0] : null
}
const approvalOn = (chain: Stage['chain']) => ({ chain, safe, name: null, nonce: 0n, safeTxHash })

describe('what an Ethereum transaction may cost', () => {
  it('behavior: S20 a usual cost needs no confirmation', async () => {
    const handed = await stage.connect(0)
    await approveOnChain(approvalOn(stage.chain))
    expect(costRequests.get()).toBeNull()
    expect(sentOf(handed)).not.toBeNull()
  })

  it('error: S20 a fee of a million gwei does not reach the wallet unless it is accepted', async () => {
    const chain = await chainOf({ eth_maxPriorityFeePerGas: toHex(1_000_000n * GWEI) })
    const handed = await stage.connect(0)
    const [said, sending] = [answerCost(false), approveOnChain(approvalOn(chain))]
    await expect(sending).rejects.toMatchObject({ code: 'fee', message: expect.stringContaining('was not asked') })
    expect(await said).toEqual([
      expect.stringMatching(/^\d+\.\d+ ETH$/),
      'danger: The network fee is far too high',
      expect.stringMatching(/^danger: The cost/),
    ])
    expect(sentOf(handed)).toBeNull()
  })

  it('security: S20 a wallet that changed its network or address while the cost waited sends nothing there', async () => {
    const chain = await chainOf({ eth_maxPriorityFeePerGas: toHex(1_000_000n * GWEI) })
    const elsewhere = chainFixture({ chainId: '31338', chainName: 'Other chain', shortName: 'dev2' })
    const handed = await stage.connect(0, elsewhere)
    const begin = (isAccepted: boolean, meanwhile: () => void | Promise<unknown>) => {
      const waits = untilCost()
      const sending = sendTransaction(chain, safe, '0x', { description: 'Test' })
      return waits.then(meanwhile).then(() => {
        costRequests.get()?.answer(isAccepted)
        return sending
      })
    }
    await begin(true, async () => {
      const moved = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }
      await walletStore.getProvider()?.request(moved)
    })
    const asked = handed.filter(({ method }) => /^(eth_send|wallet_switch)/.test(method))
    expect(asked.slice(-2)).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] },
      { method: 'eth_sendTransaction', params: [expect.objectContaining({ chainId: '0x7a69' })] },
    ])
    const other = await stage.connect(0)
    await expect(
      begin(true, () => walletStore.set({ status: 'connected', address: safe, chainId: chain.chainId })),
    ).rejects.toMatchObject({ code: 'not-authorized' })
    expect(sentOf(other)).toBeNull()
  })

  it('error: S20 a gas limit of 36 million does not reach the wallet unless it is accepted', async () => {
    const chain = await chainOf({ eth_estimateGas: toHex(36_000_000n) })
    const handed = await stage.connect(0)
    const data = encodeErc20Transfer(safe, 1n)
    const [said, sending] = [answerCost(false), sendTransaction(chain, safe, data, { description: 'Test' })]
    await expect(sending).rejects.toMatchObject({ code: 'fee' })
    // Without a Web Worker the simulation cannot run, so the check is not checked and does not pass.
    expect(await said).toContain('unchecked: Gas limit')
    expect(sentOf(handed)).toBeNull()
  })

  it('behavior: S20 the wallet receives exactly the accepted values', async () => {
    const tip = 100n * GWEI
    const chain = await chainOf({ eth_maxPriorityFeePerGas: toHex(tip), eth_estimateGas: toHex(100_000n) })
    const handed = await stage.connect(0)
    const [said, sending] = [answerCost(true), approveOnChain(approvalOn(chain))]
    const [worst = ''] = await said
    await sending
    const sent = sentOf(handed)
    expect(sent).toMatchObject({ gas: toHex(120_000n), maxPriorityFeePerGas: toHex(tip) })
    const cost = BigInt(sent.gas) * BigInt(sent.maxFeePerGas)
    expect(worst).toBe(`${Number(cost) / 1e18} ETH`)
  })

  it('behavior: S20 an on-chain approval takes the typed gas limit and fees, and a value that no block contains stops it', async () => {
    const name = nameOfApproval({ chainId: stage.chain.chainId, safe, safeTxHash })
    const fees = { maxFeePerGas: 7n * GWEI, maxPriorityFeePerGas: 2n * GWEI }
    feeChoices.set(name, { plan: { gas: 123_456n, fees }, isTyped: true, problem: null })
    const handed = await stage.connect(0)
    await approveOnChain(approvalOn(stage.chain))
    expect(sentOf(handed)).toMatchObject({
      gas: toHex(123_456n),
      maxFeePerGas: toHex(7n * GWEI),
      maxPriorityFeePerGas: toHex(2n * GWEI),
    })
    feeChoices.set(name, { plan: { gas: 20_000n, fees }, isTyped: true, problem: null })
    const again = await stage.connect(0)
    await expect(approveOnChain(approvalOn(stage.chain))).rejects.toMatchObject({ code: 'fee' })
    expect(sentOf(again)).toBeNull()
    feeChoices.set(name, null)
  })
})
