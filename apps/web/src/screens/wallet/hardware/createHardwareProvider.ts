import type { Chain } from '@countersign/api'
import { type Address, isSameAddress } from '@countersign/primitives'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { type Eip1193Provider, rpcError } from '@countersign/connect/core'
import { chooseAccount } from './chooseAccount.ts'
import type { HardwareDevice } from './HardwareDevice.ts'
import type { HardwareMemory, RememberedDevice } from './hardwareMemory.ts'
import { converse, hardwareStore } from './hardwareStore.ts'
import { HARDWARE_NAMES } from './HardwareWallet.ts'
import { parseChainCall, parseMessageCall, parseTransactionCall, parseTypedDataCall } from './parseCall.ts'
import { hardwareMessages } from './hardwareMessages.ts'

type Options = {
  readonly device: HardwareDevice
  readonly chains: readonly Chain[]
  readonly memory: HardwareMemory
}
type Listener = (...values: never[]) => void

const FORWARDED = /^(eth_(call|get|estimateGas|gasPrice|feeHistory|blockNumber|maxPriorityFeePerGas)|net_version|web3_)/

/**
 * A device as an EIP-1193 wallet. Reads and sending use the chain's own node; the device is used once for an address,
 * then only to sign.
 */
export function createHardwareProvider({ device, chains, memory }: Options): Eip1193Provider {
  const { wallet } = device
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) Reflect.apply(listener, undefined, [value])
  }

  const chainNow = (): Chain => {
    const id = memory.read(wallet)?.chainId
    const chain = chains.find(({ chainId }) => chainId === id) ?? chains[0]
    if (chain === undefined) throw rpcError(4901, hardwareMessages.noChain)
    return chain
  }

  async function connect(): Promise<Address[]> {
    const known = memory.read(wallet)
    if (known !== null) return [known.address]
    const chosen = await converse(wallet, (screen) => chooseAccount(device, screen))
    memory.write(wallet, { ...chosen, chainId: chainNow().chainId })
    return [chosen.address]
  }

  function requireAccount(address: Address): RememberedDevice {
    const known = memory.read(wallet)
    if (known === null) throw rpcError(4100, hardwareMessages.notOfPage(HARDWARE_NAMES[wallet]))
    if (!isSameAddress(known.address, address))
      throw rpcError(
        4100,
        hardwareMessages.otherAddress({ name: HARDWARE_NAMES[wallet], held: known.address, asked: address }),
      )
    return known
  }

  function switchChain(params: unknown): null {
    const wanted = parseChainCall(params)
    const next = chains.find(({ chainId }) => chainId === wanted)
    if (!next) throw rpcError(4902, hardwareMessages.unknownChain(wanted))
    const known = memory.read(wallet)
    if (known !== null && next.chainId !== chainNow().chainId) {
      memory.write(wallet, { ...known, chainId: next.chainId })
      emit('chainChanged', hexId(next))
    }
    return null
  }

  async function sign(method: string, params: unknown): Promise<unknown> {
    const signing = await import('./signWithDevice.ts')
    const context = (address: Address) => ({ device, account: requireAccount(address), chain: chainNow() })
    if (method === 'personal_sign') {
      const { address, message } = parseMessageCall(params)
      return signing.signMessage(context(address), message)
    }
    if (method === 'eth_signTypedData_v4') {
      const { address, typedData } = parseTypedDataCall(params)
      return signing.signTypedData(context(address), typedData)
    }
    const call = parseTransactionCall(params)
    return method === 'eth_signTransaction'
      ? signing.signTransaction(context(call.from), call)
      : signing.sendTransaction(context(call.from), call)
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_accounts': {
        const known = memory.read(wallet)
        return known === null ? [] : [known.address]
      }
      case 'eth_requestAccounts':
        return connect()
      case 'eth_chainId':
        return hexId(chainNow())
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return switchChain(params)
      case 'wallet_revokePermissions':
        if (hardwareStore.get()?.wallet === wallet) hardwareStore.get()?.cancel()
        memory.write(wallet, null)
        return null
      case 'personal_sign':
      case 'eth_signTypedData_v4':
      case 'eth_sendTransaction':
      case 'eth_signTransaction':
        return sign(method, params)
    }
    if (FORWARDED.test(method)) return rpcRequest(chainNow(), method, Array.isArray(params) ? params : [])
    throw rpcError(4200, hardwareMessages.notSupported({ name: HARDWARE_NAMES[wallet], method }))
  }

  return {
    request,
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

const hexId = ({ chainId }: Chain) => `0x${BigInt(chainId).toString(16)}`
