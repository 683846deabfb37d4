export { attemptPhase, attemptTimes, type AttemptPhase, type AttemptTimes } from './recovery/attemptTimes.ts'
export type { DelayContracts } from './recovery/DelayContracts.ts'
export { EXECUTED_BY_MODULE, TRANSACTION_ADDED } from './recovery/delaySelectors.ts'
export { encodeDelaySetUp } from './recovery/encodeDelaySetUp.ts'
export {
  explainExpirationProblem,
  explainNoticeProblem,
  explainRecovererProblem,
  explainRecoveryProblem,
} from './recovery/explainRecoveryProblem.ts'
export { hashAnnouncedCall } from './recovery/hashAnnouncedCall.ts'
export { judgePastAttempt, type PastOutcome } from './recovery/judgePastAttempt.ts'
export type { OwnerList } from './recovery/ownersAfter.ts'
export { noticeWords } from './recovery/noticeWords.ts'
export { planRecovery } from './recovery/planRecovery.ts'
export { predictDelayModule } from './recovery/predictDelayModule.ts'
export { readAnnouncement } from './recovery/readAnnouncement.ts'
export { readNewRecoveries, type NewRecovery } from './recovery/readNewRecoveries.ts'
export { readRecoveryCall, type RecoveryCall } from './recovery/readRecoveryCall.ts'
export { readAttempt, type AttemptMeaning } from './recovery/readAttempt.ts'
export {
  addRecoverer,
  announceAttempt,
  cancelAttempts,
  executeAttempt,
  removeRecoverers,
  setExpiration,
  setNotice,
  skipLapsed,
} from './recovery/recoveryCalls.ts'
export type { AnnouncedCall, RecoveryModule } from './recovery/RecoveryModule.ts'
export type { RecoveryPlan } from './recovery/RecoveryPlan.ts'
