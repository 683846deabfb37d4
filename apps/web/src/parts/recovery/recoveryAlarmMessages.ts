import { defineMessages, listText, plural } from '@countersign/primitives'
import { countWords } from '../owners/countWords.ts'

type Signing = { readonly threshold: number; readonly owners: number }
type Then = Signing | null

const sign = ({ threshold, owners }: Signing) =>
  owners === 1 ? 'one owner signs alone' : `${threshold} of ${owners} sign`
const then = (after: Then) => (after === null ? '' : `; then ${sign(after)}`)

/** The words of a running recovery, for its page, the strip on other pages and the inbox. */
export const recoveryAlarmMessages = defineMessages('recovery-alarm', {
  thisAccount: 'this account',
  aRecoverer: 'A recoverer',
  unknown: ({ name }: { name: string }) => `A recovery of ${name} is running, and its effect is unknown`,
  expectedUnknown: ({ name }: { name: string }) =>
    `An expected recovery of ${name} is running, and its effect is unknown`,
  doesMore: ({ name }: { name: string }) => `This attempt on ${name} does more than change owners`,
  wouldFail: ({ name }: { name: string }) => `A recovery of ${name} is running that would fail now`,
  expectedWouldFail: ({ name }: { name: string }) => `An expected recovery of ${name} is running that would fail now`,
  takeover: ({ name }: { name: string }) => `A recovery is running that would take ${name} from all its owners`,
  expectedTakeover: ({ name }: { name: string }) =>
    `An expected recovery is running that would take ${name} from all its owners`,
  change: ({ name }: { name: string }) => `A recovery is running that would change who owns ${name}`,
  expectedChange: ({ name }: { name: string }) => `An expected recovery is running that would change who owns ${name}`,
  hasStarted: ({ who, name }: { who: string; name: string }) => `${who} has started to recover ${name}`,
  executableNow: 'Any address can execute it now.',
  executableFrom: ({ time, left }: { time: string; left: string }) =>
    `It can be executed from ${time}, in ${left}, unless the owners cancel it.`,
  othersWait: ({ more }: { more: number }) =>
    plural(more, { one: 'Another attempt waits after it.', other: '# other attempts wait after it.' }),
  cardNow: ({ clause }: { clause: string }) => `Any address can execute it now: ${clause}, unless the owners stop it.`,
  cardFrom: ({ time, left, clause }: { time: string; left: string; clause: string }) =>
    `On ${time.replace(',', ' at')}, in ${left}, ${clause}, unless the owners stop it.`,

  // The sentence of the attempt: {who}, {comes} and {leaves} are drawn as names.
  announcedUnread: '{who} has announced a call that this page could not read.',
  announcedMore: '{who} has announced more than a change of owners.',
  announcedRefused: '{who} has announced a change of owners that the account would refuse now.',
  announcedNoChange: '{who} has announced a change that does not change owners or signatures.',
  wantsTakeover: ({ leave, come, threshold, owners }: Signing & { leave: number; come: number }) =>
    `{who} wants to remove ${leave === 1 ? 'the only owner' : leave === 2 ? 'both owners' : `all ${countWords(leave)} owners`} and make {comes} ${
      come === 1 ? 'the only one, who then signs alone.' : `the owners; ${sign({ threshold, owners })}.`
    }`,
  wantsReplace: '{who} wants to replace {leaves} with {comes}.',
  wantsAdd: ({ come }: { come: number }) => `{who} wants to add {comes} as ${come === 1 ? 'an owner' : 'owners'}.`,
  wantsRemove: '{who} wants to remove {leaves} from the owners.',
  wantsThreshold: ({ after, before, owners }: { after: number; before: number; owners: number }) =>
    `{who} wants ${after} instead of ${before} of ${owners} owners to sign.`,
  thenSign: (after: Signing) => `Then ${sign(after)}.`,

  // The effect as a part of the sentence of the card.
  unreadCall: 'a call that this page could not read is executed',
  everything: 'it can do everything that the account can do',
  refusedChange: 'a change of owners is tried that the account would refuse now',
  allReplaced: ({ leave, comes, threshold, owners }: Signing & { leave: number; comes: readonly string[] }) =>
    `${leave === 1 ? 'the only owner is' : leave === 2 ? 'both owners are' : `all ${leave} owners are`} replaced by ${listText(comes)}${
      owners === 1 ? ', who then signs alone' : `; then ${sign({ threshold, owners })}`
    }`,
  someReplaced: ({ leaves, comes, then: after }: { leaves: readonly string[]; comes: readonly string[]; then: Then }) =>
    `${listText(leaves)} ${leaves.length === 1 ? 'is' : 'are'} replaced by ${listText(comes)}${then(after)}`,
  someAdded: ({ comes, then: after }: { comes: readonly string[]; then: Then }) =>
    `${listText(comes)} ${comes.length === 1 ? 'becomes an owner' : 'become owners'}${then(after)}`,
  someRemoved: ({ leaves, then: after }: { leaves: readonly string[]; then: Then }) =>
    `${listText(leaves)} ${leaves.length === 1 ? 'is' : 'are'} removed from the owners${then(after)}`,
  nothingChanges: 'owners and signatures do not change',
  thresholdChanges: ({ after, before, owners }: { after: number; before: number; owners: number }) =>
    `${after} instead of ${before} of ${owners} owners must sign`,

  noCancellation: ({ threshold }: { threshold: number }) =>
    `No cancellation is proposed yet. A cancellation needs ${plural(threshold, { one: '# signature', other: '# signatures' })}.`,
  cancellationSigned: 'The cancellation is fully signed. Execute it now.',
  cancellationWaits: ({ missing }: { missing: number }) =>
    `A cancellation is waiting. ${plural(missing, { one: '# more signature stops', other: '# more signatures stop' })} the recovery.`,

  days: ({ count }: { count: bigint }) => plural(count, { one: '# day', other: '# days' }),
  hours: ({ count }: { count: bigint }) => plural(count, { one: '# h', other: '# h' }),
  minutes: ({ count }: { count: bigint }) => plural(count, { one: '# min', other: '# min' }),
  seconds: ({ count }: { count: bigint }) => plural(count, { one: '# s', other: '# s' }),

  alarmOf: ({ name }: { name: string }) => `Recovery alarm of ${name}`,
  notDrafted: 'The cancellation was not drafted',
  readIt: 'Read it',
  stopRecovery: 'Stop the recovery',
  viewIt: 'View it',
  reviewAndCancel: 'Review and cancel',
})
