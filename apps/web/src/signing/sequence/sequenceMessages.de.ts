import { defineTranslation } from '@countersign/primitives'
import type { sequenceMessages } from './sequenceMessages.ts'

export const sequenceMessagesDe = defineTranslation<typeof sequenceMessages>('signing-sequence', {
  unreadable: 'Das Konto kann jetzt nicht gelesen werden. Versuchen Sie es erneut.',
  transactionChanged: ({ before, now }) =>
    `Die Transaktion hat sich geändert, während Sie sie lasen: Ihr Hash war ${before} und ist jetzt ${now}. Lesen Sie sie erneut.`,
  messageChanged: ({ before, now }) =>
    `Die Nachricht hat sich geändert, während Sie sie lasen: Ihr Hash war ${before} und ist jetzt ${now}. Lesen Sie sie erneut.`,
  finding: ({ title, reason }) => `${title}. ${reason}`,
  worse: ({ title, reason }) =>
    `Eine Prüfung hat ein schlechteres Ergebnis als bei Ihrem Klick: ${title}. ${reason} Lesen Sie die Prüfungen, und versuchen Sie es dann erneut.`,
  otherTab:
    'Ihre Wallet hat dafür schon eine Anfrage, aus einem anderen Tab oder von einem früheren Besuch dieser Seite. Beantworten Sie sie in der Wallet. Zeigt die Wallet keine, schließen Sie den Tab, der gefragt hat, oder laden Sie ihn neu.',
  stopped: 'Das Unterschreiben ist angehalten. Vergleichen Sie zuerst die Hashes auf einem anderen Gerät.',
  otherHash: ({ signed, shown }) =>
    `Die Unterschrift gilt für ${signed}, die Seite zeigt aber ${shown}. Sie wurde nicht gesendet. Unterschreiben Sie erneut.`,
  notAccepted: ({ reason }) =>
    `Der Dienst hat Ihre Unterschrift nicht angenommen (${reason}). Die Unterschrift ist in diesem Browser gespeichert. Senden Sie sie später erneut.`,
  onlyInTab: ({ reason }) =>
    `Der Dienst hat Ihre Unterschrift nicht angenommen (${reason}), und dieser Browser konnte sie nicht speichern. Die Unterschrift gibt es nur in diesem Tab. Kopieren Sie sie, bevor Sie den Tab schließen oder neu laden.`,
})
