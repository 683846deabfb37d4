import { readDecoding } from '@countersign/chain-client/review'
import { createDecoder } from '@countersign/describe/decoder'
import {
  callTreeOf,
  certaintyWords,
  statementOfCall,
  textOf,
  tokensFromChain,
  type CallNode,
} from '@countersign/describe/transaction'
import { NATIVE_DECIMALS } from '@countersign/primitives'
import type { Read, TokenFacts } from '@countersign/safe/checks'
import { resolveTarget } from '@countersign/safe/decode'
import type { SafeTransactionData } from '@countersign/safe/light'
import { cliMessages } from '../cliMessages.ts'
import type { DecodedCall, HashedAccount } from './HashReport.ts'
import { targetReads } from './nodeReads.ts'

type Decoding = Awaited<ReturnType<typeof readDecoding>>

/** Every call at every depth, with the code at its target, from the bundled signatures and the node alone. */
export function decodeCalls(
  { chain, safe, state }: HashedAccount,
  transaction: SafeTransactionData,
): Promise<Decoding> {
  const reads = targetReads(chain.ask, state.block)
  return readDecoding({
    safe,
    transaction,
    decoderOf: (targets) => createDecoder({ addedFor: () => undefined, targetOf: targets }),
    targetAt: (address, selector) => resolveTarget(address, selector, reads).catch(() => null),
  })
}

type Described = { readonly statement: string; readonly calls: readonly DecodedCall[] }

/** The transaction as a sentence, and its calls with their parameters, as the page writes them. */
export function describeCalls(
  { chain, safe, state }: HashedAccount,
  transaction: SafeTransactionData,
  tense: 'will' | 'did',
  read: { readonly decoded: Decoding; readonly tokens: ReadonlyMap<string, Read<TokenFacts>> },
): Described {
  const context = {
    safe,
    accountName: cliMessages.theAccount,
    native: chain.currency ?? { symbol: cliMessages.coin, decimals: NATIVE_DECIMALS },
    threshold: state.threshold,
    nameOf: () => null,
    tokenOf: tokensFromChain(read.tokens),
    hasApps: false,
    decode: createDecoder({ addedFor: () => undefined, targetOf: read.decoded.targets }),
  }
  const { text } = statementOfCall({ call: transaction, tense, nonce: transaction.nonce }, context)
  return { statement: text, calls: callTreeOf(transaction, context, null).nodes.flatMap(rowsOf) }
}

function rowsOf({ number, title, signature, parameters, certainty, call, children }: CallNode): DecodedCall[] {
  const own: DecodedCall = {
    number,
    title: textOf(title),
    to: call.to,
    signature,
    certainty: (certainty && certaintyWords(certainty)?.short) ?? null,
    parameters: parameters.map(({ name, type, value, note }) => ({ name, type, value, note })),
  }
  return [own, ...children.flatMap(rowsOf)]
}
