import { type Address, checksumAddress, hexToBytes } from '@countersign/primitives'
import { createCustomCommon, Mainnet, type Common } from '@ethereumjs/common'
import { createEVM, getActivePrecompiles, paramsEVM, type EVM, type EVMResult } from '@ethereumjs/evm'
import { bytesToHex, createAddressFromString } from '@ethereumjs/util'
import { normaliseError } from '../engine/normaliseError.ts'
import { earlierFails } from '../engine/earlierFails.ts'
import type { Plan, PlannedCall } from '../values/Plan.ts'
import { transfersOf } from '../engine/readFrames.ts'
import type { RawLog, Trace } from '../values/Trace.ts'
import type { EnvironmentRead } from '../values/SimulationResult.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { chargeGas, intrinsicGas } from './gas.ts'
import { LazyState } from './LazyState.ts'
import { prefetch } from './prefetch.ts'
import { recordFrames } from './recordFrames.ts'
import { recordingOpcodes } from './recordingOpcodes.ts'
import type { StateSource } from './StateSource.ts'
import { errorWords } from '../result/explainFailure.ts'
import { simulationMessages as messages } from '../simulationMessages.ts'

/** Runs a plan in the in-page EVM, which reads the chain's state on demand. */
export async function runEvm(plan: Plan, source: StateSource): Promise<Trace> {
  await prefetch(plan, source)
  const common = createCustomCommon({ chainId: Number(plan.request.chainId) }, Mainnet, {
    hardfork: plan.block.hardfork,
  })
  // The EVM does this itself, but only after the instruction set is read.
  common.updateParams(paramsEVM)
  const reads = new Map<string, EnvironmentRead>()
  const state = new LazyState(source, plan.overrides)
  const evm: EVM = await createEVM({
    common,
    stateManager: state,
    blockchain: blockHashes(source),
    customOpcodes: recordingOpcodes(common, {
      read: (read) => reads.set(`${read.contract} ${read.what}`, read),
      selfdestruct: (contract, beneficiary, balance) => frames.selfdestruct(contract, beneficiary, balance),
      unpaid: (from, to, value, input) => frames.unpaid(from, to, value, input),
    }),
  })
  const frames = recordFrames(evm)
  const first = plan.creation ? [plan.creation, ...plan.before] : plan.before
  for (const [index, call] of first.entries()) {
    const { execResult } = await runCall(evm, common, plan, call)
    if (execResult.exceptionError) {
      const reason = normaliseError(execResult.exceptionError.error)
      if (call !== plan.creation) throw earlierFails(plan, index - (plan.creation ? 1 : 0), reason)
      throw new SimulationError('account-unreadable', messages.creationFails(errorWords(reason)))
    }
    frames.take()
    state.originalStorageCache.clear()
    await evm.journal.cleanup()
    reads.clear()
  }
  if (first.length > 0) await state.beginMeasuring()
  const { execResult } = await runCall(evm, common, plan, plan.execution)
  const root = frames.take()
  return {
    success: execResult.exceptionError === undefined,
    output: bytesToHex(execResult.returnValue),
    error: root.error,
    gasUsed: chargeGas(
      plan.execution.data,
      execResult.executionGasUsed,
      execResult.gasRefund ?? 0n,
      plan.block.hardfork === 'osaka',
    ),
    logs: (execResult.logs ?? []).map(([address, topics, data]): RawLog => ({
      address: checksumAddress(bytesToHex(address) as Address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
    transfers: transfersOf(root),
    root: { known: true, value: root },
    storage: { known: true, value: await state.diff() },
    environment: { known: true, value: [...reads.values()] },
  }
}

async function runCall(evm: EVM, common: Common, plan: Plan, call: PlannedCall): Promise<EVMResult> {
  const { block } = plan
  const coinbase = createAddressFromString(block.coinbase)
  evm.journal.cleanJournal()
  for (const warm of [call.from, call.to, block.coinbase]) evm.journal.addAlwaysWarmAddress(warm.toLowerCase())
  for (const precompile of getActivePrecompiles(common).keys()) evm.journal.addAlwaysWarmAddress(`0x${precompile}`)
  const result = await evm.runCall({
    block: {
      header: {
        number: block.number,
        coinbase,
        timestamp: block.timestamp,
        difficulty: 0n,
        prevRandao: hexToBytes(block.prevRandao),
        gasLimit: block.gasLimit,
        baseFeePerGas: call.gasPrice > 0n ? 0n : (block.baseFee ?? 0n),
        getBlobGasPrice: () => 1n,
      },
    },
    caller: createAddressFromString(call.from),
    origin: createAddressFromString(call.from),
    to: createAddressFromString(call.to),
    data: hexToBytes(call.data),
    gasLimit: call.gas - intrinsicGas(call.data),
    gasPrice: call.gasPrice,
  })
  return result
}

function blockHashes(source: StateSource) {
  const chain = {
    getBlock: async (number: number) => {
      const hash = hexToBytes(await source.blockHash(BigInt(number)))
      return { hash: () => hash }
    },
    putBlock: async () => {},
    shallowCopy: () => chain,
  }
  return chain
}
