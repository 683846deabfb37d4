import type { Chain, DemoOwner } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import * as z from 'zod/mini'
import { type Eip1193Provider, toChainId, rpcError } from '@countersign/connect/core'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import type { DemoOwnerIdentity, DemoRequest } from './DemoRequest.ts'
import type { DemoMemory } from './demoMemory.ts'
import { demoWalletMessages } from './demoWalletMessages.ts'

type Options = {
  readonly owner: DemoOwner
  /** The local chains; a demo key is not used on other chains. */
  readonly chains: readonly Chain[]
  readonly origin: string
  readonly memory: DemoMemory
  readonly ask: (owner: DemoOwnerIdentity, request: DemoRequest) => Promise<boolean>
}
type Listener = (...values: never[]) => void

const SwitchParameters = z.tuple([z.object({ chainId: z.string() })], z.unknown())
const FORWARDED = /^(eth_(call|get|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas)|net_version|web3_)/

/**
 * A public key of the local chain as an EIP-1193 wallet. Like any wallet, it asks before it connects, signs or sends.
 */
export function createDemoProvider({ owner, chains, origin, memory, ask }: Options): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  const identity: DemoOwnerIdentity = { name: owner.name, address: owner.address }
  const chainNames = chains.map(({ chainName }) => chainName).join(' and ')
  let chain = chains.find(({ chainId }) => chainId === memory.chainId(owner.address)) ?? firstOf(chains)

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) Reflect.apply(listener, undefined, [value])
  }
  const isAuthorized = () => memory.isAuthorized(owner.address)
  const confirm = async (request: DemoRequest) => {
    if (!(await ask(identity, request))) throw rpcError(4001, demoWalletMessages.rejected)
  }
  const requireAccount = (address: Address) => {
    if (!isAuthorized()) throw rpcError(4100, demoWalletMessages.notConnected({ name: owner.name }))
    if (!isSameAddress(address, owner.address))
      throw rpcError(4100, demoWalletMessages.otherAddress({ name: owner.name, held: owner.address, asked: address }))
  }

  async function connect(): Promise<Address[]> {
    if (!isAuthorized()) {
      await confirm({ kind: 'connect', origin })
      memory.authorize(owner.address)
      emit('connect', { chainId: hexId(chain) })
    }
    return [owner.address]
  }

  function switchChain(params: unknown): null {
    const parsed = SwitchParameters.safeParse(params)
    const wanted = parsed.success ? toChainId(parsed.data[0].chainId) : null
    if (wanted === null) throw rpcError(-32602, demoWalletMessages.chainIdNeeded)
    const next = chains.find(({ chainId }) => chainId === wanted)
    if (!next) throw rpcError(4200, demoWalletMessages.otherChain({ chains: chainNames, asked: wanted }))
    if (next.chainId !== chain.chainId) {
      chain = next
      memory.setChainId(owner.address, chain.chainId)
      emit('chainChanged', hexId(chain))
    }
    return null
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return isAuthorized() ? [owner.address] : []
      case 'eth_requestAccounts':
        return connect()
      case 'eth_chainId':
        return hexId(chain)
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return switchChain(params)
      case 'wallet_revokePermissions':
        memory.revoke(owner.address)
        return null
    }
    // Keys, typed data and transactions need viem, which is loaded at the first signature.
    const { signWithDemoKey, isSigningMethod } = await import('./signWithDemoKey.ts')
    if (isSigningMethod(method))
      return signWithDemoKey({ method, params, owner, chain, chains, confirm, requireAccount })
    if (FORWARDED.test(method)) return rpcRequest(chain, method, Array.isArray(params) ? params : [])
    throw rpcError(4200, demoWalletMessages.notSupported(method))
  }

  return {
    request,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

const hexId = ({ chainId }: Chain) => `0x${BigInt(chainId).toString(16)}`

function firstOf(chains: readonly Chain[]): Chain {
  const [first] = chains
  if (first === undefined) throw rpcError(4901, demoWalletMessages.noLocalChain)
  return first
}
