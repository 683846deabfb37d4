import { type Address, isSameAddress } from '@countersign/primitives'
import type { Plan } from '../values/Plan.ts'
import { walkEffective } from '../engine/readFrames.ts'
import type { Frame, Trace } from '../values/Trace.ts'
import { eventName } from '../values/eventNames.ts'
import { explainFailure } from '../values/explainFailure.ts'
import { readTokenApprovals } from './readTokenApprovals.ts'
import { readDeltas } from './readDeltas.ts'
import { readInnerCalls } from './readInnerCalls.ts'
import { readWrites } from './readWrites.ts'
import type { Delegatecall, EngineName, Known, SimulationResult } from '../values/SimulationResult.ts'

type Context = { engine: EngineName; rpcUrl: string; fallbacks: SimulationResult['fallbacks'] }

/**
 * Interprets an engine's record. It is the same code for every engine, so engines can differ only in their records.
 */
export function explainTrace(plan: Plan, trace: Trace, { engine, rpcUrl, fallbacks }: Context): SimulationResult {
  const { request, block, assumptions } = plan
  const { root, storage } = trace
  const inner = mapKnown(root, (frame) => readInnerCalls(plan, frame))
  return {
    engine,
    rpcUrl,
    chainId: request.chainId,
    block: { number: block.number, hash: block.hash, timestamp: block.timestamp },
    assumptions,
    fallbacks,
    success: trace.success,
    reason: trace.success ? null : explainFailure(trace.error ?? 'reverted', trace.output),
    gasUsed: trace.gasUsed,
    inner,
    innerSuccess: trace.success ? (inner.known ? inner.value.success : innerSuccessOf(trace, request.safe)) : false,
    deltas: readDeltas(trace.logs, trace.transfers),
    earlier: trace.earlier.map((one) => ({
      innerSuccess: innerSuccessOf(one, request.safe),
      deltas: readDeltas(one.logs, one.transfers),
    })),
    tokenApprovals: readTokenApprovals(trace.logs),
    writes: storage.known
      ? mapKnown(root, (frame) => readWrites(plan, trace, storage.value, frame))
      : { known: false, reason: storage.reason },
    delegatecalls: mapKnown(root, readDelegatecalls),
    created: mapKnown(root, (frame) => collect(frame, 'create').map(({ to }) => to)),
    selfdestructs: mapKnown(root, (frame) =>
      collect(frame, 'selfdestruct').map(({ from, to }) => ({ contract: from, beneficiary: to })),
    ),
    environment: mapKnown(trace.environment, (reads) =>
      reads.toSorted((first, second) =>
        `${first.contract}${first.what}` < `${second.contract}${second.what}` ? -1 : 1,
      ),
    ),
    logs: trace.logs.map((log) => ({ ...log, name: eventName(log.topics[0]) })),
  }
}

/** The account's own events report how its call ended. */
function innerSuccessOf(trace: Pick<Trace, 'logs'>, safe: Address): boolean | null {
  const names = trace.logs
    .filter(({ address }) => isSameAddress(address, safe))
    .map(({ topics }) => eventName(topics[0]))
  if (names.includes('ExecutionFailure')) return false
  return names.includes('ExecutionSuccess') ? true : null
}

function readDelegatecalls(root: Frame): Delegatecall[] {
  const found: Delegatecall[] = []
  const visit = (frame: Frame, depth: number) => {
    for (const call of frame.calls) {
      if (call.kind === 'delegatecall')
        found.push({
          depth,
          account: call.from,
          code: call.to,
          selector: call.input.length >= 10 ? `0x${call.input.slice(2, 10)}` : '0x',
          success: call.error === null,
          isProxy: frame.kind !== 'delegatecall' && frame.to === call.from && frame.input === call.input,
        })
      visit(call, depth + 1)
    }
  }
  visit(root, 0)
  return found
}

function collect(root: Frame, kind: Frame['kind']): Frame[] {
  const found: Frame[] = []
  walkEffective(root, (frame) => {
    if (frame.kind === kind) found.push(frame)
  })
  return found
}

function mapKnown<From, To>(known: Known<From>, map: (value: From) => To): Known<To> {
  return known.known ? { known: true, value: map(known.value) } : known
}
