import { defineTranslation, numberText, listText } from '@countersign/primitives'
import type { recoveryFormMessages } from './recoveryFormMessages.ts'

export const recoveryFormMessagesDe = defineTranslation<typeof recoveryFormMessages>('recovery-form', {
  never: 'Nie',
  contractOf: 'Vertrag der Wiederherstellung',
  contract: 'Vertrag',
  code: 'Code',
  knownCode: 'Bekannter Code',
  notChecked: 'Nicht geprüft',
  calls: 'Aufrufe',
  callCount: ({ calls }) =>
    `${calls === 0 ? 'Keine' : calls === 1 ? '1' : `${numberText(calls)} in einer Transaktion`}`,
  other: 'Andere',
  numberOf: ({ title }) => `${title}: Zahl`,
  unitOf: ({ title }) => `${title}: Einheit`,
  seconds: 'Sekunden',
  minutes: 'Minuten',
  hours: 'Stunden',
  days: 'Tage',
  canTake: 'Eine Vertrauensperson kann alle Vermögenswerte nehmen, wenn kein Eigentümer reagiert',
  canTakeNote:
    'Nach der Frist kann eine Vertrauensperson alle Eigentümer ersetzen. Wählen Sie nur Personen, denen Sie die Kontrolle über das Konto geben würden.',
  canTakeNoteAfter: ({ notice }) =>
    `Nach einer Frist von ${notice} ohne Abbruch kann eine Vertrauensperson alle Eigentümer ersetzen. Wählen Sie nur Personen, denen Sie die Kontrolle über das Konto geben würden.`,
  shorterThanDay: 'Die Frist ist kürzer als ein Tag',
  shorterNote:
    'Eigentümer, die schlafen oder reisen, können nicht rechtzeitig abbrechen. Dann genügt ein gestohlener Schlüssel einer Vertrauensperson, um das Konto zu übernehmen.',
  alreadyOwners: ({ owners }) =>
    `${listText(owners)} ${owners.length === 1 ? 'ist schon Eigentümer' : 'sind schon Eigentümer'}`,
  bothRoles:
    'Geht dieser Schlüssel verloren, sind beide Rollen verloren. Wird er gestohlen, ist der Dieb Eigentümer und Vertrauensperson.',
  noExpiry: 'Eine angekündigte Wiederherstellung verfällt nicht',
  noExpiryNote: 'Sie könnte Jahre später ausgeführt werden, wenn die Eigentümer sie nicht abbrechen.',
  stepAnnounce: 'Eine Vertrauensperson kündigt an',
  stepAnnounceNote: 'Die neuen Eigentümer sind von da an öffentlich. Alle Eigentümer sehen einen Alarm.',
  stepNotice: 'Die Frist',
  noticeOf: ({ duration }) => `${duration} Frist`,
  ownersCanCancel: ({ threshold, owners }) =>
    `In dieser Zeit ${threshold === 1 ? 'kann jeder' : `können je ${threshold}`} von ${owners} Eigentümern abbrechen.`,
  noLimit: 'Keine Grenze für die Ausführung',
  noLimitNote: 'Jede Wallet kann sie später jederzeit ausführen.',
  stepExecution: 'Die Zeit für die Ausführung',
  executionTime: ({ duration }) => `${duration} für die Ausführung`,
  stepExecutionNote: 'Jede Wallet kann sie ausführen. Danach verfällt sie.',
  steps: 'Ablauf einer Wiederherstellung',
  unchanged: 'Sie haben die Einstellungen nicht geändert.',
  contractsNotLoaded: 'Die veröffentlichten Verträge sind noch nicht geladen.',
  changeTitle: 'Wiederherstellung ändern',
  setUpTitle: 'Wiederherstellung einrichten',
  subtitle:
    'Wenn zu viele Schlüssel verloren sind, können die Personen, die Sie hier wählen, die Eigentümer nach einer Frist ersetzen. Während der Frist können die Eigentümer abbrechen.',
  settingsChanged:
    'Die Einstellungen der Wiederherstellung haben sich geändert, seit Sie dieses Formular geöffnet haben.',
  settingsChangedNote: 'Das Formular zeigt jetzt die aktuellen Einstellungen. Ihre Eingaben wurden verworfen.',
  expired: 'Eine angekündigte Wiederherstellung ist verfallen.',
  expiredNote:
    'Sie kann nicht mehr ausgeführt werden. Eine neue muss warten, bis eine Wallet die verfallene überspringt.',
  recoverers: 'Vertrauenspersonen',
  recoverersHint:
    'Jede von ihnen kann allein eine Wiederherstellung beginnen, aber keine kann die Frist überspringen. Der Vertrag lässt sie jeden Aufruf ankündigen; diese Seite warnt die Eigentümer, wenn es mehr ist als ein Wechsel der Eigentümer.',
  noticeTitle: 'Frist, bevor sie wirkt',
  noticeHint: 'Lang genug, dass die Eigentümer sie bemerken und unterschreiben können, auch in den Ferien.',
  expiryTitle: 'Verfall einer angekündigten Wiederherstellung',
  expiryHint: 'Wird sie innerhalb dieser Zeit nach der Frist nicht ausgeführt, muss sie neu angekündigt werden.',
  notDrafted: 'Die Transaktion wurde nicht entworfen',
  back: 'Zurück',
  continue: 'Weiter zum Prüfen',
  wholeNumber: 'Geben Sie eine ganze Zahl ein.',
  needsRecoverer: 'Möglich, wenn eine Vertrauensperson eingegeben ist.',
  needsDifferent: 'Möglich, wenn jede Vertrauensperson eine andere Adresse hat.',
  needsTimes: 'Möglich, wenn beide Zeiten gültig sind.',
  nodesSilent: ({ network }) =>
    `Die Knoten von ${network} haben nicht geantwortet, deshalb ist der Code der Verträge nicht geprüft.`,
  notPublished: ({ network }) =>
    `Die veröffentlichten Verträge von Zodiac Delay liegen nicht auf ${network}, oder ihr Code weicht ab.`,
  comparing: 'Der Code der Verträge wird verglichen.',
})
