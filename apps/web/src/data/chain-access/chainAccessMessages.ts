import { defineMessages } from '@countersign/primitives'

export const chainAccessMessages = defineMessages('chain-access', {
  OUTDATED: 'The service says that the version is outdated.',
  UP_TO_DATE: 'The service says that the version is up to date.',
  UNKNOWN: 'The service does not know this contract.',
  noBytes: 'The service sent no signature bytes.',
  empty: 'The signature is empty.',
  madeByOther: ({ found, claimed }: { found: string; claimed: string }) =>
    `It was made by ${found}, not by ${claimed}.`,
  notOwner: 'The signer is not a current owner of this account.',
  separateDelegatecall: 'A delegatecall must be a separate transaction. Remove it from the batch.',
  noMultiSend: ({ chain, version }: { chain: string; version: string }) =>
    `No MultiSendCallOnly contract is known on ${chain} for version ${version}. Propose each action as a separate transaction.`,
  noTransaction: (hash: string) => `the chain has no transaction ${hash}`,
  noReceiptNamed: 'the service names no Ethereum transaction for it',
  fieldsMissing: 'the service does not send all its signed fields',
  otherFields: 'the hash of the replaced transaction is not the hash of its fields',
  noEvents: (version: string) => `accounts of version ${version} emit no event`,
})
