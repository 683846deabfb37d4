import {
  demoOwners,
  deploySafe,
  deploySafeContracts,
  deployTestContracts,
  devClient,
  fund,
  startDevchain,
  type DevClient,
  type TestContracts,
} from '@countersign/devchain'
import { type Address, checksumAddress } from '@countersign/primitives'
import type { Rpc } from '../src/rpc/Rpc.ts'
import * as bytecode from './bytecode.ts'
import { httpRpc } from './httpRpc.ts'

export const CHAIN_ID = 31337

export const places = {
  storageWriter: checksumAddress('0x00000000000000000000000000000000000a7701'),
  fakeTransfer: checksumAddress('0x00000000000000000000000000000000000a7702'),
  openGuard: checksumAddress('0x00000000000000000000000000000000000a7703'),
  closedGuard: checksumAddress('0x00000000000000000000000000000000000a7704'),
  clockReader: checksumAddress('0x00000000000000000000000000000000000a7705'),
  ownable: checksumAddress('0x00000000000000000000000000000000000a7706'),
  selfdestruct: checksumAddress('0x00000000000000000000000000000000000a7707'),
  divertingToken: checksumAddress('0x00000000000000000000000000000000000a7708'),
  feeToken: checksumAddress('0x00000000000000000000000000000000000a7709'),
} as const

export type Scene = {
  readonly rpc: Rpc
  readonly client: DevClient
  readonly contracts: TestContracts
  /** 2 of 3, version 1.4.1, with native currency and tokens. */
  readonly safe: Address
  /** 1 of 1, owned by `safe`. */
  readonly child: Address
  /** 2 of 3, version 1.1.1: no guard, other events. */
  readonly safe111: Address
  readonly safe130: Address
  readonly safe150: Address
  stop(): Promise<void>
}

/** A chain with accounts of several versions and the contracts of the attacks. */
export async function startScene(): Promise<Scene> {
  const chain = await startDevchain({ chainId: CHAIN_ID })
  const client = devClient(chain.rpcUrl)
  await deploySafeContracts(chain.rpcUrl)
  const contracts = await deployTestContracts(chain.rpcUrl)
  const owners = demoOwners.map(({ address }) => address)
  const { address: safe } = await deploySafe(chain.rpcUrl, { owners, threshold: 2 })
  const { address: child } = await deploySafe(chain.rpcUrl, { owners: [safe], threshold: 1 })
  const { address: safe111 } = await deploySafe(chain.rpcUrl, { owners, threshold: 2, version: '1.1.1' })
  const { address: safe130 } = await deploySafe(chain.rpcUrl, { owners, threshold: 1, version: '1.3.0' })
  const { address: safe150 } = await deploySafe(chain.rpcUrl, { owners, threshold: 3, version: '1.5.0' })
  for (const [index, account] of [safe, child, safe130, safe150, safe111].entries())
    await fund(chain.rpcUrl, account, {
      native: 10n ** 18n,
      tokens: [{ token: contracts.testUsd, amount: 1_000_000_000n }],
      badges: [{ token: contracts.badges, tokenId: BigInt(index + 1) }],
    })
  const codes: Record<keyof typeof places, `0x${string}`> = {
    storageWriter: bytecode.STORAGE_WRITER,
    fakeTransfer: bytecode.FAKE_TRANSFER,
    openGuard: bytecode.OPEN_GUARD,
    closedGuard: bytecode.CLOSED_GUARD,
    clockReader: bytecode.CLOCK_READER,
    ownable: bytecode.OWNABLE,
    selfdestruct: bytecode.SELFDESTRUCT,
    divertingToken: bytecode.DIVERTING_TOKEN,
    feeToken: bytecode.FEE_TOKEN,
  }
  for (const [name, address] of Object.entries(places))
    await client.setCode({ address, bytecode: codes[name as keyof typeof places] })
  await client.mine({ blocks: 1 })
  return {
    rpc: httpRpc(chain.rpcUrl),
    client,
    contracts,
    safe: checksumAddress(safe),
    child: checksumAddress(child),
    safe111: checksumAddress(safe111),
    safe130: checksumAddress(safe130),
    safe150: checksumAddress(safe150),
    stop: () => chain.stop(),
  }
}

/** An RPC that lacks some methods, like most public nodes. */
export const without = (rpc: Rpc, methods: readonly string[]): Rpc => ({
  url: rpc.url,
  request: (method, params) =>
    methods.includes(method)
      ? Promise.reject(new Error(`the method ${method} does not exist/is not available`))
      : rpc.request(method, params),
})
