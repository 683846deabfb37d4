import type { Chain, SafeState } from '@countersign/api'
import { demoOwners, deploySafe, deploySafeContracts, fund, startDevchain, type Devchain } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { createPublicClient, http, parseEther, type PublicClient } from 'viem'
import { readChainState } from '../src/data/rpc/readChainState.ts'
import { createDemoProvider } from '../src/screens/wallet/demo/createDemoProvider.ts'
import { createDemoMemory } from '../src/screens/wallet/demo/demoMemory.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { walletStore } from '../src/data/wallet/walletStore.ts'
import { pendingStore } from '../src/signing/execution/pendingStore.ts'

export type Stage = {
  readonly devchain: Devchain
  readonly client: PublicClient
  readonly chain: ReturnType<typeof chainFixture>
  deploy(version: string, threshold: number): Promise<Address>
  /** The answer of an honest service, read from the chain. */
  serviceState(safe: Address): Promise<SafeState>
  /**
   * Connects a demo owner as the page's wallet, on its own chain or first on another one; returns the requests that the wallet received.
   */
  connect(index: number, elsewhere?: Chain): Promise<{ method: string; params?: unknown }[]>
}

type StageOptions = { readonly chainId?: number; readonly chainName?: string; readonly shortName?: string }

/** A real chain with the real contracts, and the page's own wallet in front of it. */
export async function setStage({ chainId = 31337, ...names }: StageOptions = {}): Promise<Stage> {
  // Test files share the page's stores, and their accounts have the same addresses on chains of their own.
  for (const execution of pendingStore.list()) pendingStore.remove(execution)
  const devchain = await startDevchain({ chainId, port: 0 })
  await deploySafeContracts(devchain.rpcUrl)
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: devchain.rpcUrl }
  const chain = chainFixture({ chainId: String(chainId), ...names, rpcUri: rpc, publicRpcUri: rpc })
  const client = createPublicClient({ transport: http(devchain.rpcUrl) })
  const owners = demoOwners.slice(0, 3).map(({ address }) => address)
  let salt = 0n
  return {
    devchain,
    client,
    chain,
    async deploy(version, threshold) {
      const { address } = await deploySafe(devchain.rpcUrl, { owners, threshold, version, saltNonce: salt++ })
      await fund(devchain.rpcUrl, address, { native: parseEther('5') })
      return address
    },
    async serviceState(safe) {
      const state = await readChainState(chain, safe)
      const info = (value: Address) => ({ value, name: null, logoUri: null })
      return {
        address: info(safe),
        chainId: chain.chainId,
        nonce: Number(state.nonce),
        threshold: state.threshold,
        owners: state.owners.map(info),
        implementation: info(state.masterCopy),
        modules: null,
        fallbackHandler: state.fallbackHandler && info(state.fallbackHandler),
        guard: null,
        moduleGuard: null,
        version: state.version,
        implementationVersionState: 'UP_TO_DATE',
        collectiblesTag: null,
        txQueuedTag: null,
        txHistoryTag: null,
        messagesTag: null,
      }
    },
    async connect(index, elsewhere) {
      const owner = demoOwners[index]
      if (!owner) throw new Error(`There is no demo owner ${index}`)
      const stored = new Map<string, string>()
      const provider = createDemoProvider({
        owner,
        chains: elsewhere === undefined ? [chain] : [elsewhere, chain],
        origin: 'http://localhost',
        memory: createDemoMemory({
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
        }),
        ask: async () => true,
      })
      await provider.request({ method: 'eth_requestAccounts' })
      const handed: { method: string; params?: unknown }[] = []
      walletStore.setProvider({
        ...provider,
        request(request) {
          handed.push(structuredClone(request))
          return provider.request(request)
        },
      })
      walletStore.set({ status: 'connected', address: owner.address, chainId: (elsewhere ?? chain).chainId })
      return handed
    },
  }
}
