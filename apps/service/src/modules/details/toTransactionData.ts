import type { AddressInfo, DataDecoded, DecodedValue, TokenInfo, TransactionData } from '@countersign/api'
import { type Address, checksumAddress, type Hex, isAddress, ZERO_ADDRESS } from '@countersign/safe/light'
import type { ChainConfig } from '../../config/chainConfig.ts'
import { decodeData } from '../decoder/decodeData.ts'
import { hasNestedDelegateCall, innerCallsOf, isTrustedForDelegateCall } from '../decoder/trustedDelegateCall.ts'
import { contractAddress, tokenOrContractAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../names/tokenIndex.ts'
import { wireTokenType } from '../names/wireTokenType.ts'

type Call = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

const MAX_TOKENS = 100

/** @param nativeCurrency listed under the zero address when a batch moves it; left out where the chain is not at hand */
export function toTransactionData(
  call: Call,
  tokens: TokenIndex,
  nativeCurrency?: ChainConfig['nativeCurrency'],
): TransactionData {
  const dataDecoded = decodeData(call.data, call.to)
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

/** Every address in the decoded parameters, batches included. */
export const addressesInData = (call: Pick<Call, 'data' | 'to'>): Address[] => [
  ...new Set(addressesOf(decodeData(call.data, call.to))),
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
  nativeCurrency: ChainConfig['nativeCurrency'] | undefined,
): Record<string, TokenInfo> {
  const calls = innerCallsOf(decoded)
  const touched = [...new Set(calls.map((call) => call.to))].slice(0, MAX_TOKENS)
  const index: Record<string, TokenInfo> = {}
  if (nativeCurrency && calls.some((call) => call.value !== '0'))
    index[ZERO_ADDRESS] = { type: 'NATIVE_TOKEN', address: ZERO_ADDRESS, ...nativeCurrency, logoUri: null }
  for (const address of touched) {
    const token = tokens.get(address)
    if (token === undefined) continue
    const { type, symbol, name } = token
    const decimals = token.decimals ?? (type === 'ERC721' || type === 'ERC1155' ? 0 : 18)
    index[address] = { type: wireTokenType(type), address, decimals, symbol, name, logoUri: null }
  }
  return index
}

const nonEmpty = <Value>(index: Record<string, Value>) => (Object.keys(index).length === 0 ? null : index)
