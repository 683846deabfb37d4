import { type Address, checksumAddress } from '@countersign/primitives'
import type { Common } from '@ethereumjs/common'
import { getOpcodesForHF, type EVMOpts } from '@ethereumjs/evm'
import type { EnvironmentRead } from '../values/SimulationResult.ts'
import { ENVIRONMENT_OPCODES } from '../engine/environmentOpcodes.ts'

type CustomOpcode = NonNullable<EVMOpts['customOpcodes']>[number]

type Recorder = {
  read(read: EnvironmentRead): void
  selfdestruct(contract: Address, beneficiary: Address, balance: bigint): void
  /** A call that the EVM does not enter, because the account lacks the value. */
  unpaid(from: Address, to: Address, value: bigint, input: Uint8Array): void
}

const CALL = 0xf1
const SELFDESTRUCT = 0xff
const addressOf = (word: bigint): Address =>
  checksumAddress(`0x${(word & ((1n << 160n) - 1n)).toString(16).padStart(40, '0')}`)

/** The instruction set with recorders around the relevant instructions. This is far cheaper than an event per step. */
export function recordingOpcodes(common: Common, recorder: Recorder): CustomOpcode[] {
  const { opcodes, handlers, dynamicGasHandlers } = getOpcodesForHF(common)
  return [...Object.keys(ENVIRONMENT_OPCODES).map(Number), CALL, SELFDESTRUCT].flatMap((opcode) => {
    const known = opcodes.get(opcode)
    const handler = handlers.get(opcode)
    if (!known || !handler) return []
    const gasFunction = dynamicGasHandlers.get(opcode)
    const wrapped: CustomOpcode = {
      opcode,
      opcodeName: known.name,
      baseFee: known.fee,
      ...(gasFunction && known.dynamicGas ? { gasFunction } : {}),
      logicFunction: async (state, hardfork) => {
        const contract = checksumAddress(state.interpreter.getAddress().toString())
        const what = ENVIRONMENT_OPCODES[opcode]
        if (what) recorder.read({ contract, what })
        else if (opcode === SELFDESTRUCT) {
          const [beneficiary = 0n] = state.stack.peek(1)
          recorder.selfdestruct(contract, addressOf(beneficiary), state.interpreter._env.contract.balance)
        } else {
          const [, to = 0n, value = 0n, offset = 0n, length = 0n] = state.stack.peek(5)
          if (value > state.interpreter._env.contract.balance)
            recorder.unpaid(contract, addressOf(to), value, state.memory.read(Number(offset), Number(length)))
        }
        await handler(state, hardfork)
      },
    }
    return [wrapped]
  })
}
