import { decodeFunctionData, getAddress, parseAbi, size, zeroAddress, type Address, type Hex } from 'viem'
import type { Movement } from './readAccountChain.ts'

/** Classifies a call, by the rules of the contract in their order. In the form of answers without names and sentences. */
export type TokenFacts = {
  kind: 'ERC20' | 'ERC721'
  name: string
  symbol: string
  decimals: number | null
  trusted: boolean
}
export type Tokens = ReadonlyMap<Address, TokenFacts>

const METHODS = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function multiSend(bytes transactions)',
])

type Call = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }
type Refund = { safeTxGas: bigint; baseGas: bigint; gasPrice: bigint; gasToken: Address; refundReceiver: Address }

export function describeCall(
  safe: Address,
  call: Call,
  tokens: Tokens,
  refund: Refund | null,
): Record<string, unknown> {
  const { to, value, data, operation } = call
  const decoded = decode(data)
  const name = decoded?.functionName ?? null
  const custom = {
    type: 'Custom',
    to,
    dataSize: String(size(data)),
    value: String(value),
    methodName: name,
    isCancellation:
      refund !== null && to === safe && data === '0x' && value === 0n && operation === 0 && isEmpty(refund),
    ...(decoded?.functionName === 'multiSend' ? { actionCount: countActions(decoded.args[0]) } : {}),
  }
  if (operation === 1 || (value > 0n && data !== '0x')) return custom
  if (value > 0n) return transferOf(safe, to, 'OUTGOING', { type: 'NATIVE_COIN', value: String(value) })
  if (decoded === null) return custom
  if (to === safe) return settingsOf(decoded) ?? custom
  return tokenTransfer(safe, to, decoded, tokens) ?? custom
}

const transferOf = (sender: Address, recipient: Address, direction: string, transferInfo: object) => ({
  type: 'Transfer',
  sender,
  recipient,
  direction,
  transferInfo,
})

const isEmpty = ({ safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }: Refund) =>
  safeTxGas === 0n && baseGas === 0n && gasPrice === 0n && gasToken === zeroAddress && refundReceiver === zeroAddress

function decode(data: Hex) {
  if (data === '0x') return null
  try {
    return decodeFunctionData({ abi: METHODS, data })
  } catch {
    return null
  }
}
type Decoded = NonNullable<ReturnType<typeof decode>>

function tokenTransfer(safe: Address, to: Address, decoded: Decoded, tokens: Tokens): Record<string, unknown> | null {
  const token = tokens.get(to)
  const moved = movedBy(safe, decoded)
  if (moved === null || token === undefined) return null
  const about = {
    tokenAddress: to,
    tokenName: token.name || null,
    tokenSymbol: token.symbol || null,
    logoUri: null,
    trusted: null,
  }
  const direction = moved.from === safe ? 'OUTGOING' : moved.to === safe ? 'INCOMING' : 'UNKNOWN'
  const info =
    token.kind === 'ERC721'
      ? { type: 'ERC721', ...about, tokenId: String(moved.value) }
      : { type: 'ERC20', ...about, value: String(moved.value), decimals: token.decimals, imitation: false }
  return transferOf(moved.from, moved.to, direction, info)
}

function movedBy(safe: Address, decoded: Decoded): { from: Address; to: Address; value: bigint } | null {
  if (decoded.functionName === 'transfer')
    return { from: safe, to: getAddress(decoded.args[0]), value: decoded.args[1] }
  if (decoded.functionName !== 'transferFrom' && decoded.functionName !== 'safeTransferFrom') return null
  const [from, to, value] = decoded.args
  return from === safe || to === safe ? { from: getAddress(from), to: getAddress(to), value } : null
}

function settingsOf(decoded: Decoded): Record<string, unknown> | null {
  const settings = (info: object) => ({ type: 'SettingsChange', method: decoded.functionName, settingsInfo: info })
  switch (decoded.functionName) {
    case 'addOwnerWithThreshold':
      return settings({ type: 'ADD_OWNER', owner: decoded.args[0], threshold: Number(decoded.args[1]) })
    case 'removeOwner':
      return settings({ type: 'REMOVE_OWNER', owner: decoded.args[1], threshold: Number(decoded.args[2]) })
    case 'swapOwner':
      return settings({ type: 'SWAP_OWNER', oldOwner: decoded.args[1], newOwner: decoded.args[2] })
    case 'changeThreshold':
      return settings({ type: 'CHANGE_THRESHOLD', threshold: Number(decoded.args[0]) })
    case 'enableModule':
      return settings({ type: 'ENABLE_MODULE', module: decoded.args[0] })
    default:
      return null
  }
}

/** operation (1 byte), to (20), value (32), length (32), data. */
function countActions(packed: Hex): number {
  let rest = packed.slice(2)
  let count = 0
  while (rest.length > 0) {
    const length = Number(BigInt(`0x${rest.slice(106, 170)}`))
    rest = rest.slice(170 + length * 2)
    count++
  }
  return count
}

export function describeMovement(
  safe: Address,
  { kind, token, from, to, value }: Movement,
  tokens: Tokens,
): Record<string, unknown> {
  const direction = from === safe ? 'OUTGOING' : 'INCOMING'
  if (token === null) return transferOf(from, to, direction, { type: 'NATIVE_COIN', value: String(value) })
  const known = tokens.get(token)
  const about = {
    tokenAddress: token,
    tokenName: known?.name || null,
    tokenSymbol: known?.symbol || null,
    logoUri: null,
    trusted: known?.trusted ?? false,
  }
  const info =
    kind === 'ERC721'
      ? { type: 'ERC721', ...about, tokenId: String(value) }
      : { type: 'ERC20', ...about, value: String(value), decimals: known?.decimals ?? null, imitation: false }
  return transferOf(from, to, direction, info)
}
