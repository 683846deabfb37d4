import { findContractByAddress } from '@countersign/chains'
import {
  addressesInData,
  addressesOfCall,
  decodeData,
  innerCallsOf,
  type Call,
  type TokenIndex,
} from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import { readTokens } from './readTokens.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'

/** The tokens that a list row names: the targets of its call and of the calls inside. Each token costs four reads of the node. */
export const tokensOfCalls = (chain: ReadableChain, calls: readonly Call[]): Promise<TokenIndex> =>
  readUnpublished(
    chain,
    calls.flatMap(({ data, to }) => {
      const decoded = decodeData(data, to)
      return decoded ? [to, ...innerCallsOf(decoded).map((inner) => inner.to)] : []
    }),
  )

/** The tokens that the details of a call name, including those in the parameters. */
export const tokensInCall = (chain: ReadableChain, call: Call | null): Promise<TokenIndex> =>
  readUnpublished(
    chain,
    call === null || call.data === '0x' ? [] : [...addressesOfCall(call), ...addressesInData(call)],
  )

/** Published contracts are not tokens. */
const readUnpublished = (chain: ReadableChain, addresses: readonly Address[]) =>
  readTokens(
    chain,
    addresses.filter((address) => findContractByAddress(address).length === 0),
  )
