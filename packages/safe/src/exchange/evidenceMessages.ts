import { defineMessages } from '@countersign/primitives'

export const evidenceMessages = defineMessages('evidence', {
  made: (time: string) => `Evidence made ${time}`,
  madeBy: ({ time, build }: { time: string; build: string }) => `Evidence made ${time}, by build ${build}`,
  fact: ({ name, value, source }: { name: string; value: string; source: string }) => `${name}: ${value} (${source})`,
  factAt: ({ name, value, source, block }: { name: string; value: string; source: string; block: bigint }) =>
    `${name}: ${value} (${source}, block ${block})`,
  chain: 'from chain',
  proof: 'proved',
  service: 'from service',
  you: 'from you',
  unknown: 'unknown',
  verified: 'Verified',
  caution: 'Caution',
  danger: 'Danger',
  unchecked: 'Not checked',
  override: ({ title, typed, time }: { title: string; typed: string; time: string }) => `${title}: “${typed}”, ${time}`,
  unknownOwner: 'unknown owner',
  validSignature: 'valid',
  uncheckedSignature: 'unchecked',
  notOwnerSignature: 'not-owner',
  wrongSignature: 'wrong',
  duplicateSignature: 'duplicate',
  askedBy: (origin: string) => `Asked by, not signed: ${origin}`,
  signedText: 'Signed text',
  signedTypedData: 'Signed typed data',
  asPut: (statement: string) => `As the page put it: ${statement}`,
  account: ({
    shortName,
    address,
    chain,
    chainId,
    version,
  }: {
    shortName: string
    address: string
    chain: string
    chainId: bigint
    version: string
  }) => `Account ${shortName}:${address}, ${chain} (chain ${chainId}), contract ${version}`,
  hashes: 'Hashes',
  facts: 'Facts',
  checks: 'Checks, as the page found them',
  noChecks: 'None were made for this file.',
  overridden: 'Overridden',
  signatures: 'Signatures',
  outcome: 'Outcome',
  status: (status: string) => `Status: ${status}`,
  transaction: (hash: string) => `Transaction: ${hash}`,
  executedBy: (executor: string) => `Executed by: ${executor}`,
  at: (time: string) => `At: ${time}`,
  journal: 'Journal of the service',
  key: (key: string) => `Key: ${key}`,
  head: ({ sequence, hash }: { sequence: number; hash: string }) => `Head: record ${sequence}, ${hash}`,
  record: ({ sequence, time, hash }: { sequence: number; time: string; hash: string }) =>
    `Record ${sequence}, ${time}: ${hash}`,
  note: (note: string) => `Note, not signed: ${note}`,
  signedFields: 'Signed fields',
})
