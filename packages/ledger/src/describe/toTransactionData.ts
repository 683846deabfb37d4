import type { AddressInfo, DataDecoded, DecodedValue, TokenInfo, TransactionData } from '@countersign/api'
import { type Address, checksumAddress, isAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { AbiSource } from '@countersign/safe'
import { decodeData, innerCallsOf } from '../decode/decodeData.ts'
import { hasNestedDelegateCall, isTrustedForDelegateCall } from '../decode/trustedDelegateCall.ts'
import { contractAddress, tokenOrContractAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../tokens/LedgerToken.ts'
import { toNativeTokenInfo, toTokenInfo, type NativeCurrency } from '../tokens/toTokenInfo.ts'
import type { Call } from './toTransactionInfo.ts'

/** The maximum number of tokens in one answer. */
const MAX_TOKENS = 100

/**
 * The decoded calldata of a call, with the names of every address in it.
 *
 * @param nativeCurrency listed under the zero address if a batch moves the native currency
 * @param source ABIs beyond the built-in ones
 * @example
 * toTransactionData({ to: multiSend, value: 0n, data: batch, operation: 1 }, tokens, { name: 'Ether', symbol: 'ETH', decimals: 18 }).dataDecoded?.method // 'multiSend'
 */
export function toTransactionData(
  call: Call,
  tokens: TokenIndex,
  nativeCurrency: NativeCurrency | undefined,
  source: AbiSource = {},
): TransactionData {
  const dataDecoded = decodeData(call.data, call.to, source)
  return {
    hexData: call.data === '0x' ? null : call.data,
    dataDecoded,
    to: contractAddress(call.to),
    value: call.value,
    operation: call.operation,
    trustedDelegateCallTarget:
      call.operation === 0 ? null : isTrustedForDelegateCall(call.to) && !hasNestedDelegateCall(dataDecoded),
    addressInfoIndex: nonEmpty(indexAddresses(dataDecoded, tokens)),
    tokenInfoIndex: nonEmpty(indexTokens(dataDecoded, tokens, nativeCurrency)),
  }
}

/**
 * Every address in the decoded parameters, including those of batched calls.
 *
 * @example
 * addressesInData({ to: multiSend, data }) // targets and parameters of every call
 */
export const addressesInData = (call: Pick<Call, 'data' | 'to'>, source: AbiSource = {}): Address[] => [
  ...new Set(addressesOf(decodeData(call.data, call.to, source))),
]

function addressesOf(decoded: DataDecoded | null): Address[] {
  return (decoded?.parameters ?? []).flatMap(({ value, valueDecoded }) => {
    if (Array.isArray(valueDecoded)) return valueDecoded.flatMap((call) => [call.to, ...addressesOf(call.dataDecoded)])
    return [...addressesInValue(value), ...addressesOf(valueDecoded ?? null)]
  })
}

function addressesInValue(value: DecodedValue): Address[] {
  if (Array.isArray(value)) return value.flatMap(addressesInValue)
  return isAddress(value) ? [checksumAddress(value)] : []
}

function indexAddresses(decoded: DataDecoded | null, tokens: TokenIndex): Record<string, AddressInfo> {
  const named = [...new Set(addressesOf(decoded))].map((address) => tokenOrContractAddress(address, tokens))
  return Object.fromEntries(named.filter(({ name }) => name !== null).map((info) => [info.value, info]))
}

function indexTokens(
  decoded: DataDecoded | null,
  tokens: TokenIndex,
  nativeCurrency: NativeCurrency | undefined,
): Record<string, TokenInfo> {
  const calls = innerCallsOf(decoded)
  const touched = [...new Set(calls.map((call) => call.to))].slice(0, MAX_TOKENS)
  const index: Record<string, TokenInfo> = {}
  if (nativeCurrency && calls.some((call) => call.value !== '0'))
    index[ZERO_ADDRESS] = toNativeTokenInfo(nativeCurrency)
  for (const address of touched) {
    const token = tokens.get(address)
    if (token) index[address] = toTokenInfo(address, token)
  }
  return index
}

const nonEmpty = <Value>(index: Record<string, Value>) => (Object.keys(index).length === 0 ? null : index)
