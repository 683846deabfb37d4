import type { DataDecoded, InnerCall, TransactionData } from '@countersign/api'
import type { Certainty, Decoding, ResolvedTarget } from '@countersign/safe/decode'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import type { Call } from './Call.ts'
import type { CallMeaning, ReadCall } from './CallMeaning.ts'
import { callTitle } from './callTitle.ts'
import { describeParameters, type ParameterView } from './describeParameters.ts'
import { readCall } from './readCall.ts'
import type { Reported } from './Decoder.ts'
import type { TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'
import { withNewAccounts } from './withNewAccounts.ts'
import { rowMessages } from './rowMessages.ts'

/** One call in the tree of a transaction's calls. */
export type CallNode = {
  /** For example `3.1`: the position in the batch, at any depth. */
  readonly number: string
  readonly title: readonly TextPart[]
  /** For example `TUSD.transfer(address,uint256)`, or null for a plain payment. */
  readonly signature: string | null
  readonly parameters: readonly ParameterView[]
  readonly call: Call
  readonly meaning: CallMeaning
  /** The source of method and parameters: this page, from the bytes, or only the service. */
  readonly source: 'bytes' | 'service' | 'unknown'
  /** How certain method and parameters are; null until the decoder has loaded. */
  readonly certainty: Certainty | null
  /**
   * The contract that answers at the target, as the chain shows it: the target's own code, or the code behind a
   * proxy.
   */
  readonly target: ResolvedTarget | null
  /** The description of a file that the user or the operator added for the target. */
  readonly described: Reported | null
  readonly tone: 'none' | 'caution' | 'danger'
  /** Whether the account itself makes this call. Only such calls move the account's funds. */
  readonly isOwn: boolean
  readonly children: readonly CallNode[]
}

/** All calls that a transaction makes, as a tree. */
export type CallTree = {
  readonly nodes: readonly CallNode[]
  /** The contract that executes the batch; null if the transaction is not a batch. */
  readonly batch: { readonly contract: string; readonly address: Call['to'] } | null
  readonly total: number
  readonly nested: number
}

const MAX_DEPTH = 16

/**
 * Every call of a transaction, numbered, to any depth. A batch is shown as its calls.
 *
 * @param data the service's decoding of a stored transaction, or null
 * @example
 * callTreeOf({ to: MULTI_SEND_CALL_ONLY_1_4_1, value: 0n, data: batch, operation: 1 }, viewFixture, null).nodes.map(({ number }) => number) // ['1', '2']
 */
export function callTreeOf(
  call: Call,
  known: ViewContext,
  data: Pick<TransactionData, 'dataDecoded'> | null,
): CallTree {
  const context = withNewAccounts(call, known)
  const read = readCall(call, context)
  const decoded = data?.dataDecoded ?? null
  const nodes =
    read.meaning.kind === 'batch'
      ? batchNodes(read.meaning.calls, decoded, '', context, 1)
      : [nodeOf(call, read, decoded, '1', context, 0)]
  const total = countNodes(nodes)
  const batch = read.meaning.kind === 'batch' ? { contract: read.meaning.contract, address: call.to } : null
  return { nodes, batch, total, nested: total - nodes.length }
}

function nodeOf(
  call: Call,
  read: ReadCall,
  decoded: DataDecoded | null,
  number: string,
  context: ViewContext,
  depth: number,
): CallNode {
  const known = call.data === '0x' ? undefined : context.decode?.(call.data, call.to)
  const local = known?.decoding ?? null
  const { parts, tone } = callTitle(read, call, context, decoded)
  const { named, method, source } = namedBy(call, read, local, decoded)
  const target = context.tokenOf(call.to)?.symbol ?? context.nameOf(call.to)
  const certainty = certaintyOf(call, read, context, local, decoded)
  return {
    number,
    title: parts,
    signature: method === null || target === null ? method : `${target}.${method}`,
    parameters: describeParameters(read, call, named, context),
    call,
    meaning: read.meaning,
    source,
    certainty,
    target: known?.target ?? null,
    described: known?.described ?? null,
    tone: tone === 'none' && isDoubtful(certainty) ? 'caution' : tone,
    isOwn: true,
    children: childrenOf(call, read, local, decoded, number, context, depth + 1),
  }
}

type Named = {
  /** Method and parameters from a source other than the methods this package reads itself. */
  readonly named: DataDecoded | null
  readonly method: string | null
  readonly source: CallNode['source']
}

function namedBy(call: Call, read: ReadCall, local: Decoding | null, decoded: DataDecoded | null): Named {
  if (read.signature !== null || call.data === '0x') return { named: null, method: read.signature, source: 'bytes' }
  if (local) return { named: wireOf(local), method: local.signature, source: 'bytes' }
  if (decoded) return { named: decoded, method: signatureOf(decoded), source: 'service' }
  return { named: null, method: null, source: read.meaning.kind === 'unknown' ? 'unknown' : 'bytes' }
}

/** Null until the decoder has loaded: until then certainty is unknown. */
function certaintyOf(
  call: Call,
  read: ReadCall,
  context: ViewContext,
  local: Decoding | null,
  decoded: DataDecoded | null,
): Certainty | null {
  if (call.data === '0x') return { kind: 'empty' }
  if (!context.decode) return read.signature === null && decoded !== null ? { kind: 'service' } : null
  if (local) return local.certainty
  // The decoder knows every method that this package reads, so only bytes that do not contain all parameters reach
  // this line.
  if (read.signature !== null) return { kind: 'inexact', reason: rowMessages.missingParameters }
  return decoded === null ? { kind: 'unknown', selector: selectorOf(call.data) } : { kind: 'service' }
}

const isDoubtful = (certainty: Certainty | null): boolean =>
  certainty?.kind === 'inexact' || certainty?.kind === 'collision'

const selectorOf = (data: Hex): Hex | null => (data.length >= 10 ? `0x${data.slice(2, 10).toLowerCase()}` : null)

const wireOf = ({ method, parameters }: Decoding): DataDecoded => ({ method, parameters: [...parameters] })

function childrenOf(
  call: Call,
  { meaning }: ReadCall,
  local: Decoding | null,
  decoded: DataDecoded | null,
  number: string,
  context: ViewContext,
  depth: number,
): CallNode[] {
  if (meaning.kind === 'batch') return batchNodes(meaning.calls, decoded, `${number}.`, context, depth)
  if (meaning.kind === 'execute') {
    const inside = insideOf(meaning.account, context)
    const nested = decoded?.parameters?.find(({ name }) => name === 'data')?.valueDecoded
    const innerDecoded = nested && !Array.isArray(nested) ? nested : null
    const node = nodeOf(
      meaning.inner,
      readCall(meaning.inner, inside, depth),
      innerDecoded,
      `${number}.1`,
      inside,
      depth,
    )
    return [{ ...node, isOwn: inside === context }]
  }
  // Foreign code may do anything with the calls in its parameters.
  if (call.operation === 1 || depth > MAX_DEPTH) return []
  return (local?.inner ?? []).map(({ from, ...inner }, index) => {
    const inside = from === null ? context : insideOf(from, context)
    const node = nodeOf(inner, readCall(inner, inside, depth), null, `${number}.${index + 1}`, inside, depth)
    return { ...node, isOwn: inside === context }
  })
}

/** The inner call executes in another account, so "this account" must not mean the account on the page. */
const insideOf = (account: Address, context: ViewContext): ViewContext =>
  isSameAddress(account, context.safe)
    ? context
    : { ...context, safe: account, accountName: context.nameOf(account) ?? rowMessages.otherAccount }

function batchNodes(
  calls: readonly Call[],
  decoded: DataDecoded | null,
  prefix: string,
  context: ViewContext,
  depth: number,
): CallNode[] {
  const inner = innerCalls(decoded)
  return calls.map((call, index) => {
    // The service's decoding is used only for identical bytes.
    const said = inner?.[index]
    const same = said && said.to.toLowerCase() === call.to.toLowerCase() && (said.data ?? '0x') === call.data
    return nodeOf(
      call,
      readCall(call, context, depth),
      same ? said.dataDecoded : null,
      `${prefix}${index + 1}`,
      context,
      depth,
    )
  })
}

function innerCalls(decoded: DataDecoded | null): readonly InnerCall[] | null {
  const value = decoded?.parameters?.[0]?.valueDecoded
  return Array.isArray(value) ? value : null
}

const signatureOf = (decoded: DataDecoded): string =>
  `${decoded.method}(${(decoded.parameters ?? []).map(({ type }) => type).join(',')})`

const countNodes = (nodes: readonly CallNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0)
