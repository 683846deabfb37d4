import type { DataDecoded } from '@countersign/api'
import { formatUnits, isAddress, shortenAddress } from '@countersign/primitives'
import type { LedgerToken, TokenIndex } from '../tokens/LedgerToken.ts'
import type { AccountCall } from './toTransactionInfo.ts'

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
export function describeCall(call: AccountCall, decoded: DataDecoded, tokens: TokenIndex): string | null {
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
