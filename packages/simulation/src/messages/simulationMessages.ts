import { defineMessages, numberText } from '@countersign/primitives'

export const simulationMessages = defineMessages('simulation-engine', {
  earlierFails: (nonce: string) =>
    `Transaction ${nonce}, which runs before it, fails. The outcome of this transaction is then not known.`,
  earlierFailsBecause: ({ nonce, reason }: { nonce: string; reason: string }) =>
    `Transaction ${nonce}, which runs before it, fails: ${reason}. The outcome of this transaction is then not known.`,
  nodeContradicts: (succeeds: boolean) =>
    succeeds
      ? 'The node contradicts itself: by eth_simulateV1 the execution succeeds, by debug_traceCall it does the opposite.'
      : 'The node contradicts itself: by eth_simulateV1 the execution fails, by debug_traceCall it does the opposite.',
  creationFails: (reason: string) => `The account’s creation fails: ${reason}.`,
  assumedSigners: ({ signers, owners }: { signers: number; owners: number }) =>
    `${signers} of ${owners} owners are assumed to have approved the hash. No signature was used.`,
  ranBefore: ({ count, nonces }: { count: number; nonces: string }) =>
    count === 1
      ? `Nonce ${nonces} was run before it, with the effects it has.`
      : `Nonce ${nonces} were run before it, with the effects they have.`,
  enginesContradict: ({ first, second, firstSucceeds }: { first: string; second: string; firstSucceeds: boolean }) =>
    firstSucceeds
      ? `The engines contradict each other: by ${first} the execution succeeds, by ${second} it fails.`
      : `The engines contradict each other: by ${first} the execution fails, by ${second} it succeeds.`,
  trialFails: 'The local trial fails, and no reason is given.',
  trialFailsBecause: (reason: string) => `The local trial fails: ${reason}.`,
  callMissing: 'The node’s answer to eth_simulateV1 does not contain the call.',
  noTrace: (reason: string) => `The node has no debug_traceCall: ${reason}`,
  noEarlier: 'debug_traceCall cannot run other transactions first.',
  notCreated: (account: string) =>
    `The creation call does not create ${account}. Check the factory and the initializer.`,
  notProvided: (reason: string) => `The node could not provide it: ${reason}`,
  evmEnded: 'The EVM ended without executing the transaction.',
  ownerUnknown: 'it is not a Safe, so only a real signature of its controller can show that it answers',
  accountReportsFailure: 'The account reports a failure.',
  cannotExecute: ({ account, owners, threshold }: { account: string; owners: number; threshold: number }) =>
    `The account ${account} has ${owners} owners and requires ${threshold} of them. It cannot execute a transaction.`,
  nonceAhead: ({ nonce, assumed }: { nonce: bigint; assumed: bigint }) =>
    `The account’s nonce is ${nonce}. The simulation assumed ${assumed}, as if all earlier transactions were executed.`,
  nonceUsed: ({ nonce, assumed }: { nonce: bigint; assumed: bigint }) =>
    `The account’s nonce is ${nonce}, so nonce ${assumed} is used up. The simulation assumed that it is free.`,
  createdFirst: 'The account is not deployed yet. The simulation created it first.',
  notInRow: ({ nonce, nonces }: { nonce: bigint; nonces: string }) =>
    `The account’s nonce is ${nonce}, but the transactions have ${nonces}. A sequence must begin at the account’s nonce and have no gaps.`,
  noAccount: ({ address, block, reason }: { address: string; block: bigint; reason: string }) =>
    `${address} could not be read as an account at block ${numberText(block)}: ${reason}`,
  noInitializer: 'The creation call does not contain an initializer.',
  noBlock: ({ node, block }: { node: string; block: string }) => `${node} does not have block ${block}.`,
  blockChanged: ({ block, before, now }: { block: bigint; before: string; now: string }) =>
    `Block ${numberText(block)} had hash ${before} when the simulation began and has ${now} now. Simulate again.`,
  malformedAnswer: ({ method, path, problem }: { method: string; path: string; problem: string }) =>
    `The node’s answer to ${method} is not valid: ${path} ${problem}`,
  noEngine: (reasons: string) => `No engine could simulate: ${reasons}`,
  workerFailed: (reason: string) => `The worker that runs the EVM failed: ${reason}`,
  cancelled: 'The simulation was cancelled.',
  hasNoMethod: ({ method }: { method: string }) => `it has no ${method}`,
  acceptsAnything: 'it accepts bytes that are not a signature',
  answersPartly: 'it answers only partly like an account',
})
