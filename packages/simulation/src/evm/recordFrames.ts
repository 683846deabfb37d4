import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import type { EVM } from '@ethereumjs/evm'
import { bytesToHex } from '@ethereumjs/util'
import { NOT_ENOUGH_BALANCE, normaliseError } from '../values/normaliseError.ts'
import type { Frame, FrameKind } from '../values/Trace.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

type Open = { -readonly [Key in keyof Frame]: Frame[Key] } & { calls: Frame[] }

export type FrameRecorder = {
  selfdestruct(contract: Address, beneficiary: Address, balance: bigint): void
  unpaid(from: Address, to: Address, value: bigint, input: Uint8Array): void
  /** Returns the tree of the run since the last `take`. */
  take(): Frame
}

/** Records the EVM's messages as a call tree. */
export function recordFrames(evm: EVM): FrameRecorder {
  const open: Open[] = []
  let done: Frame | undefined
  const text = (address: { toString(): Hex } | undefined): Address =>
    checksumAddress(address?.toString() ?? `0x${'0'.repeat(40)}`)

  evm.events.on('beforeMessage', (message) => {
    // CALLCODE also runs foreign code with the caller's storage.
    const foreign = message.to && message.codeAddress.toString() !== message.to.toString()
    const kind: FrameKind =
      message.delegatecall || foreign
        ? 'delegatecall'
        : message.to === undefined
          ? 'create'
          : message.isStatic
            ? 'staticcall'
            : 'call'
    open.push({
      kind,
      from: text(kind === 'delegatecall' ? message.to : message.caller),
      to: text(kind === 'delegatecall' ? message.codeAddress : message.to),
      value: kind === 'delegatecall' ? 0n : message.value,
      input: bytesToHex(message.data),
      output: '0x',
      error: null,
      calls: [],
    })
  })
  evm.events.on('afterMessage', ({ execResult, createdAddress }) => {
    const frame = open.pop()
    if (!frame) return
    const returned: Hex = bytesToHex(execResult.returnValue)
    const ended: Frame = {
      ...frame,
      ...(createdAddress && frame.kind === 'create' ? { to: text(createdAddress) } : {}),
      output: returned,
      error: execResult.exceptionError ? normaliseError(execResult.exceptionError.error) : null,
    }
    const parent = open.at(-1)
    if (parent) parent.calls.push(ended)
    else done = ended
  })
  return {
    selfdestruct: (contract, beneficiary, balance) => {
      open.at(-1)?.calls.push({
        kind: 'selfdestruct',
        from: contract,
        to: beneficiary,
        value: balance,
        input: '0x',
        output: '0x',
        error: null,
        calls: [],
      })
    },
    unpaid: (from, to, value, input) => {
      const error = NOT_ENOUGH_BALANCE
      open
        .at(-1)
        ?.calls.push({ kind: 'call', from, to, value, input: bytesToHex(input), output: '0x', error, calls: [] })
    },
    take: () => {
      const root = done
      done = undefined
      open.length = 0
      if (!root) throw new SimulationError('no-engine', messages.evmEnded)
      return root
    },
  }
}
