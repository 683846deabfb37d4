import type { AddressInfo, Chain, DataDecoded, DecodedValue, TokenInfo, TransactionData } from '@countersign/api'
import { findContractByAddress } from '@countersign/chains'
import { checksumAddress, isAddress, ZERO_ADDRESS, type Address } from '@countersign/safe'
import { named } from './names.ts'
import { readTokens, type TokenIndex } from './readTokens.ts'
import { decodeData, innerCallsOf, type DescribedCall } from './decodeData.ts'

/** Libraries made to be run with the account's own storage. The checks of the page look at their code as well. */
const LIBRARIES = new Set([
  'MultiSend',
  'MultiSendCallOnly',
  'SignMessageLib',
  'SafeMigration',
  'SafeToL2Migration',
  'SafeToL2Setup',
  'CreateCall',
  'SimulateTxAccessor',
])

export function transactionData(chain: Chain, call: DescribedCall, tokens: TokenIndex): TransactionData {
  const dataDecoded = decodeData(call.data, call.to)
  return {
    hexData: call.data === '0x' ? null : call.data,
    dataDecoded,
    to: named(call.to),
    value: call.value,
    operation: call.operation,
    trustedDelegateCallTarget: call.operation === 0 ? null : isLibrary(call.to) && !delegatesInside(dataDecoded),
    addressInfoIndex: indexAddresses(dataDecoded, tokens),
    tokenInfoIndex: indexTokens(chain, dataDecoded, tokens),
  }
}

/** The contracts a call might move tokens of: its target, and those of the calls inside it. */
export function tokensOfCalls(chain: Chain, calls: readonly DescribedCall[]): Promise<TokenIndex> {
  const targets = calls.flatMap(({ data, to }) => {
    const decoded = decodeData(data, to)
    return decoded ? [to, ...innerCallsOf(decoded).map((inner) => inner.to)] : []
  })
  return readTokens(
    chain,
    targets.filter((address) => findContractByAddress(address).length === 0),
  )
}

export const isLibrary = (address: Address): boolean =>
  findContractByAddress(address).some(({ name }) => LIBRARIES.has(name))

const delegatesInside = (decoded: DataDecoded | null): boolean =>
  innerCallsOf(decoded).some((call) => call.operation === 1 || delegatesInside(call.dataDecoded))

function indexAddresses(decoded: DataDecoded | null, tokens: TokenIndex): Record<string, AddressInfo> | null {
  const infos = [...new Set(addressesOf(decoded))].map((address) => named(address, tokens))
  const known = infos.filter(({ name }) => name !== null)
  return known.length === 0 ? null : Object.fromEntries(known.map((info) => [info.value, info]))
}

function addressesOf(decoded: DataDecoded | null): Address[] {
  return (decoded?.parameters ?? []).flatMap(({ value, valueDecoded }) =>
    Array.isArray(valueDecoded)
      ? valueDecoded.flatMap((call) => [call.to, ...addressesOf(call.dataDecoded)])
      : [...addressesInValue(value), ...addressesOf(valueDecoded ?? null)],
  )
}

function addressesInValue(value: DecodedValue): Address[] {
  if (Array.isArray(value)) return value.flatMap(addressesInValue)
  return isAddress(value) ? [checksumAddress(value)] : []
}

function indexTokens(chain: Chain, decoded: DataDecoded | null, tokens: TokenIndex): Record<string, TokenInfo> | null {
  const calls = innerCallsOf(decoded)
  const { name, symbol, decimals } = chain.nativeCurrency
  const native: TokenInfo = { type: 'NATIVE_TOKEN', address: ZERO_ADDRESS, name, symbol, decimals, logoUri: null }
  const found = [
    ...(calls.some(({ value }) => value !== '0') ? [native] : []),
    ...[...new Set(calls.map(({ to }) => to))].flatMap((to) => tokens.get(to.toLowerCase()) ?? []),
  ]
  return found.length === 0 ? null : Object.fromEntries(found.map((token) => [token.address, token]))
}
