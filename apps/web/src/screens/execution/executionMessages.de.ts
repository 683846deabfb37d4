import { defineTranslation, plural } from '@countersign/primitives'
import type { executionMessages } from './executionMessages.ts'

export const executionMessagesDe = defineTranslation<typeof executionMessages>('execution', {
  checkCost: 'Prüfen Sie die Netzwerkkosten',
  close: 'Schließen',
  wouldPay:
    'Die Transaktion wurde noch nicht an Ihre Wallet gesendet. Die Wallet würde bis zu <worst/> zahlen. Sie erhält genau dieses Gaslimit und diese Gebühr.',
  type: (sentence) => `Geben Sie „${sentence}“ ein`,
  doNotSend: 'Nicht senden',
  toWallet: 'Weiter zur Wallet',

  hasExecuted: (nonce) => `Transaktion ${nonce} ausgeführt`,
  isPending: (nonce) => `Transaktion ${nonce} steht noch aus`,
  hasNotExecuted: (nonce) => `Transaktion ${nonce} wurde nicht ausgeführt`,

  progress: 'Fortschritt',
  sent: 'Gesendet, wartet auf einen Block',
  mined: 'In einem Block, wartet auf den Index',
  indexed: 'Ausgeführt',
  failed: 'Fehlgeschlagen',
  proposed: 'Dem Konto vorgeschlagen, das Ihre Wallet ist',
  proposedDetail:
    'Seine Eigentümer müssen vielleicht noch unterschreiben und ausführen. Sie können diese Seite verlassen.',
  step: ({ step, steps }) => `Schritt ${step} von ${steps}. Sie können diese Seite verlassen.`,
  youPaid: 'Sie haben <fee/> für Gas bezahlt.',
  paid: '<payer/> hat <fee/> für Gas bezahlt.',
  explorer: 'Explorer',
  copyHash: 'Transaktions-Hash kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',

  stepSigned: 'Unterschrieben',
  stepSubmitted: 'Eingereicht',
  stepInBlock: 'Im Block',
  stepIndexed: 'Im Index',
  stepReverted: 'Gescheitert',
  stepInnerFailed: 'Innerer Aufruf fehlgeschlagen',
  stepReplaced: 'Ersetzt',
  signedLast: ({ signed, required, by }) => `${signed} von ${required}, zuletzt von ${by ?? 'Ihnen'}`,
  by: (name) => `von ${name ?? 'Ihnen'}`,
  noBlock: 'wartet auf einen Block',
  thenHistory: 'danach in Verlauf und Guthaben',
  seconds: (count) => plural(count, { one: 'bisher # s', other: 'bisher # s' }),
  minutes: (count) => plural(count, { one: 'bisher # min', other: 'bisher # min' }),

  reverted: 'Fehlgeschlagen, nichts wurde bewegt',
  revertedAfter: (nonce) =>
    `<b>Nummer ${nonce} ist weiter frei</b>, und die Unterschriften bleiben gültig. Sie können es also erneut versuchen.`,
  revertedRetry: 'Erneut versuchen',
  replaced: 'In der Wallet ersetzt, nichts wurde bewegt',
  replacedAfter: (nonce) =>
    `<b>Nummer ${nonce} ist weiter frei</b>, und die Unterschriften bleiben gültig. Sie können also erneut ausführen.`,
  replacedRetry: 'Erneut ausführen',
  timeout: 'Noch nicht in einem Block',
  timeoutAfter: (nonce) =>
    `<b>Diese Seite prüft weiter.</b> Sie können erneut senden: Nummer ${nonce} kann nur einmal verwendet werden, daher würde nur eine der beiden wirksam. Gas können aber beide kosten.`,
  timeoutRetry: 'Erneut senden',
  nonceTaken: 'Durch eine andere Transaktion ersetzt',
  nonceTakenAfter: (nonce) =>
    `<b>Nummer ${nonce} ist verbraucht.</b> Hier wurde nichts bewegt. Um trotzdem auszuführen, schlagen Sie die Transaktion mit einer neuen Nummer vor.`,
  innerFailed: 'Der innere Aufruf ist fehlgeschlagen, nichts wurde bewegt',
  innerFailedAfter: (nonce) =>
    `<b>Nummer ${nonce} ist verbraucht.</b> Die Transaktion kam in einen Block, aber der innere Aufruf ist fehlgeschlagen. Um es erneut zu versuchen, schlagen Sie sie mit einer neuen Nummer vor.`,

  innerFailedReason: 'Der innere Aufruf ist fehlgeschlagen.',
  innerFailedUsed: 'Der innere Aufruf ist fehlgeschlagen. Die Nummer ist verbraucht, sonst hat sich nichts geändert.',
  walletMovedOn: (nonce) =>
    `Die Wallet hat ihre Nonce ${nonce} für eine andere Transaktion verwendet, daher wurde diese nie ausgeführt.`,
  otherUsed: (nonce) =>
    `Eine andere Transaktion hat Nummer ${nonce} des Kontos verwendet, daher kann diese nie ausgeführt werden.`,
  dropped:
    'Innerhalb von 5 Minuten hat kein Block sie aufgenommen, und der Knoten hat sie nicht mehr: Sie wurde verworfen.',
  notIncluded:
    'Innerhalb von 5 Minuten hat kein Block sie aufgenommen. Das kann noch geschehen, oder Sie beschleunigen sie in der Wallet.',

  cancelled: 'Abgebrochen: Nichts wurde ausgeführt',
  cancelledReason: 'Ein Block enthält Ihren Abbruch. Die Transaktion des Kontos wartet weiter.',
  stepCancelled: 'Abgebrochen',
  cancelSent: 'Abbruch gesendet, wartet auf einen Block',
  speedUp: 'Beschleunigen',
  cancelIt: 'Abbrechen',
  speedUpTitle: 'Diese Ausführung beschleunigen',
  cancelTitle: 'Diese Ausführung abbrechen',
  speedUpText: ({ walletNonce }) =>
    `Ihre Wallet sendet dieselbe Ausführung noch einmal mit ihrer Nonce ${walletNonce} und einer höheren Gebühr. Ein Block kann nur eine der beiden enthalten, also wird nichts doppelt ausgeführt.`,
  cancelText: ({ walletNonce }) =>
    `Ihre Wallet sendet 0 an sich selbst mit ihrer Nonce ${walletNonce} und einer höheren Gebühr. Enthält ein Block das zuerst, wird nichts ausgeführt: Die Transaktion bleibt in der Warteschlange, und die Unterschriften bleiben gültig. Enthält ein Block zuerst die Ausführung, wird sie ausgeführt.`,
  nonceWarning:
    'Ihre Wallet muss die Nonce beibehalten. Manche Wallets ignorieren sie und nehmen die nächste: Dann wird nichts ersetzt, und diese Seite sagt es.',
  sendSpeedUp: 'Weiter zur Wallet',
  back: 'Zurück',
  readingSent: 'Transaktion wird gelesen …',
  notReplaced: 'Nicht gesendet',
  replaceByAccount:
    'Ihre Wallet ist ein Konto, ein Vertrag ohne eigene Nonce. Diese Seite kann nicht beschleunigen oder abbrechen, was seine Eigentümer senden. Lehnen Sie die Transaktion stattdessen dort ab.',
  replaceByOther: ({ wallet }) =>
    `Um sie zu beschleunigen oder abzubrechen, verbinden Sie die Wallet, die sie gesendet hat: ${wallet}.`,
  walletIgnored: ({ asked, used }) =>
    `<b>Ihre Wallet hat ihre Nonce ${asked} ignoriert und ${used} verwendet.</b> Nichts wurde ersetzt. Die Nummer des Kontos kann nur einmal verwendet werden, also wird nichts doppelt ausgeführt, aber beide Transaktionen können Gas kosten.`,
  cancelIgnored: ({ asked, used }) =>
    `<b>Ihre Wallet hat ihre Nonce ${asked} ignoriert und ${used} verwendet.</b> Nichts wurde abgebrochen: Die Ausführung kann noch geschehen. Die andere Transaktion kostet nur Gas.`,
  walletChanged: ({ asked, sent }) =>
    `<b>Ihre Wallet hat die Netzwerkgebühr geändert.</b> Die Seite verlangte ${asked}. Die Wallet sendete ${sent}.`,
  planWords: ({ gas, most, tip }) =>
    tip === null
      ? `Gaslimit ${gas}, Gaspreis ${most} Gwei`
      : `Gaslimit ${gas}, Höchstgebühr ${most} Gwei, Trinkgeld ${tip} Gwei`,

  relayQueued: 'Wartet darauf, dass der Dienst sie sendet',
  relaySent: 'Vom Dienst gesendet, wartet auf einen Block',
  theService: 'Der Betreiber',
  bySponsor: 'vom Betreiber',
  stepNotRelayed: 'Nicht gesendet',
  notRelayed: 'Der Dienst hat sie nicht gesendet',
  notRelayedAfter: (nonce) =>
    `<b>Nummer ${nonce} ist weiter unbenutzt</b>, und die Unterschriften bleiben gültig. Sie können sie mit Ihrer Wallet ausführen.`,
  notRelayedReason: 'Der Dienst meldet, dass er die Transaktion nicht gesendet hat oder dass kein Knoten sie mehr hat.',
  relaySlow:
    'Kein Block hat sie innerhalb von 5 Minuten aufgenommen. Der Dienst erhöht seine Gebühr nicht. Sie können warten oder sie mit Ihrer Wallet ausführen.',
})
