export { codeRunOf } from './contracts/codeRunOf.ts'
export type { CodeRun, ContractFacts, Controller } from './contracts/ContractFacts.ts'
export { judgeContract, type JudgedContract } from './contracts/judgeContract.ts'
