import type { DataDecoded, InnerCall, TransactionData } from '@countersign/api'
import type { Call } from './Call.ts'
import type { CallMeaning, ReadCall } from './CallMeaning.ts'
import { callTitle } from './callTitle.ts'
import { describeParameters, type ParameterView } from './describeParameters.ts'
import { readCall } from './readCall.ts'
import type { TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

export type CallNode = {
  /** `3.1`: place in the batch, at any depth. */
  readonly number: string
  readonly title: readonly TextPart[]
  /** `TUSD.transfer(address,uint256)`, or null for a plain payment. */
  readonly signature: string | null
  readonly parameters: readonly ParameterView[]
  readonly call: Call
  readonly meaning: CallMeaning
  /** Who read method and parameters: this page from the bytes, or only the service. */
  readonly source: 'bytes' | 'service' | 'unknown'
  readonly tone: 'none' | 'caution' | 'danger'
  readonly children: readonly CallNode[]
}

export type CallTree = {
  readonly nodes: readonly CallNode[]
  /** The contract that runs the batch, for a batch. */
  readonly batch: { readonly contract: string; readonly address: Call['to'] } | null
  readonly total: number
  readonly nested: number
}

/** Every call of a transaction, numbered, to any depth; a batch is shown as its calls. */
export function callTreeOf(
  call: Call,
  context: ViewContext,
  data: Pick<TransactionData, 'dataDecoded'> | null,
): CallTree {
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
  const isUnnamed = read.signature === null && call.data !== '0x'
  const local = isUnnamed ? (context.decode?.(call.data) ?? null) : null
  const named = isUnnamed ? (local ?? decoded) : null
  const { parts, tone } = callTitle(read, call, context, decoded)
  const target = context.tokenOf(call.to)?.symbol ?? context.nameOf(call.to)
  const method = named ? signatureOf(named) : read.signature
  return {
    number,
    title: parts,
    signature: method === null ? null : target === null ? method : `${target}.${method}`,
    parameters: describeParameters(read, call, named, context),
    call,
    meaning: read.meaning,
    source: named && !local ? 'service' : read.meaning.kind === 'unknown' && !local ? 'unknown' : 'bytes',
    tone,
    children: childrenOf(read.meaning, decoded, number, context, depth + 1),
  }
}

function childrenOf(
  meaning: CallMeaning,
  decoded: DataDecoded | null,
  number: string,
  context: ViewContext,
  depth: number,
): CallNode[] {
  if (meaning.kind === 'batch') return batchNodes(meaning.calls, decoded, `${number}.`, context, depth)
  if (meaning.kind !== 'execute') return []
  // The inner call runs in another account: what is "this account" there is not the one shown.
  const inside: ViewContext = {
    ...context,
    safe: meaning.account,
    accountName: context.nameOf(meaning.account) ?? 'the account',
  }
  const nested = decoded?.parameters?.find(({ name }) => name === 'data')?.valueDecoded
  const innerDecoded = nested && !Array.isArray(nested) ? nested : null
  return [nodeOf(meaning.inner, readCall(meaning.inner, inside, depth), innerDecoded, `${number}.1`, inside, depth)]
}

function batchNodes(
  calls: readonly Call[],
  decoded: DataDecoded | null,
  prefix: string,
  context: ViewContext,
  depth: number,
): CallNode[] {
  const told = innerCalls(decoded)
  return calls.map((call, index) => {
    // The service's decoding is only used for the very same bytes.
    const said = told?.[index]
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
