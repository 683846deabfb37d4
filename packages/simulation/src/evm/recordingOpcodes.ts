import { checksumAddress, type Address } from '@countersign/safe'
import type { Common } from '@ethereumjs/common'
import { getOpcodesForHF, type EVMOpts } from '@ethereumjs/evm'
import type { EnvironmentRead } from '../result/SimulationResult.ts'
import { ENVIRONMENT_OPCODES } from './environmentOpcodes.ts'

type CustomOpcode = NonNullable<EVMOpts['customOpcodes']>[number]

type Recorder = {
  read(read: EnvironmentRead): void
  selfdestruct(contract: Address, beneficiary: Address, balance: bigint): void
}

const SELFDESTRUCT = 0xff

/** The instruction set with those that are of interest wrapped; far cheaper than hearing about every step. */
export function recordingOpcodes(common: Common, recorder: Recorder): CustomOpcode[] {
  const { opcodes, handlers, dynamicGasHandlers } = getOpcodesForHF(common)
  return [...Object.keys(ENVIRONMENT_OPCODES).map(Number), SELFDESTRUCT].flatMap((opcode) => {
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
        else {
          const [target = 0n] = state.stack.peek(1)
          const beneficiary = checksumAddress(`0x${(target & ((1n << 160n) - 1n)).toString(16).padStart(40, '0')}`)
          recorder.selfdestruct(contract, beneficiary, state.interpreter._env.contract.balance)
        }
        await handler(state, hardfork)
      },
    }
    return [wrapped]
  })
}
