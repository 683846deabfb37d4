import { defineTranslation, listText, plural } from '@countersign/primitives'
import type { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

type Signing = { readonly threshold: number; readonly owners: number }

/** The verb comes first, as after "dann". */
const sign = ({ threshold, owners }: Signing) =>
  owners === 1
    ? 'unterschreibt ein Eigentümer allein'
    : `${threshold === 1 ? 'unterschreibt' : 'unterschreiben'} ${threshold} von ${owners}`
const then = (after: Signing | null) => (after === null ? '' : `; dann ${sign(after)}`)

export const recoveryAlarmMessagesDe = defineTranslation<typeof recoveryAlarmMessages>('recovery-alarm', {
  thisAccount: 'dieses Konto',
  aRecoverer: 'Eine Vertrauensperson',
  unknown: ({ name }) => `Eine Wiederherstellung von ${name} läuft, und ihre Wirkung ist unbekannt`,
  expectedUnknown: ({ name }) => `Eine erwartete Wiederherstellung von ${name} läuft, und ihre Wirkung ist unbekannt`,
  doesMore: ({ name }) => `Dieser Versuch bei ${name} bewirkt mehr als einen Wechsel der Eigentümer`,
  wouldFail: ({ name }) => `Eine Wiederherstellung von ${name} läuft, die jetzt scheitern würde`,
  expectedWouldFail: ({ name }) => `Eine erwartete Wiederherstellung von ${name} läuft, die jetzt scheitern würde`,
  takeover: ({ name }) => `Eine Wiederherstellung läuft, die ${name} allen Eigentümern entziehen würde`,
  expectedTakeover: ({ name }) =>
    `Eine erwartete Wiederherstellung läuft, die ${name} allen Eigentümern entziehen würde`,
  change: ({ name }) => `Eine Wiederherstellung läuft, die die Eigentümer von ${name} ändern würde`,
  expectedChange: ({ name }) => `Eine erwartete Wiederherstellung läuft, die die Eigentümer von ${name} ändern würde`,
  hasStarted: ({ who, name }) => `${who} hat begonnen, ${name} wiederherzustellen`,
  executableNow: 'Jede Adresse kann sie jetzt ausführen.',
  executableFrom: ({ time, left }) =>
    `Sie kann ab ${time}, in ${left}, ausgeführt werden, wenn die Eigentümer sie nicht abbrechen.`,
  othersWait: ({ more }) =>
    plural(more, { one: 'Danach wartet ein weiterer Versuch.', other: 'Danach warten # weitere Versuche.' }),
  cardNow: ({ clause }) => `Jede Adresse kann sie jetzt ausführen: ${clause}, wenn die Eigentümer sie nicht stoppen.`,
  cardFrom: ({ time, left, clause }) => `Ab ${time}, in ${left}: ${clause}, wenn die Eigentümer es nicht stoppen.`,

  announcedUnread: '{who} hat einen Aufruf angekündigt, den diese Seite nicht lesen konnte.',
  announcedMore: '{who} hat mehr angekündigt als einen Wechsel der Eigentümer.',
  announcedRefused: '{who} hat einen Wechsel der Eigentümer angekündigt, den das Konto jetzt ablehnen würde.',
  announcedNoChange: '{who} hat eine Änderung angekündigt, die weder Eigentümer noch Unterschriften ändert.',
  wantsTakeover: ({ leave, come, threshold, owners }) =>
    `{who} will ${leave === 1 ? 'den einzigen Eigentümer' : leave === 2 ? 'beide Eigentümer' : `alle ${leave} Eigentümer`} entfernen und {comes} ${
      come === 1
        ? 'zum einzigen Eigentümer machen, der dann allein unterschreibt.'
        : `zu Eigentümern machen; dann ${sign({ threshold, owners })}.`
    }`,
  wantsReplace: '{who} will {leaves} durch {comes} ersetzen.',
  wantsAdd: () => '{who} will {comes} als Eigentümer hinzufügen.',
  wantsRemove: '{who} will {leaves} als Eigentümer entfernen.',
  wantsThreshold: ({ after, before, owners }) =>
    `{who} will, dass ${after} statt ${before} von ${owners} Eigentümern unterschreiben.`,
  thenSign: (after) => `Dann ${sign(after)}.`,

  unreadCall: 'ein Aufruf wird ausgeführt, den diese Seite nicht lesen konnte',
  everything: 'sie kann alles, was das Konto kann',
  refusedChange: 'ein Wechsel der Eigentümer wird versucht, den das Konto jetzt ablehnen würde',
  allReplaced: ({ leave, comes, threshold, owners }) =>
    `${leave === 1 ? 'der einzige Eigentümer wird' : leave === 2 ? 'beide Eigentümer werden' : `alle ${leave} Eigentümer werden`} durch ${listText(comes)} ersetzt; dann ${sign({ threshold, owners })}`,
  someReplaced: ({ leaves, comes, then: after }) =>
    `${listText(leaves)} ${leaves.length === 1 ? 'wird' : 'werden'} durch ${listText(comes)} ersetzt${then(after)}`,
  someAdded: ({ comes, then: after }) =>
    `${listText(comes)} ${comes.length === 1 ? 'wird' : 'werden'} Eigentümer${then(after)}`,
  someRemoved: ({ leaves, then: after }) =>
    `${listText(leaves)} ${leaves.length === 1 ? 'wird' : 'werden'} als Eigentümer entfernt${then(after)}`,
  nothingChanges: 'Eigentümer und Unterschriften ändern sich nicht',
  thresholdChanges: ({ after, before, owners }) =>
    `${after} statt ${before} von ${owners} Eigentümern müssen unterschreiben`,

  noCancellation: ({ threshold }) =>
    `Es ist noch kein Abbruch vorgeschlagen. Ein Abbruch braucht ${plural(threshold, { one: '# Unterschrift', other: '# Unterschriften' })}.`,
  cancellationSigned: 'Der Abbruch ist vollständig unterschrieben. Führen Sie ihn jetzt aus.',
  cancellationWaits: ({ missing }) =>
    `Ein Abbruch wartet. ${plural(missing, { one: '# weitere Unterschrift stoppt', other: '# weitere Unterschriften stoppen' })} die Wiederherstellung.`,

  days: ({ count }) => plural(count, { one: '# Tag', other: '# Tage' }),
  hours: ({ count }) => plural(count, { one: '# Std.', other: '# Std.' }),
  minutes: ({ count }) => plural(count, { one: '# Min.', other: '# Min.' }),
  seconds: ({ count }) => plural(count, { one: '# Sek.', other: '# Sek.' }),

  alarmOf: ({ name }) => `Alarm wegen einer Wiederherstellung von ${name}`,
  notDrafted: 'Der Abbruch wurde nicht entworfen',
  readIt: 'Lesen',
  stopRecovery: 'Wiederherstellung stoppen',
  viewIt: 'Ansehen',
  reviewAndCancel: 'Prüfen und abbrechen',
})
