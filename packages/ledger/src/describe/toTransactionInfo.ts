import type { DataDecoded, TransactionInfo, TransferInfo } from '@countersign/api'
import {
  type Address,
  checksumAddress,
  formatUnits,
  isAddress,
  isSameAddress,
  shortenAddress,
  ZERO_ADDRESS,
} from '@countersign/primitives'
import { isSettingsMethod, type SafeTransactionData } from '@countersign/safe/light'
import { decodeData, innerCallsOf } from '../decode/decodeData.ts'
import { contractAddress, plainAddress, tokenOrContractAddress } from '../names/addressInfo.ts'
import type { LedgerToken, TokenIndex } from '../tokens/LedgerToken.ts'
import { toSettingsInfo } from './toSettingsInfo.ts'

/**
 * The refund fields of a transaction that owners signed.
 *
 * @example
 * const refund: Refund = NO_REFUND
 */
export type Refund = Pick<SafeTransactionData, 'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'>

/**
 * The refund fields of a transaction whose proposer asks for no refund.
 *
 * @example
 * toTransactionInfo({ safe, ...call, refund: NO_REFUND }, tokens)
 */
export const NO_REFUND: Refund = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZERO_ADDRESS,
  refundReceiver: ZERO_ADDRESS,
}

/**
 * The target of a call and what it sends.
 *
 * @example
 * const call: Call = { to: recipient, value: 7n, data: '0x', operation: 0 }
 */
export type Call = Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'>

/**
 * A call that an account makes.
 *
 * @example
 * const call: AccountCall = { safe, to: recipient, value: 7n, data: '0x', operation: 0 }
 */
export type AccountCall = Call & {
  readonly safe: Address
  /** Absent for a call of a module: only a transaction that owners sign pays refunds and can be a cancellation. */
  readonly refund?: Refund
}

/**
 * Classifies a call of the account. The rules apply in this order: batch, value with data, native currency, settings,
 * token, any other call.
 *
 * @example
 * toTransactionInfo({ safe, to: recipient, value: 7n, data: '0x', operation: 0, refund: NO_REFUND }, tokens)
 * // { type: 'Transfer', direction: 'OUTGOING', transferInfo: { type: 'NATIVE_COIN', value: 7n }, … }
 */
export function toTransactionInfo(call: AccountCall, tokens: TokenIndex): TransactionInfo {
  const decoded = decodeData(call.data, call.to)
  const hasData = call.data !== '0x'
  if (call.operation === 1 || (call.value > 0n && hasData)) return customInfo(call, decoded, tokens)
  if (call.value > 0n) return nativeTransfer(call, tokens)
  if (!hasData || decoded === null) return customInfo(call, decoded, tokens)
  if (isSameAddress(call.to, call.safe) && isSettingsMethod(call.data))
    return {
      type: 'SettingsChange',
      humanDescription: describeCall(call, decoded, tokens),
      dataDecoded: decoded,
      settingsInfo: toSettingsInfo(call.data),
    }
  return tokenTransfer(call, decoded, tokens) ?? customInfo(call, decoded, tokens)
}

function nativeTransfer(call: AccountCall, tokens: TokenIndex): TransactionInfo {
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: plainAddress(call.safe),
    recipient: tokenOrContractAddress(call.to, tokens),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: call.value },
  }
}

type TokenCall = { sender: Address; recipient: Address; amount: bigint }

function tokenTransfer(call: AccountCall, decoded: DataDecoded, tokens: TokenIndex): TransactionInfo | null {
  const token = tokens.get(call.to)
  const parsed = parseTokenCall(call.safe, decoded)
  if (parsed === null || token === undefined || token.type === 'UNKNOWN') return null
  const { sender, recipient, amount } = parsed
  const about = {
    tokenAddress: call.to,
    tokenName: token.name || null,
    tokenSymbol: token.symbol || null,
    logoUri: null,
    // Derived from calldata, not from an event, so it is not known whether the token moved.
    trusted: null,
  }
  const transferInfo: TransferInfo =
    token.type !== 'ERC20'
      ? { type: 'ERC721', ...about, tokenId: amount.toString() }
      : { type: 'ERC20', ...about, value: amount, decimals: token.decimals, imitation: false }
  return {
    type: 'Transfer',
    humanDescription: describeCall(call, decoded, tokens),
    sender: tokenOrContractAddress(sender, tokens),
    recipient: tokenOrContractAddress(recipient, tokens),
    direction: directionOf(call.safe, sender, recipient),
    transferInfo,
  }
}

/** `transfer(to, amount)`, `transferFrom(from, to, amount)` and `safeTransferFrom`, if they concern the account. */
function parseTokenCall(safe: Address, decoded: DataDecoded): TokenCall | null {
  const values = (decoded.parameters ?? []).map(({ value }) => (typeof value === 'string' ? value : ''))
  const isPlain = decoded.method === 'transfer'
  if (!isPlain && decoded.method !== 'transferFrom' && decoded.method !== 'safeTransferFrom') return null
  const [from = '', to = '', amount = ''] = isPlain ? [safe, ...values] : values
  if (!isAddress(from) || !isAddress(to) || !/^\d+$/.test(amount)) return null
  const [sender, recipient] = [checksumAddress(from), checksumAddress(to)]
  if (!isPlain && !isSameAddress(sender, safe) && !isSameAddress(recipient, safe)) return null
  return { sender, recipient, amount: BigInt(amount) }
}

function customInfo(call: AccountCall, decoded: DataDecoded | null, tokens: TokenIndex): TransactionInfo {
  return {
    type: 'Custom',
    humanDescription: decoded === null ? null : describeCall(call, decoded, tokens),
    to: tokenOrContractAddress(call.to, tokens),
    dataSize: String((call.data.length - 2) / 2),
    value: call.value,
    methodName: decoded?.method ?? null,
    isCancellation: isCancellation(call),
    ...(decoded?.method === 'multiSend' ? { actionCount: innerCallsOf(decoded).length } : {}),
  }
}

