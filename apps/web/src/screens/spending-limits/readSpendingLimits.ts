import type { Chain } from '@countersign/api'
import {
  encodeCall,
  parseHex,
  parseQuantity,
  readAddresses,
  readDecimals,
  readText,
  readUint,
  RpcError,
} from '@countersign/chain-client/reads'
import { allowanceModules } from '@countersign/chains'
import {
  type Address,
  bytesToHex,
  checksumAddress,
  type Hex,
  hexToBytes,
  isSameAddress,
  keccak256Light,
  showHidden,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import type { LimitModule, SpendingLimit, SpendingLimits } from './model/SpendingLimit.ts'
import { spendingLimitsMessages } from './spendingLimitsMessages.ts'

const SELECTOR = {
  isModuleEnabled: '0x2d9ad53d',
  getDelegates: '0xeb37abe0',
  getTokens: '0x8d0e8e1d',
  getTokenAllowance: '0x94b31fbd',
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
} as const
const DELEGATES_PER_PAGE = 100n
const MINUTE_MS = 60_000

type Reads = {
  readonly chain: Chain
  readonly safe: Address
  call(to: Address, data: Hex): Promise<Hex>
  code(address: Address): Promise<Hex>
}

/**
 * Reads every spending limit of an account at one block, from every AllowanceModule of the chain.
 * @throws {RpcError} if the chain does not answer
 */
export async function readSpendingLimits(chain: Chain, safe: Address): Promise<SpendingLimits> {
  const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', []))
  const at = `0x${block.toString(16)}`
  const reads: Reads = {
    chain,
    safe,
    call: async (to, data) => parseHex(await rpcRequest(chain, 'eth_call', [{ to, data }, at])),
    code: async (address) => parseHex(await rpcRequest(chain, 'eth_getCode', [address, at])),
  }
  const addresses = [...new Set(allowanceModules.map(({ address }) => address))]
  const found = await Promise.all(addresses.map((address) => readModule(address, reads)))
  const modules = found.filter((module) => module !== null)
  const limits = await Promise.all(modules.map((module) => readLimits(module, reads)))
  return {
    block,
    modules,
    module: modules.find(({ isEnabled }) => isEnabled) ?? modules[0] ?? null,
    limits: limits.flat(),
  }
}

async function readModule(address: Address, reads: Reads): Promise<LimitModule | null> {
  const code = await reads.code(address)
  if (code === '0x') return null
  const codeHash = bytesToHex(keccak256Light(hexToBytes(code)))
  const known = allowanceModules.filter((deployment) => deployment.address === address)
  const [enabled, delegates] = await Promise.all([
    reads.call(reads.safe, encodeCall(SELECTOR.isModuleEnabled, address)),
    readDelegates(address, reads),
  ])
  return {
    address,
    version: known[0]?.version ?? '',
    isEnabled: readUint(enabled) === 1n,
    isDevelopment: known.some((deployment) => deployment.devOnly && deployment.codeHash === codeHash),
    delegates,
  }
}

/** Reads all pages. */
async function readDelegates(module: Address, { call, safe }: Reads): Promise<Address[]> {
  const delegates = new Set<Address>()
  for (let start = 0n; ;) {
    const page = await call(module, encodeCall(SELECTOR.getDelegates, safe, start, DELEGATES_PER_PAGE))
    const before = delegates.size
    for (const delegate of readAddresses(page)) delegates.add(delegate)
    start = readUint(page, 1)
    // A page without a new entry would repeat forever.
    if (start === 0n || delegates.size === before) return [...delegates]
  }
}

async function readLimits({ address: module, delegates }: LimitModule, reads: Reads): Promise<SpendingLimit[]> {
  const { call, safe } = reads
  const limits = await Promise.all(
    delegates.map(async (delegate) => {
      const tokens = readAddresses(await call(module, encodeCall(SELECTOR.getTokens, safe, delegate)))
      return Promise.all([...new Set(tokens)].map((token) => readLimit({ module, delegate, token }, reads)))
    }),
  )
  // The contract keeps removed limits in its list, with an amount of zero.
  return limits.flat().filter(({ amount }) => amount > 0n)
}

async function readLimit(
  { module, delegate, token }: { module: Address; delegate: Address; token: Address },
  reads: Reads,
): Promise<SpendingLimit> {
  const [answer, unit] = await Promise.all([
    reads.call(module, encodeCall(SELECTOR.getTokenAllowance, reads.safe, delegate, token)),
    readUnit(token, reads),
  ])
  const resetMinutes = Number(readUint(answer, 2))
  const lastMinute = Number(readUint(answer, 3))
  return {
    module,
    delegate: checksumAddress(delegate),
    token: isSameAddress(token, ZERO_ADDRESS) ? null : token,
    ...unit,
    amount: readUint(answer, 0),
    spent: readUint(answer, 1),
    resetMinutes,
    nextReset: resetMinutes === 0 ? null : (lastMinute + resetMinutes) * MINUTE_MS,
  }
}

/** Symbol and decimals from the token's contract. Without them, the amount is in smallest units. */
async function readUnit(token: Address, { chain, call }: Reads): Promise<{ symbol: string; decimals: number }> {
  if (isSameAddress(token, ZERO_ADDRESS)) return nativeCoin(chain)
  const ask = async (selector: Hex): Promise<Hex | null> => {
    try {
      return await call(token, selector)
    } catch (error) {
      // The token refused the call. If the node does not respond, the error is thrown.
      if (error instanceof RpcError && error.code !== null) return null
      throw error
    }
  }
  const [symbol, decimals] = await Promise.all([ask(SELECTOR.symbol), ask(SELECTOR.decimals)])
  return {
    symbol:
      (symbol === null ? '' : showHidden(textIn(symbol))) ||
      spendingLimitsMessages.unitsOf({ start: token.slice(0, 6), end: token.slice(-4) }),
    decimals: (decimals && readDecimals(decimals)) ?? 0,
  }
}

/** Old tokens return 32 bytes instead of a string. */
function textIn(data: Hex): string {
  if (data.length === 66) return new TextDecoder().decode(hexToBytes(data)).replaceAll('\0', '')
  try {
    return readText(data)
  } catch {
    return ''
  }
}
