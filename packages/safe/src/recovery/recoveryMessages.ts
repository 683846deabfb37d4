import { defineMessages } from '@countersign/primitives'

export const recoveryMessages = defineMessages('recovery', {
  noRecoverer: 'Name at least one recoverer.',
  noHolder: (address: string) => `${address} has no holder.`,
  itself: 'The account cannot recover itself.',
  twice: (address: string) => `${address} is named twice.`,
  noNotice: 'The notice must be longer than zero: without it, a recoverer could take control of the account at once.',
  longNotice: 'The notice is longer than 100 years.',
  shortExpiration: 'The contract accepts no execution time below one minute.',
  longExpiration: 'The execution time is longer than 100 years.',
  notOwner: (address: string) => `${address} is not an owner.`,
  otherPosition: (owner: string) => `${owner} is not at the position in the list of owners that the call expects.`,
  callsOther: (address: string) => `It calls ${address}, which is not this account.`,
  movesNative: 'It moves native currency.',
  otherMethod: (selector: string) => `It calls ${selector} of the account, which is not a change of owners.`,
  foreignCode: (address: string) => `It lets the code of ${address} act as the account. That code can do anything.`,
  unreadableBatch: 'Its batch of calls cannot be decoded.',
})
