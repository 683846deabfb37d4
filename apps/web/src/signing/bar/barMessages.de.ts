import { defineTranslation, listText, plural } from '@countersign/primitives'
import type { barMessages } from './barMessages.ts'

export const barMessagesDe = defineTranslation<typeof barMessages>('sign-bar', {
  more: 'Mehr',
  checksRunning: 'Die Prüfungen laufen noch…',
  correctFee: 'Berichtigen Sie zuerst die Netzwerkgebühr.',
  busyChecking: 'Wird erneut geprüft…',
  busyWallet: 'Bestätigen Sie in Ihrer Wallet…',
  busyDelivering: 'Wird an den Dienst gesendet…',
  override: 'Trotzdem fortfahren',
  overridden: 'Sie haben die gefundenen Gefahren übergangen.',
  sendAgain: 'Unterschrift erneut senden',
  compareReason: 'Vergleichen Sie die Hashes mit Ihrem Gerät, und bestätigen Sie dann, dass sie gleich sind.',
  compareFirst: 'Erst vergleichen, dann unterschreiben',
  stoppedReason: 'Das Unterschreiben ist angehalten. Vergleichen Sie zuerst die Hashes auf einem anderen Gerät.',
  stopped: 'Unterschreiben ist angehalten',
  stopTitle: 'Halt: Vergleichen Sie die Hashes auf einem anderen Gerät, bevor Sie es erneut versuchen',
  stopCompared:
    'Ich habe Domain-Hash, Nachrichten-Hash und safeTxHash auf einem anderen Gerät verglichen, und sie sind gleich',
  allowAgain: 'Unterschreiben wieder erlauben',
  stopWhy: ({ reason }) =>
    `${reason} Ein Fehler oder eine unerwartete zweite Anfrage beim Unterschreiben kann bedeuten, dass ein Programm zwischen dieser Seite und dem Gerät etwas anderes unterschreibt, als es zeigt.`,
  close: 'Schließen',
  connect: 'Wallet verbinden',
  execute: 'Ausführen',
  sign: 'Unterschreiben',
  signOnly: 'Nur unterschreiben',
  signAndExecute: 'Unterschreiben und ausführen',
  approveOnChain: 'Im Netzwerk bestätigen',
  propose: 'Vorschlagen',
  signMessage: 'Nachricht unterschreiben',
  copySignature: 'Unterschrift kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  signBlocked: 'Unterschreiben gesperrt',
  executeBlocked: 'Ausführen gesperrt',
  proposeBlocked: 'Vorschlagen gesperrt',
  copyBlocked: 'Kopieren gesperrt',
  signingBlocked: 'Unterschreiben ist gesperrt',
  blockedBy: ({ danger }) => `${danger}.`,
  readyTitle: 'Vollständig unterschrieben, bereit zur Ausführung',
  readyDetail: 'Jede Wallet kann sie ausführen und zahlt das Gas.',
  completesTitle: 'Ihre Unterschrift ist die letzte nötige',
  completesDetail: 'Sie kann sofort ausgeführt werden.',
  completesLater: 'Sie kann ausgeführt werden, wenn die Transaktionen davor ausgeführt sind.',
  completesAfter: (nonces) =>
    nonces.length === 1
      ? `Sie kann nach Transaktion ${nonces[0]} ausgeführt werden.`
      : `Sie kann nach den Transaktionen ${listText(nonces)} ausgeführt werden.`,
  requestedTitle: 'Ihre Unterschrift wird gebraucht',
  requestedDetail: (missing) =>
    plural(missing, { one: 'Danach fehlt noch # Unterschrift.', other: 'Danach fehlen noch # Unterschriften.' }),
  proposeTitle: 'Sie dürfen dies vorschlagen, noch kein Eigentümer hat unterschrieben',
  proposeDetail:
    'Ihre Unterschrift sagt dem Dienst, wer es vorschlägt. Sie zählt nicht zu den nötigen Unterschriften des Kontos.',
  signedOf: ({ signed, threshold }) => `${signed} von ${threshold} unterschrieben`,
  connectDetail: 'Verbinden Sie die Wallet eines Eigentümers, um zu unterschreiben.',
  waitingTitle: 'Vollständig unterschrieben, wartet auf die Transaktionen davor',
  waitingDetail: 'Die Transaktionen davor müssen zuerst ausgeführt werden.',
  approvalSent: 'Ihre Bestätigung im Netzwerk wurde gesendet',
  approvalSentDetail: 'Sie zählt, sobald ein Block sie enthält.',
  throughDetail:
    'Sie sind kein Eigentümer dieses Kontos, besitzen aber ein Konto, das es ist. Bestätigen Sie über dieses Konto: Jede Ebene braucht eine eigene Transaktion.',
  youSigned: 'Sie haben unterschrieben. Andere Eigentümer müssen noch unterschreiben.',
  notOwner: 'Die verbundene Wallet ist kein Eigentümer dieses Kontos.',
  contractExecutionTitle: 'Die Ausführung durch Ihr Konto würde dies vollenden',
  contractExecutionDetail: 'Ihr Konto bestätigt, indem es die Ausführung in einer eigenen Transaktion sendet.',
  contractApprovalLast: 'Die Bestätigung Ihres Kontos im Netzwerk würde dies vollenden',
  contractApproval: 'Die Bestätigung Ihres Kontos im Netzwerk wird gebraucht',
  contractApprovalDetail:
    'Ihr Konto hat keinen Schlüssel. Es bestätigt den Hash im Netzwerk, in einer eigenen Transaktion.',
  contractSignatureLast: 'Die Unterschrift Ihres Kontos würde dies vollenden',
  contractSignature: 'Die Unterschrift Ihres Kontos wird gebraucht',
  contractSignatureDetail:
    'Seine Eigentümer unterschreiben ohne Transaktion, und sein Vertrag prüft die Unterschriften. Oder Ihr Konto bestätigt im Netzwerk.',
  delete: 'Löschen',
  reject: 'Ablehnen',
  deleteTitle: 'Diesen Vorschlag löschen?',
  deleteText:
    'Der Vorschlag verlässt die Warteschlange dieses Dienstes. Schon gegebene Unterschriften bleiben gültig: Wer eine Kopie davon hat, kann die Transaktion weiterhin ausführen. Lehnen Sie sie ab, um das unmöglich zu machen.',
  deleteSignature:
    'Ihre Wallet unterschreibt diese Anfrage, um zu beweisen, dass der Vorschlag von Ihnen ist. Das kostet nichts.',
})
