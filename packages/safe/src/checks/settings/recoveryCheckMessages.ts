import { defineMessages } from '@countersign/primitives'

export const recoveryCheckMessages = defineMessages('check-recovery', {
  setsNotice: ({ place, notice }: { place: string; notice: string }) =>
    `${place} sets the notice to ${notice}, also for announced attempts.`,
  noNotice: ({ place, notice }: { place: string; notice: string }) =>
    `${place} sets the notice to ${notice}, also for announced attempts. A recoverer can then take control of the account at once. Do not sign.`,
  shortNotice: ({ place, notice }: { place: string; notice: string }) =>
    `${place} sets the notice to ${notice}, also for announced attempts. That is shorter than a day: owners who sleep or travel cannot cancel in time.`,
  neverLapse: (place: string) => `${place} lets attempts lapse never.`,
  lapseAfter: ({ place, time }: { place: string; time: string }) =>
    `${place} lets attempts lapse ${time} after their notice.`,
  announces: (place: string) =>
    `${place} announces a call through the recovery module of this account itself. Ask the proposer what it is for.`,
  executes: (place: string) =>
    `${place} executes a call through the recovery module of this account itself. Ask the proposer what it is for.`,
  strangers: (addresses: string) =>
    `The recovery module that it creates is controlled by ${addresses}, not by this account alone. That address can remove the notice. Do not sign.`,
  noRecoverer: 'It has no recoverer yet.',
  mayReplace: ({ recoverers, notice }: { recoverers: string; notice: string }) =>
    `${recoverers} may replace the owners, or make any other call as the account, after a notice of ${notice} in which the owners can cancel.`,
  newDelay: (who: string) =>
    `The module is a new Zodiac Delay that this transaction creates, checked by address and code hash. This account alone controls it. ${who}`,
  newShortDelay: (who: string) =>
    `The module is a new Zodiac Delay that this transaction creates, checked by address and code hash. This account alone controls it. ${who} That is shorter than a day: owners who sleep or travel cannot cancel in time.`,
  moduleCode: 'The code of the new module',
  moduleFactory: 'The factory of the new module',
  notRequested: 'its code was not requested',
  codeUnread: ({ what, address, reason }: { what: string; address: string; reason: string }) =>
    `${what} at ${address} could not be read: ${reason}. Do not sign until it has been read.`,
  cancels: 'This cancels announced recoveries',
  cancelsBelow: ({ place, nonce }: { place: string; nonce: bigint }) =>
    `${place} cancels every attempt with a number below ${nonce}. An attempt announced later is not cancelled.`,
  movesPast: 'This moves past lapsed recoveries',
  nothingElse: (place: string) => `${place} changes nothing else.`,
  letsRecover: 'This lets an address recover the account',
  mayAnnounce: ({ place, recoverer }: { place: string; recoverer: string }) =>
    `${place} lets ${recoverer} announce any call in the name of this account. It can be executed after the notice unless the owners cancel it. Compare the address with what was agreed.`,
  removesRecoverer: 'This removes a recoverer',
  removesRight: ({ place, recoverer }: { place: string; recoverer: string }) =>
    `${place} removes the right of ${recoverer} to start a recovery.`,
  removesNotice: 'This removes the notice of recoveries',
  changesNotice: 'This changes the notice of recoveries',
  changesLapse: 'This changes when recoveries lapse',
  takesPart: 'This takes part in a recovery of this account',
  withoutNotice:
    'The recovery module that it creates has no notice: a recoverer can take control of the account at once. Do not sign.',
  notZodiac: ({ what, address }: { what: string; address: string }) =>
    `${what} at ${address} is not published Zodiac code, so this page does not know what it does. Do not sign.`,
})
