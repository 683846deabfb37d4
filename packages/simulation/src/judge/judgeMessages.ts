import { defineMessages, numberText } from '@countersign/primitives'

export const judgeMessages = defineMessages('simulation-judge', {
  none: 'none',
  ownerAdded: (owner: string) => `${owner} becomes an owner`,
  ownerRemoved: (owner: string) => `${owner} stops being an owner`,
  moduleEnabled: (module: string) => `${module} becomes a module, which can move all funds without signatures`,
  moduleDisabled: (module: string) => `${module} stops being a module`,
  thresholdGoes: ({ before, after }: { before: bigint; after: bigint }) =>
    `the threshold goes from ${before} to ${after}`,
  programPublished: ({ before, after, program }: { before: string; after: string; program: string }) =>
    `the master copy (slot 0) goes from ${before} to ${after}, where ${program} is published`,
  programUnknown: ({ before, after }: { before: string; after: string }) =>
    `the master copy (slot 0) goes from ${before} to ${after}, so other code would control the account`,
  guard: ({ before, after }: { before: string; after: string }) =>
    `the transaction guard goes from ${before} to ${after}`,
  moduleGuard: ({ before, after }: { before: string; after: string }) =>
    `the module guard goes from ${before} to ${after}`,
  fallbackHandler: ({ before, after }: { before: string; after: string }) =>
    `the fallback handler goes from ${before} to ${after}`,
  implementation: ({ before, after }: { before: string; after: string }) =>
    `the implementation goes from ${before} to ${after}`,
  beacon: ({ before, after }: { before: string; after: string }) => `the beacon goes from ${before} to ${after}`,
  admin: ({ before, after }: { before: string; after: string }) => `the proxy’s admin goes from ${before} to ${after}`,
  contractOwner: ({ before, after }: { before: string; after: string }) =>
    `the contract’s owner goes from ${before} to ${after}`,
  destroys: (what: string) => `${what}. Do not sign it.`,
  destroysFor: ({ contract, beneficiary }: { contract: string; beneficiary: string }) =>
    `${contract} destroys itself in favour of ${beneficiary}`,
  foreignRuns: (what: string) => `${what}. It is not a published Safe contract. Do not sign it.`,
  runsWith: ({ code, selector, account }: { code: string; selector: string; account: string }) =>
    `${code} (method ${selector}) runs with the storage and funds of ${account}`,
  reads: ({ contract, what }: { contract: string; what: string }) => `${contract} reads ${what}`,
  readsEnvironment: ({ reads, block }: { reads: string; block: bigint }) =>
    `${reads}. The execution may have other effects than on block ${numberText(block)}. Simulate again immediately before the execution.`,
  timestamp: 'the time',
  number: 'the block number',
  coinbase: 'the block producer',
  gasprice: 'the gas price',
  origin: 'the sender of the execution',
  prevrandao: 'the block’s random number',
  basefee: 'the base fee',
  gaslimit: 'the block’s gas limit',
  blockhash: 'the hash of an earlier block',
  where: ({ block, node, engine }: { block: bigint; node: string; engine: string }) =>
    `Simulated on block ${numberText(block)} of ${node} by ${engine}.`,
  inPage: 'in-page EVM',
  failureReported: 'The account reports a failure.',
  nonceUsed: ({ why, nonce, where }: { why: string; nonce: bigint; where: string }) =>
    `${why} The execution itself succeeds: nonce ${nonce} is used up and the gas is paid. ${where}`,
  nonceUsedByGas: ({ why, nonce, where }: { why: string; nonce: bigint; where: string }) =>
    `${why} The execution itself succeeds, because safeTxGas or a refund is set: nonce ${nonce} is used up and the gas is paid. ${where}`,
  theTransaction: 'The transaction',
  call: (place: string) => `Call ${place}`,
  changesDeclared: (changes: string) => `In the simulation ${changes}. No other setting of the account changes.`,
  hiddenChange: (change: string) =>
    `In the simulation ${change}, of the account. No call of this transaction declares this change. Do not sign it.`,
  hiddenNestedChange: ({ change, account }: { change: string; account: string }) =>
    `In the simulation ${change}, of the nested account ${account}. No call of this transaction declares this change. Do not sign it.`,
  hiddenSetting: 'A setting changes without saying so',
  hiddenProgram: 'Replaces the account’s code',
  hiddenOwnerAdded: 'Adds an owner without saying so',
  hiddenOwnerRemoved: 'Removes an owner without saying so',
  hiddenModuleEnabled: 'Enables a module without saying so',
  hiddenModuleDisabled: 'Disables a module without saying so',
  hiddenThreshold: 'Changes the threshold without saying so',
  hiddenGuard: 'Changes the guard without saying so',
  hiddenModuleGuard: 'Changes the module guard without saying so',
  hiddenFallbackHandler: 'Changes the fallback handler without saying so',
  executionFails: 'Not known, because the execution fails',
  effectsUnknown: 'The simulation does not complete, so the effects of a successful execution are not known.',
  contractChanges: 'A contract changes its owner or code',
  contractChange: ({ account, change }: { account: string; change: string }) => `For ${account}, ${change}.`,
  givenAway: 'Gives a contract away without saying so',
  codeSwapped: 'Changes a contract’s code without saying so',
  contractChangeHidden: ({ account, change }: { account: string; change: string }) =>
    `In the simulation, of ${account}, ${change}. No call of this transaction declares this change. Do not sign it.`,
  delegatecallsUnknown: 'Delegatecalls are not known',
  callTreeUnknown: 'The call tree is not known.',
  destroysAccount: 'Destroys the account',
  foreignCode: 'Foreign code runs as the account',
  noForeignCode: 'No foreign code runs as the account',
  onlyOwnCode: 'Only the account’s own code ran.',
  publishedCode: (names: string) => `Besides the account’s own code, code at published addresses ran: ${names}.`,
  mayActDifferently: 'May act differently later',
  environmentUnknown: (reason: string) =>
    `It is not known whether the code reads the time, the block or its sender. ${reason}`,
  independent: 'Does not depend on its environment',
  readsNothing: 'No code that ran reads the time, the block, the gas price or the sender.',
  mayDiffer: 'May act differently when executed',
  executionWouldFail: 'The execution would fail',
  outcomeUnknown: 'The outcome is not known',
  notReported: (where: string) => `The account does not report whether its call succeeds. ${where}`,
  innerWouldFail: 'The inner call would fail',
  someFail: 'Some calls would fail silently',
  othersTakeEffect: ({ why, where }: { why: string; where: string }) => `${why} The other calls take effect. ${where}`,
  wouldSucceed: 'The execution would succeed',
  settingsUnknown: 'The settings afterwards are not known',
  writesUnknown: (reason: string) =>
    `The storage writes could not be determined, so changes of master copy, owners, threshold, modules, guards and handler are not known. ${reason}`,
  changesAsSaid: 'Settings change as the transaction says',
  noSettingChanges: 'No setting changes',
  settingsStay: 'Master copy, owners, threshold, modules, guards and fallback handler stay unchanged.',
  codeStays: 'The code is not replaced',
  codeNotReplaced: (account: string) =>
    `The transaction declares new code for ${account}. In the simulation the code stays unchanged.`,
})
