import { checksumAddress, hexToBytes, type Address, type Hex } from '@countersign/primitives'
import { createCustomCommon, Mainnet, type Common } from '@ethereumjs/common'
import { createEVM, getActivePrecompiles, paramsEVM, type EVM, type EVMResult } from '@ethereumjs/evm'
import { bytesToHex, createAddressFromString } from '@ethereumjs/util'
import { normaliseError } from '../values/normaliseError.ts'
import { earlierFails } from '../engine/earlierFails.ts'
import type { Plan, PlannedCall } from '../values/Plan.ts'
import { transfersOf } from '../engine/readFrames.ts'
import type { EarlierTrace, RawLog, Trace } from '../values/Trace.ts'
import type { EnvironmentRead } from '../values/SimulationResult.ts'
import { SimulationError } from '../rpc/SimulationError.ts'
import { LazyState } from './LazyState.ts'
import { recordFrames } from './recordFrames.ts'
import { recordingOpcodes } from './recordingOpcodes.ts'
import type { StateSource } from './StateSource.ts'
import { errorWords } from '../values/explainFailure.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'
import { decodeMultiSend } from '@countersign/safe'
import { ownerSlot, SAFE_SLOT } from '../values/safeSlots.ts'

const TRANSACTION = 21_000n

/** The gas of a call before its first instruction (EIP-2028). */
function intrinsicGas(data: Hex): bigint {
  const { zeros, others } = countBytes(data)
  return TRANSACTION + 4n * zeros + 16n * others
}

/** The gas that a receipt would show: refunds are capped at a fifth (EIP-3529), calldata has a floor (EIP-7623). */
function chargeGas(data: Hex, executed: bigint, refund: bigint, hasFloor: boolean): bigint {
  const { zeros, others } = countBytes(data)
  const spent = intrinsicGas(data) + executed
  const refunded = refund < spent / 5n ? refund : spent / 5n
  const floor = hasFloor ? TRANSACTION + 10n * (zeros + 4n * others) : 0n
  return spent - refunded > floor ? spent - refunded : floor
}

function countBytes(data: Hex): { zeros: bigint; others: bigint } {
  let zeros = 0n
  for (let at = 2; at < data.length; at += 2) if (data.startsWith('00', at)) zeros++
  return { zeros, others: BigInt(data.length / 2 - 1) - zeros }
}

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
  const earlier: EarlierTrace[] = []
  const first = plan.creation ? [plan.creation, ...plan.before] : plan.before
  for (const [index, call] of first.entries()) {
    const { execResult } = await runCall(evm, common, plan, call)
    if (execResult.exceptionError) {
      const reason = normaliseError(execResult.exceptionError.error)
      if (call !== plan.creation) throw earlierFails(plan, index - (plan.creation ? 1 : 0), reason)
      throw new SimulationError('account-unreadable', messages.creationFails(errorWords(reason)))
    }
    const frame = frames.take()
    if (call !== plan.creation) earlier.push({ logs: logsOf(execResult), transfers: transfersOf(frame) })
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
    logs: logsOf(execResult),
    transfers: transfersOf(root),
    earlier,
    root: { known: true, value: root },
    storage: { known: true, value: await state.diff() },
    environment: { known: true, value: [...reads.values()] },
  }
}

const logsOf = ({ logs }: EVMResult['execResult']): RawLog[] =>
  (logs ?? []).map(([address, topics, data]) => ({
    address: checksumAddress(bytesToHex(address) as Address),
    topics: topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(data),
  }))

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

/** Requests at once the values that every execution reads, instead of one after another. */
async function prefetch({ request, execution, owners }: Plan, source: StateSource): Promise<void> {
  const { safe, transaction, creation } = request
  const targets = new Set<Address>([execution.from, transaction.to])
  for (const call of decodeMultiSend(transaction.data) ?? []) targets.add(call.to)
  const accounts = [...targets].map((address) => source.account(address))
  if (creation) {
    await Promise.all([...accounts, source.account(creation.factory), source.account(safe)])
    return
  }
  const slots = [SAFE_SLOT.threshold, SAFE_SLOT.nonce, SAFE_SLOT.guard, ...owners.map(ownerSlot)]
  const singleton = source.slot(safe, SAFE_SLOT.singleton).then((word) => source.account(`0x${word.slice(-40)}`))
  await Promise.all([...accounts, source.account(safe), singleton, ...slots.map((slot) => source.slot(safe, slot))])
}
