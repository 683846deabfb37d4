import { defineMessages, numberText, listText } from '@countersign/primitives'

export const recoveryFormMessages = defineMessages('recovery-form', {
  never: 'Never',
  contractOf: 'Contract of the recovery',
  contract: 'Contract',
  code: 'Code',
  knownCode: 'Known code',
  notChecked: 'Not checked',
  calls: 'Calls',
  callCount: ({ calls }: { calls: number }) =>
    `${calls === 0 ? 'None' : calls === 1 ? '1' : `${numberText(calls)} in one transaction`}`,
  other: 'Other',
  numberOf: ({ title }: { title: string }) => `${title}: number`,
  unitOf: ({ title }: { title: string }) => `${title}: unit`,
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  canTake: 'A recoverer can take all assets if no owner reacts',
  canTakeNote:
    'After the notice, one recoverer can replace every owner. Choose only people to whom you would give control of the account.',
  canTakeNoteAfter: ({ notice }: { notice: string }) =>
    `After a notice of ${notice} without a cancellation, one recoverer can replace every owner. Choose only people to whom you would give control of the account.`,
  shorterThanDay: 'The notice is shorter than a day',
  shorterNote:
    'Owners who sleep or travel cannot cancel in time. Then one stolen key of a recoverer is enough to take the account.',
  alreadyOwners: ({ owners }: { owners: readonly string[] }) =>
    `${listText(owners)} ${owners.length === 1 ? 'is already an owner' : 'are already owners'}`,
  bothRoles: 'If this key is lost, both roles are lost. If it is stolen, the thief is owner and recoverer.',
  noExpiry: 'An announced recovery does not expire',
  noExpiryNote: 'It could be executed years later, unless the owners cancel it.',
  stepAnnounce: 'A recoverer announces',
  stepAnnounceNote: 'The new owners are public from then on. All owners see an alarm.',
  stepNotice: 'The notice',
  noticeOf: ({ duration }: { duration: string }) => `${duration} of notice`,
  ownersCanCancel: ({ threshold, owners }: { threshold: number; owners: number }) =>
    `Any ${threshold} of ${owners} owners can cancel during this time.`,
  noLimit: 'No limit for the execution',
  noLimitNote: 'Any wallet can execute it, at any later time.',
  stepExecution: 'The time for the execution',
  executionTime: ({ duration }: { duration: string }) => `${duration} for the execution`,
  stepExecutionNote: 'Any wallet can execute it. After that it expires.',
  steps: 'Steps of a recovery',
  unchanged: 'You have not changed the settings.',
  contractsNotLoaded: 'The published contracts are not loaded yet.',
  changeTitle: 'Change recovery',
  setUpTitle: 'Set up recovery',
  subtitle:
    'If too many keys are lost, the people you choose here can replace the owners after a notice. The owners can cancel during the notice.',
  settingsChanged: 'The recovery settings changed since you opened this form.',
  settingsChangedNote: 'The form now shows the current settings. Your input was discarded.',
  expired: 'An announced recovery has expired.',
  expiredNote: 'It can no longer be executed. A new one has to wait until a wallet skips the expired one.',
  recoverers: 'Recoverers',
  recoverersHint:
    'Each of them can start a recovery alone, but none can skip the notice. The contract lets them announce any call; this page warns the owners if it is more than a change of owners.',
  noticeTitle: 'Notice before it takes effect',
  noticeHint: 'Long enough for the owners to notice it and sign, including holidays.',
  expiryTitle: 'Expiry of an announced recovery',
  expiryHint: 'If it is not executed within this time after the notice, it has to be announced again.',
  notDrafted: 'The transaction was not drafted',
  back: 'Back',
  continue: 'Continue to review',
  wholeNumber: 'Enter a whole number.',
  needsRecoverer: 'Available when a recoverer is entered.',
  needsDifferent: 'Available when every recoverer is a different address.',
  needsTimes: 'Available when both times are valid.',
  nodesSilent: ({ network }: { network: string }) =>
    `The nodes of ${network} did not answer, so the code of the contracts is not checked.`,
  notPublished: ({ network }: { network: string }) =>
    `The published contracts of Zodiac Delay are not on ${network}, or their code differs.`,
  comparing: 'The code of the contracts is being compared.',
})
