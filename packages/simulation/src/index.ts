export type { DeclaredEffects } from './judge/DeclaredEffects.ts'
export type { EffectVerdict } from './judge/EffectVerdict.ts'
export type { UnitOf } from './judge/UnitOf.ts'
export { declareEffects } from './judge/declareEffects.ts'
export { judgeEffects } from './judge/judgeEffects.ts'
export { unexpectedSlots } from './judge/unexpectedSlots.ts'
export { isAcceptedByOwner, tryContractOwner, type OwnerTrial } from './owners/tryContractOwner.ts'
export { tryGuardRemoval } from './powers/tryGuardRemoval.ts'
export type { AccountProof, ProvenAccount } from './prove/AccountProof.ts'
export type { SimulationRequest } from './request/SimulationRequest.ts'
export type { AccountChange, AccountWrites, SlotName, StorageWrite } from './result/AccountWrites.ts'
export type {
  Approval,
  AssetDelta,
  Delegatecall,
  EngineName,
  EnvironmentRead,
  InnerCall,
  Known,
  SimulatedLog,
  SimulationResult,
} from './result/SimulationResult.ts'
export type { Rpc } from './Rpc.ts'
export { SimulationError, type SimulationErrorCode } from './simulationError.ts'
export { simulate, type EvmRunner, type SimulateOptions } from './simulate.ts'
export { proveAccountState, type ProveInput } from './prove/proveAccountState.ts'
export { trialGas } from './trialGas.ts'
export { openEvmWorker } from './worker/openEvmWorker.ts'
