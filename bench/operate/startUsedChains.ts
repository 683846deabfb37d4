import {
  createDemoAccount,
  demoOwners,
  deploySafe,
  devchainConfig,
  executeSafeTransaction,
  fund,
  spareKeys,
} from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { startTestChain, type TestChain } from '../../apps/service/src/testing/testService.ts'

const CHAIN_IDS = [31338, 31339]
const MORE_ACCOUNTS = 3
const TRANSFERS = 5
const EXECUTED = 3
const [alice, bob] = demoOwners

type UsedChain = TestChain & { readonly demo: Address; readonly accounts: readonly Address[] }
export type UsedChains = {
  readonly chains: readonly UsedChain[]
  readonly configs: ReturnType<typeof devchainConfig>[]
  stop(): Promise<void>
}

/** Two local chains, each with the demo account and three more accounts with a history of 14 rows. */
export async function startUsedChains(): Promise<UsedChains> {
  const chains: UsedChain[] = []
  for (const chainId of CHAIN_IDS) chains.push(await fillChain(await startTestChain(chainId)))
  return {
    chains,
    configs: chains.map(({ devchain, contracts }) => devchainConfig(devchain, contracts)),
    async stop() {
      await Promise.all(chains.map(({ devchain }) => devchain.stop({ snapshot: false })))
    },
  }
}

async function fillChain(chain: TestChain): Promise<UsedChain> {
  const { rpcUrl, contracts } = chain
  const { address: demo } = await createDemoAccount(rpcUrl, { withLimit: true })
  const accounts = [demo]
  for (let index = 0; index < MORE_ACCOUNTS; index += 1) {
    const owners = [alice.address, bob.address]
    const { address } = await deploySafe(rpcUrl, { owners, threshold: 1, saltNonce: 600n + BigInt(index) })
    for (let transfer = 0; transfer < TRANSFERS; transfer += 1)
      await fund(rpcUrl, address, { native: 1n, tokens: [{ token: contracts.testUsd, amount: 1n }] })
    for (let executed = 0; executed < EXECUTED; executed += 1)
      await executeSafeTransaction(rpcUrl, { safe: address, to: spareKeys[0].address, value: 1n, signers: [alice] })
    accounts.push(address)
  }
  return { ...chain, demo, accounts }
}
