export type { DeclaredEffects } from './judge/DeclaredEffects.ts'
export type { EffectVerdict } from './judge/EffectVerdict.ts'
export type { UnitOf } from './judge/UnitOf.ts'
export { declareEffects } from './judge/declareEffects.ts'
export { judgeEffects } from './judge/judgeEffects.ts'
export { notSimulated, simulationFailed } from './judge/notSimulated.ts'
export { judgeLosses } from './judge/judgeLosses.ts'
export { unexpectedSlots } from './judge/unexpectedSlots.ts'
export { ownerNodeOfTrial } from './owners/ownerNodeOfTrial.ts'
export { isAcceptedByOwner, tryContractOwner, type OwnerTrial } from './owners/tryContractOwner.ts'
export { tryGuardRemoval } from './powers/tryGuardRemoval.ts'
export type { AccountProof, ProvenAccount } from './prove/AccountProof.ts'
export type { NamedBlock, SimulationRequest } from './values/SimulationRequest.ts'
export type { AccountChange, AccountWrites, SlotName, StorageWrite } from './values/AccountWrites.ts'
export type {
  TokenApproval,
  AssetDelta,
  Delegatecall,
  EngineName,
  EnvironmentRead,
  SimulatedCall,
  Known,
  SimulatedLog,
  SimulationResult,
} from './values/SimulationResult.ts'
export type { Rpc } from './rpc/Rpc.ts'
export { SimulationError, type SimulationErrorCode } from './rpc/SimulationError.ts'
export { simulate, type EvmRunner, type SimulateOptions } from './run/simulate.ts'
export { checkProof } from './prove/checkProof.ts'
export { proveAccountState, type ProveInput } from './prove/proveAccountState.ts'
export { trialGas } from './run/trialGas.ts'
export { openEvmWorker } from './worker/openEvmWorker.ts'
