import type { DataDecoded, SettingsInfo, TransactionInfo, TransferInfo } from '@countersign/api'
import {
  checksumAddress,
  classifySettingsChange,
  isAddress,
  isSameAddress,
  ZERO_ADDRESS,
  type Address,
  type Hex,
  type SafeTransactionData,
} from '@countersign/safe'
import { decodeData, innerCallsOf, type DescribedCall } from './decodeData.ts'
import { named, plain } from './names.ts'
import type { TokenIndex } from './readTokens.ts'

/** The refund fields of a transaction that owners signed; a module's call has none. */
type Refund = Pick<SafeTransactionData, 'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'>

/** What a call of an account is, by the rules of the service: batch or mixed, coin, settings, token, anything else. */
export function transactionInfo(
  safe: Address,
  call: DescribedCall,
  refund: Refund | null,
  tokens: TokenIndex,
): TransactionInfo {
  const decoded = decodeData(call.data, call.to)
  const custom = (): TransactionInfo => ({
    type: 'Custom',
    humanDescription: null,
    to: named(call.to, tokens),
    dataSize: String((call.data.length - 2) / 2),
    value: call.value,
    methodName: decoded?.method ?? null,
    isCancellation: refund !== null && isCancellation(safe, call, refund),
    ...(decoded?.method === 'multiSend' ? { actionCount: innerCallsOf(decoded).length } : {}),
  })
  const hasData = call.data !== '0x'
  if (call.operation === 1 || (call.value > 0n && hasData)) return custom()
  if (call.value > 0n)
    return {
      type: 'Transfer',
      humanDescription: null,
      sender: plain(safe),
      recipient: named(call.to, tokens),
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: call.value },
    }
  if (decoded === null) return custom()
  const settingsInfo = isSameAddress(call.to, safe) ? settingsOf(call.data) : null
  if (settingsInfo !== null)
    return { type: 'SettingsChange', humanDescription: null, dataDecoded: decoded, settingsInfo }
  return tokenTransfer(safe, call, decoded, tokens) ?? custom()
}

function tokenTransfer(
  safe: Address,
  call: DescribedCall,
  decoded: DataDecoded,
  tokens: TokenIndex,
): TransactionInfo | null {
  const token = tokens.get(call.to.toLowerCase())
  const moved = movedBy(safe, decoded)
  if (!moved || !token) return null
  const about = {
    tokenAddress: call.to,
    tokenName: token.name || null,
    tokenSymbol: token.symbol || null,
    logoUri: null,
    // Read from calldata, not from an event: nobody has said yet that it moved.
    trusted: null,
  }
  const transferInfo: TransferInfo =
    token.type === 'ERC721'
      ? { type: 'ERC721', ...about, tokenId: moved.amount.toString() }
      : { type: 'ERC20', ...about, value: moved.amount, decimals: token.decimals, imitation: false }
  return {
    type: 'Transfer',
    humanDescription: null,
    sender: named(moved.from, tokens),
    recipient: named(moved.to, tokens),
    direction: isSameAddress(moved.from, safe) ? 'OUTGOING' : isSameAddress(moved.to, safe) ? 'INCOMING' : 'UNKNOWN',
    transferInfo,
  }
}

/** `transfer(to, amount)`, `transferFrom(from, to, amount)` and `safeTransferFrom`, when they concern the account. */
function movedBy(safe: Address, decoded: DataDecoded): { from: Address; to: Address; amount: bigint } | null {
  const values = (decoded.parameters ?? []).map(({ value }) => (typeof value === 'string' ? value : ''))
  const isPlain = decoded.method === 'transfer'
  if (!isPlain && decoded.method !== 'transferFrom' && decoded.method !== 'safeTransferFrom') return null
  const [from = '', to = '', amount = ''] = isPlain ? [safe, ...values] : values
  if (!isAddress(from) || !isAddress(to) || !/^\d+$/.test(amount)) return null
  const parties = { from: checksumAddress(from), to: checksumAddress(to), amount: BigInt(amount) }
  const concerns = isPlain || isSameAddress(from, safe) || isSameAddress(to, safe)
  return concerns ? parties : null
}

/** An empty call to itself uses the nonce up. It pays no refund, or, when a relayer runs it, all of one. */
function isCancellation(safe: Address, { to, value, data, operation }: DescribedCall, refund: Refund): boolean {
  if (!isSameAddress(to, safe) || value !== 0n || data !== '0x' || operation !== 0) return false
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = refund
  const isSet = [safeTxGas !== 0n, baseGas !== 0n, gasPrice !== 0n, refundReceiver !== ZERO_ADDRESS]
  return isSet.every((set) => set) || (isSet.every((set) => !set) && gasToken === ZERO_ADDRESS)
}

function settingsOf(data: Hex): SettingsInfo | null {
  const change = classifySettingsChange(data)
  switch (change?.type) {
    case undefined:
      return null
    case 'SET_FALLBACK_HANDLER':
      return { type: change.type, handler: named(change.handler) }
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return { type: change.type, owner: plain(change.owner), threshold: change.threshold }
    case 'SWAP_OWNER':
      return { type: change.type, oldOwner: plain(change.oldOwner), newOwner: plain(change.newOwner) }
    case 'CHANGE_IMPLEMENTATION':
      return { type: change.type, implementation: named(change.implementation) }
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return { type: change.type, module: named(change.module) }
    case 'SET_GUARD':
      return { type: change.type, guard: named(change.guard) }
    case 'SET_MODULE_GUARD':
      return { type: change.type, moduleGuard: named(change.moduleGuard) }
    case 'CHANGE_THRESHOLD':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return change
  }
}
