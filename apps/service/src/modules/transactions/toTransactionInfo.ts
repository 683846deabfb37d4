import type { DataDecoded, TransactionInfo, TransferInfo } from '@countersign/api'
import { type Address, checksumAddress, type Hex, isAddress, ZERO_ADDRESS } from '@countersign/safe/light'
import { decodeData } from '../decoder/decodeData.ts'
import { innerCallsOf } from '../decoder/trustedDelegateCall.ts'
import { plainAddress, tokenOrContractAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../names/tokenIndex.ts'
import { describeCall } from './describeCall.ts'
import { toSettingsInfo } from './toSettingsInfo.ts'

type Refund = {
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
}
export type ClassifiedCall = {
  safe: Address
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  /** Only multisig transactions can be cancellations, and only they pay refunds. */
  refund?: Refund
}

const SETTINGS_METHODS = new Set([
  'setFallbackHandler',
  'addOwnerWithThreshold',
  'removeOwner',
  'swapOwner',
  'changeThreshold',
  'changeMasterCopy',
  'enableModule',
  'disableModule',
  'setGuard',
  'setModuleGuard',
])

/** What a call of the account is, by the rules in their order: batch or mixed, coin, settings, token, anything else. */
export function toTransactionInfo(call: ClassifiedCall, tokens: TokenIndex): TransactionInfo {
  const decoded = decodeData(call.data, call.to)
  const hasData = call.data !== '0x'
  if (call.operation === 1 || (call.value > 0n && hasData)) return customInfo(call, decoded, tokens)
  if (call.value > 0n) return nativeTransfer(call, tokens)
  if (!hasData || decoded === null) return customInfo(call, decoded, tokens)
  if (call.to === call.safe && SETTINGS_METHODS.has(decoded.method))
    return {
      type: 'SettingsChange',
      humanDescription: describeCall(call, decoded, tokens),
      dataDecoded: decoded,
      settingsInfo: toSettingsInfo(call.data),
    }
  return tokenTransfer(call, decoded, tokens) ?? customInfo(call, decoded, tokens)
}

function nativeTransfer(call: ClassifiedCall, tokens: TokenIndex): TransactionInfo {
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

function tokenTransfer(call: ClassifiedCall, decoded: DataDecoded, tokens: TokenIndex): TransactionInfo | null {
  const token = tokens.get(call.to)
  const parsed = parseTokenCall(call.safe, decoded)
  if (parsed === null || token === undefined || token.type === 'UNKNOWN') return null
  const { sender, recipient, amount } = parsed
  const about = {
    tokenAddress: call.to,
    tokenName: token.name || null,
    tokenSymbol: token.symbol || null,
    logoUri: null,
    // Built from calldata, not from an event: nobody has said yet that it moved.
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
    direction: sender === call.safe ? 'OUTGOING' : recipient === call.safe ? 'INCOMING' : 'UNKNOWN',
    transferInfo,
  }
}

/** `transfer(to, amount)`, `transferFrom(from, to, amount)` and `safeTransferFrom`, when they concern the account. */
function parseTokenCall(safe: Address, decoded: DataDecoded): TokenCall | null {
  const values = (decoded.parameters ?? []).map(({ value }) => (typeof value === 'string' ? value : ''))
  const isPlain = decoded.method === 'transfer'
  if (!isPlain && decoded.method !== 'transferFrom' && decoded.method !== 'safeTransferFrom') return null
  const [from = '', to = '', amount = ''] = isPlain ? [safe, ...values] : values
  if (!isAddress(from) || !isAddress(to) || !/^\d+$/.test(amount)) return null
  const [sender, recipient] = [checksumAddress(from), checksumAddress(to)]
  if (!isPlain && sender !== safe && recipient !== safe) return null
  return { sender, recipient, amount: BigInt(amount) }
}

function customInfo(call: ClassifiedCall, decoded: DataDecoded | null, tokens: TokenIndex): TransactionInfo {
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

/** An execution of which the chain told the hash only. It must not pass for a cancellation, which is empty as well. */
export const unreadInfo = ({ safe }: Pick<ClassifiedCall, 'safe'>, tokens: TokenIndex): TransactionInfo => ({
  type: 'Custom',
  humanDescription: 'Executed. What it called could not be read from the chain: its node offers no traces.',
  to: tokenOrContractAddress(safe, tokens),
  dataSize: '0',
  value: null,
  methodName: null,
  isCancellation: false,
})

/** An empty call to itself uses the nonce up. It pays no refund, or, when a relayer runs it, all of one. */
function isCancellation({ safe, to, value, data, operation, refund }: ClassifiedCall): boolean {
  if (refund === undefined || to !== safe || value !== 0n || data !== '0x' || operation !== 0) return false
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = refund
  const isSet = [safeTxGas !== 0n, baseGas !== 0n, gasPrice !== 0n, refundReceiver !== ZERO_ADDRESS]
  // A relayer may be paid in the native coin, whose gas token is the zero address.
  return isSet.every((set) => set) || (isSet.every((set) => !set) && gasToken === ZERO_ADDRESS)
}

/** Addresses whose token data {@link toTransactionInfo} wants to know. */
export function addressesOfCall(call: Pick<ClassifiedCall, 'to' | 'data'>): Address[] {
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