/**
 * An action whose call is not known; only its outcome is. It must not look like a cancellation, which is empty as
 * well.
 *
 * @param reason what happened, and why the call is not known
 */
export const unreadInfo = (safe: Address, reason: string): TransactionInfo => ({
  type: 'Custom',
  humanDescription: reason,
  to: contractAddress(safe),
  dataSize: '0',
  value: null,
  methodName: null,
  isCancellation: false,
})

/**
 * Whether a transaction only uses up its nonce: an empty call to the account itself, with no refund or, if a relayer
 * executes it, with all refund fields set.
 *
 * @example
 * isCancellation({ safe, to: safe, value: 0n, data: '0x', operation: 0, refund: NO_REFUND }) // true
 */
export function isCancellation({ safe, to, value, data, operation, refund }: AccountCall): boolean {
  if (refund === undefined || !isSameAddress(to, safe) || value !== 0n || data !== '0x' || operation !== 0) return false
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = refund
  const isSet = [safeTxGas !== 0n, baseGas !== 0n, gasPrice !== 0n, refundReceiver !== ZERO_ADDRESS]
  // A relayer may be paid in the native currency, for which the gas token is the zero address.
  return isSet.every((set) => set) || (isSet.every((set) => !set) && gasToken === ZERO_ADDRESS)
}

/**
 * The direction of a movement, from the account's view.
 *
 * @example
 * directionOf(safe, safe, recipient) // 'OUTGOING'
 */
export const directionOf = (safe: Address, from: Address, to: Address): 'INCOMING' | 'OUTGOING' | 'UNKNOWN' =>
  isSameAddress(from, safe) ? 'OUTGOING' : isSameAddress(to, safe) ? 'INCOMING' : 'UNKNOWN'

/**
 * The addresses whose tokens {@link toTransactionInfo} looks up.
 *
 * @example
 * addressesOfCall({ to: usdc, data: transferData }) // [usdc, recipient]
 */
export function addressesOfCall(call: Pick<AccountCall, 'to' | 'data'>): Address[] {
  const decoded = decodeData(call.data, call.to)
  const values = (decoded?.parameters ?? []).map(({ value }) => value)
  return [
    call.to,
    ...values
      .filter((value) => typeof value === 'string')
      .filter(isAddress)
      .map(checksumAddress),
  ]
}

const UNLIMITED = 2n ** 256n - 1n

type Words = (values: readonly string[], token: LedgerToken | undefined) => string | null

const WORDS: Readonly<Record<string, Words>> = {
  transfer: ([to = '', amount = ''], token) => ifToken(token, `Send ${units(amount, token)} to ${short(to)}`),
  transferFrom: ([from = '', to = '', amount = ''], token) =>
    ifToken(token, `Move ${units(amount, token)} from ${short(from)} to ${short(to)}`),
  safeTransferFrom: ([from = '', to = '', id = ''], token) =>
    ifToken(token, `Move ${token?.symbol} #${id} from ${short(from)} to ${short(to)}`),
  approve: ([spender = '', amount = ''], token) =>
    ifToken(token, `Let ${short(spender)} spend ${units(amount, token)}`),
  addOwnerWithThreshold: ([owner = '', threshold = '']) => `Add owner ${short(owner)}, ${required(threshold)}`,
  removeOwner: ([, owner = '', threshold = '']) => `Remove owner ${short(owner)}, ${required(threshold)}`,
  swapOwner: ([, oldOwner = '', newOwner = '']) => `Replace owner ${short(oldOwner)} with ${short(newOwner)}`,
  changeThreshold: ([threshold = '']) => `Change the threshold: ${required(threshold)}`,
  enableModule: ([module = '']) => `Enable module ${short(module)}`,
  disableModule: ([, module = '']) => `Disable module ${short(module)}`,
  setGuard: ([guard = '']) => (isZero(guard) ? 'Remove the guard' : `Set guard ${short(guard)}`),
  setModuleGuard: ([guard = '']) => (isZero(guard) ? 'Remove the module guard' : `Set module guard ${short(guard)}`),
  setFallbackHandler: ([handler = '']) => `Set fallback handler ${short(handler)}`,
}

/**
 * One sentence for common calls; null for other calls.
 *
 * @example
 * describeCall({ safe, to: usdc, value: 0n, data, operation: 0 }, decodeData(data), tokens) // 'Send 1.5 USDC to 0x29fc…C762'
 */
function describeCall(call: AccountCall, decoded: DataDecoded, tokens: TokenIndex): string | null {
  const words = Object.hasOwn(WORDS, decoded.method) ? WORDS[decoded.method] : undefined
  const values = (decoded.parameters ?? []).map(({ value }) => (typeof value === 'string' ? value : ''))
  return words?.(values, tokens.get(call.to)) ?? null
}

const ifToken = (token: LedgerToken | undefined, text: string) => (token === undefined ? null : text)
const short = (text: string) => (isAddress(text) ? shortenAddress(text) : text)
const isZero = (text: string) => /^0x0*$/.test(text)
const required = (threshold: string) => `${threshold} ${threshold === '1' ? 'signature' : 'signatures'} required`

function units(amount: string, token: LedgerToken | undefined): string {
  if (!/^\d+$/.test(amount)) return amount
  const value = BigInt(amount)
  if (token?.type === 'ERC721') return `${token.symbol} #${amount}`
  const text = value === UNLIMITED ? 'unlimited' : formatUnits(value, token?.decimals ?? 18)
  return `${text} ${token?.symbol ?? ''}`.trim()
}
