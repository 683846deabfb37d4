import { ZERO_ADDRESS } from '@countersign/primitives'
import { normaliseError } from '../values/normaliseError.ts'
import type { Frame, FrameKind, RawLog } from '../values/Trace.ts'
import type { TracedCall } from './traceSchemas.ts'

const KINDS: Readonly<Record<string, FrameKind>> = {
  CALL: 'call',
  STATICCALL: 'staticcall',
  DELEGATECALL: 'delegatecall',
  CALLCODE: 'delegatecall',
  CREATE: 'create',
  CREATE2: 'create',
  SELFDESTRUCT: 'selfdestruct',
}

/** Converts a node's call tree. */
export function fromTracedCall(traced: TracedCall): Frame {
  const kind = KINDS[traced.type.toUpperCase()] ?? 'call'
  return {
    kind,
    from: traced.from,
    to: traced.to ?? ZERO_ADDRESS,
    value: kind === 'delegatecall' || kind === 'staticcall' ? 0n : (traced.value ?? 0n),
    input: traced.input,
    output: traced.output ?? '0x',
    error: traced.error ? normaliseError(traced.error) : null,
    calls: (traced.calls ?? []).map(fromTracedCall),
  }
}

/** Logs in order of emission: `position` is the number of inner calls before the log. */
export function logsOfTracedCall(traced: TracedCall): RawLog[] {
  if (traced.error) return []
  const calls = traced.calls ?? []
  const logs = traced.logs ?? []
  const at = (position: number) => logs.filter((log) => Number(log.position ?? calls.length) === position).map(toRawLog)
  return [...calls.flatMap((call, index) => [...at(index), ...logsOfTracedCall(call)]), ...at(calls.length)]
}

const toRawLog = ({ address, topics, data }: RawLog): RawLog => ({ address, topics, data })
